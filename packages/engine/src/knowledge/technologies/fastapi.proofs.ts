import type { Proof } from '../../proof.ts';

const app = `from contextlib import asynccontextmanager
from fastapi import FastAPI
@asynccontextmanager
async def lifespan(app):
    app.state.pool = "open"
    yield
app = FastAPI(lifespan=lifespan)
@app.get("/")
async def read():
    return {"pool": app.state.pool}
`;
const packages = ['fastapi', 'starlette'];

/** Proofs of the FastAPI directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'fastapi.test-client',
    scaffold: 'python',
    packages: [...packages, 'httpx'],
    trials: [
      {
        shows: 'ASGITransport runs no lifespan',
        files: {
          'app.py': app,
          'a.py':
            'import asyncio, httpx\nfrom app import app\nasync def main():\n    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://t") as c:\n        print((await c.get("/")).json())\nasyncio.run(main())\n',
        },
        run: 'python a.py',
        exits: 'not zero',
        prints: /has no attribute 'pool'/,
      },
      {
        shows: 'TestClient as a context manager does',
        files: {
          'app.py': app,
          'a.py':
            'from fastapi.testclient import TestClient\nfrom app import app\nwith TestClient(app) as c:\n    print(c.get("/").json())\n',
        },
        run: 'python a.py',
        exits: 'zero',
        prints: /'pool': 'open'/,
      },
      {
        shows: 'the client asks for httpx2',
        run: 'python -W always -c "import starlette.testclient"',
        exits: 'zero',
        prints: /install `httpx2`/,
      },
    ],
  },
  {
    id: 'fastapi.lifespan',
    scaffold: 'python',
    packages,
    trials: [
      {
        shows: 'on_event is deprecated',
        files: {
          'a.py': 'from fastapi import FastAPI\napp = FastAPI()\n@app.on_event("startup")\nasync def f(): pass\n',
        },
        run: 'python -W always a.py',
        exits: 'zero',
        prints: /DeprecationWarning/,
      },
    ],
  },
  {
    id: 'FastAPI',
    scaffold: 'python',
    packages: ['pytest', 'ruff'],
    trials: [
      { shows: 'pytest exits 5 without tests', files: { 'a.py': 'x = 1\n' }, run: 'pytest -q', exits: 5 },
      {
        shows: 'one test runs alone',
        files: { 'tests/test_a.py': 'def test_one():\n    assert True\ndef test_two():\n    assert False\n' },
        run: 'pytest -q tests/test_a.py::test_one',
        exits: 'zero',
        prints: /1 passed/,
      },
      {
        shows: 'ruff finds a planted fault',
        files: { 'a.py': 'import os\n' },
        run: 'ruff check .',
        exits: 'not zero',
        prints: /F401/,
      },
    ],
  },
];
