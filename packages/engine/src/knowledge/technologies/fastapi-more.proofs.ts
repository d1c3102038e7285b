import type { Proof } from '../../proof.ts';
import { proofsIn, runsOf } from './one-run.ts';

const proof = proofsIn('python', 'fastapi', 'starlette', 'pydantic');
const run = runsOf(
  'a.py',
  'python',
  `from typing import Annotated
from fastapi import APIRouter, Depends, FastAPI, HTTPException
from fastapi.testclient import TestClient
from pydantic import BaseModel
app = FastAPI()
client = TestClient(app)
`,
);
const together = (kind: string) => `import asyncio, time, httpx
log = []
@app.get("/")
${kind} read():
    log.append("start")
    time.sleep(0.2)
    log.append("end")
async def main():
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://t") as c:
        await asyncio.gather(c.get("/"), c.get("/"))
asyncio.run(main())
print(",".join(log))`;

const asyncModels = `import asyncio
from sqlalchemy import ForeignKey, select
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship, selectinload
class Base(DeclarativeBase): pass
class Owner(Base):
    __tablename__ = "owner"
    id: Mapped[int] = mapped_column(primary_key=True)
    items: Mapped[list["Item"]] = relationship()
class Item(Base):
    __tablename__ = "item"
    id: Mapped[int] = mapped_column(primary_key=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("owner.id"))
`;

/** Proofs of the FastAPI directives that need no server of their own. */
export const proofs: readonly Proof[] = [
  proof(
    'fastapi.blocking-async',
    run('a blocking call in async def holds the other request', together('async def'), /start,end,start,end/),
    run('in plain def both run', together('def'), /start,start,end,end/),
  ),
  proof(
    'fastapi.response-model',
    run(
      'the model filters a column, and without it the column leaks',
      `class Out(BaseModel):
    name: str
row = {"name": "a", "password": "secret"}
@app.get("/out", response_model=Out)
async def out(): return row
@app.get("/raw")
async def raw(): return row
print(client.get("/out").json(), client.get("/raw").json())`,
      /\{'name': 'a'\} \{'name': 'a', 'password': 'secret'\}/,
    ),
  ),
  proof(
    'fastapi.strict-content-type',
    run(
      'without the header the body is not parsed',
      `class In(BaseModel):
    a: int
@app.post("/")
async def take(body: In): return body
print(client.post("/", content=b'{"a": 1}').status_code, client.post("/", content=b'{"a": 1}', headers={"content-type": "application/json"}).status_code)`,
      /422 200/,
    ),
  ),
  proof(
    'fastapi.sse',
    run(
      'events are part of the framework',
      `from collections.abc import AsyncIterable
from fastapi.sse import EventSourceResponse
@app.get("/", response_class=EventSourceResponse)
async def stream() -> AsyncIterable[dict[str, int]]:
    yield {"a": 1}
answer = client.get("/")
print(answer.headers["content-type"], answer.text)`,
      /text\/event-stream[\s\S]*data: \{"a":1\}/,
    ),
  ),
  proof(
    'fastapi.dependency-scope',
    run(
      'a dependency ends after the response, one of scope function before it',
      `from fastapi.responses import StreamingResponse
log = []
def late():
    yield
    log.append("late ends")
def early():
    yield
    log.append("early ends")
@app.get("/")
def read(a: Annotated[None, Depends(late)], b: Annotated[None, Depends(early, scope="function")]):
    def parts():
        log.append("sent")
        yield "x"
    return StreamingResponse(parts())
client.get("/")
print(",".join(log))`,
      /early ends,sent,late ends/,
    ),
  ),
  proof(
    'fastapi.session',
    run(
      'what fails after the yield does not change the answer that was sent',
      `def session():
    yield
    raise RuntimeError("commit failed")
@app.get("/")
def read(s: Annotated[None, Depends(session)]): return "done"
quiet = TestClient(app, raise_server_exceptions=False)
print(quiet.get("/").status_code)
try:
    client.get("/")
except RuntimeError as error:
    print(error)`,
      /^200\ncommit failed$/m,
    ),
  ),
  proof(
    'fastapi.partial-update',
    run(
      'extra is refused only where the model says so, and exclude_unset holds what was sent',
      `from pydantic import ConfigDict
class Loose(BaseModel):
    name: str = ""
    note: str = ""
class Strict(Loose):
    model_config = ConfigDict(extra="forbid")
@app.patch("/loose")
def loose(body: Loose): return body.model_dump()
@app.patch("/strict")
def strict(body: Strict): return body.model_dump(exclude_unset=True)
print(client.patch("/loose", json={"nmae": "a"}).json(), client.patch("/strict", json={"nmae": "a"}).status_code, client.patch("/strict", json={"name": "a"}).json())`,
      /^\{'name': '', 'note': ''\} 422 \{'name': 'a'\}$/m,
    ),
  ),
  proof(
    'fastapi.frontend',
    run(
      'routes answer first, also those that come later, and other paths get the app',
      `import pathlib
pathlib.Path("dist").mkdir(exist_ok=True)
pathlib.Path("dist/index.html").write_text("the app")
app.frontend("/", directory="dist")
@app.get("/api/later")
def later(): return "route"
print(client.get("/api/later").json(), client.get("/deep/link", headers={"accept": "text/html"}).text)`,
      /^route the app$/m,
    ),
  ),
  proof('fastapi.skill', {
    shows: 'the package holds the file',
    run: 'head -3 ../../venv/lib/python3*/site-packages/fastapi/.agents/skills/fastapi/SKILL.md',
    exits: 'zero',
    prints: /name: fastapi/,
  }),
  proof(
    'fastapi.current-user',
    run(
      'a dependency of the router covers every route of it',
      `def user():
    raise HTTPException(401)
router = APIRouter(dependencies=[Depends(user)])
@router.get("/a")
def a(): return 1
@router.get("/b")
def b(): return 1
app.include_router(router)
print(client.get("/a").status_code, client.get("/b").status_code)`,
      /401 401/,
    ),
  ),
  proof(
    'fastapi.cors-exact',
    run(
      'the pair of * and credentials reflects every origin',
      `from fastapi.middleware.cors import CORSMiddleware
app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_credentials=True)
@app.get("/")
def read(): return 1
answer = client.get("/", headers={"Origin": "https://evil.example", "Cookie": "a=1"})
print(answer.headers["access-control-allow-origin"], answer.headers["access-control-allow-credentials"])`,
      /https:\/\/evil\.example true/,
    ),
    run(
      'a list answers only its origins',
      `from fastapi.middleware.cors import CORSMiddleware
app.add_middleware(CORSMiddleware, allow_origins=["https://good.example"], allow_credentials=True)
@app.get("/")
def read(): return 1
print([client.get("/", headers={"Origin": o}).headers.get("access-control-allow-origin") for o in ("https://evil.example", "https://good.example")])`,
      /\[None, 'https:\/\/good\.example'\]/,
    ),
  ),
  proof('fastapi.pydantic2', {
    shows: 'names of version 1 warn, those of version 2 do not',
    files: {
      'a.py':
        'import warnings\nfrom pydantic import BaseModel\nclass A(BaseModel):\n    a: int\nwarnings.simplefilter("error")\nprint(A.model_validate({"a": 1}).model_dump())\ntry:\n    A(a=1).dict()\nexcept DeprecationWarning as warning:\n    print("old", type(warning).__name__)\n',
    },
    run: 'python a.py',
    exits: 'zero',
    prints: /\{'a': 1\}\nold PydanticDeprecatedSince20/,
  }),
  proof('fastapi.orjson', {
    shows: 'ORJSONResponse is deprecated',
    run: "python -W always -c \"from fastapi.responses import ORJSONResponse, UJSONResponse\nfor one in (ORJSONResponse, UJSONResponse): print(one.__deprecated__ if hasattr(one, '__deprecated__') else 'not')\"",
    exits: 'zero',
    prints: /deprecated[\s\S]*deprecated/,
  }),
  {
    ...proof(
      'fastapi.async-lazy',
      runsOf('a.py', 'python', asyncModels)(
        'a lazy load raises MissingGreenlet, selectinload does not',
        `async def main():
    engine = create_async_engine("sqlite+aiosqlite://")
    async with engine.begin() as c: await c.run_sync(Base.metadata.create_all)
    make = async_sessionmaker(engine, expire_on_commit=False)
    async with make() as s:
        s.add(Owner(items=[Item()]))
        await s.commit()
    async with make() as s:
        try:
            print(len((await s.scalars(select(Owner))).one().items))
        except Exception as error:
            print("MissingGreenlet" in str(error))
    async with make() as s:
        print(len((await s.scalars(select(Owner).options(selectinload(Owner.items)))).one().items))
    await engine.dispose()
asyncio.run(main())`,
        /^True\n1$/m,
      ),
      runsOf('a.py', 'python', asyncModels)(
        'after a commit an attribute can be read only with expire_on_commit=False',
        `async def main():
    engine = create_async_engine("sqlite+aiosqlite://")
    async with engine.begin() as c: await c.run_sync(Base.metadata.create_all)
    for expires in (True, False):
        async with async_sessionmaker(engine, expire_on_commit=expires)() as s:
            owner = Owner()
            s.add(owner)
            await s.commit()
            try:
                print(owner.id > 0)
            except Exception as error:
                print("MissingGreenlet" in str(error), "raised")
    await engine.dispose()
asyncio.run(main())`,
        /^True raised\nTrue$/m,
      ),
      {
        shows: 'SQLAlchemy brings greenlet only with the extra',
        run: "python -c \"import importlib.metadata as m; print([one for one in m.requires('SQLAlchemy') if one.startswith('greenlet') and 'extra' not in one])\"",
        exits: 'zero',
        prints: /^\[\]$/m,
      },
    ),
    packages: ['SQLAlchemy', 'aiosqlite'],
  },
  ...['fastapi.alembic', 'flask.migrations'].map((id) => ({
    ...proof(
      id,
      runsOf('a.py', 'python')(
        'autogenerate sees a rename as drop and add',
        `from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Column, Integer, MetaData, String, Table, create_engine
def tables(name):
    metadata = MetaData()
    Table("person", metadata, Column("id", Integer, primary_key=True), Column(name, String(20)))
    return metadata
with create_engine("sqlite://").connect() as connection:
    tables("name").create_all(connection)
    print(sorted(change[0] for change in compare_metadata(MigrationContext.configure(connection), tables("full_name"))))`,
        /\['add_column', 'remove_column'\]/,
      ),
    ),
    packages: ['alembic', 'SQLAlchemy'],
  })),
  proof(
    'pair.react-fastapi',
    run(
      'a default id contains the path, an explicit one does not',
      `@app.get("/items/{id}")
def read(id: int) -> int: return id
@app.get("/other/{id}", operation_id="readOther")
def other(id: int) -> int: return id
print([one["get"]["operationId"] for one in app.openapi()["paths"].values()])`,
      /\['read_items__id__get', 'readOther'\]/,
    ),
    run(
      'without a response model the schema of the answer is empty',
      `@app.get("/a")
def a(): return {"b": 1}
print(app.openapi()["paths"]["/a"]["get"]["responses"]["200"]["content"])`,
      /\{'application\/json': \{'schema': \{\}\}\}/,
    ),
  ),
  proof(
    'pair.interface-fastapi-errors',
    run(
      'detail is a list with the place of each fault',
      `@app.get("/{id}")
def read(id: int): return id
answer = client.get("/text")
print(answer.status_code, [one["loc"] for one in answer.json()["detail"]])`,
      /422 \[\['path', 'id'\]\]/,
    ),
  ),
];
