import type { Proof, Trial } from '../../proof.ts';

/** Starts the app of a snippet on a free port, then runs the questions of another. */
const serve = (app: string, ask: string): Readonly<Record<string, string>> => ({
  'a.mjs': `import express from 'express';
const app = express();
${app}
const server = app.listen(0, async () => {
  const base = 'http://localhost:' + server.address().port;
  ${ask}
  server.close();
});
`,
});
const trial = (shows: string, app: string, ask: string, prints: RegExp): Trial => ({
  shows,
  files: serve(app, ask),
  run: 'node a.mjs',
  exits: 'zero',
  prints,
});
const packages = ['express'];

/** Proofs of the Express directives. */
export const proofs: readonly Proof[] = [
  {
    id: 'express.async-errors',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'a rejected handler reaches the error handler by itself',
        "app.get('/', async () => { throw new Error('lost'); });\napp.use((error, req, res, next) => res.status(503).send(error.message));",
        "const r = await fetch(base + '/'); console.log(r.status, await r.text());",
        /503 lost/,
      ),
    ],
  },
  {
    id: 'express.paths',
    scaffold: 'node',
    packages,
    trials: [
      {
        shows: 'a bare * throws at startup',
        files: serve("app.get('*', (q, r) => r.end());", ''),
        run: 'node a.mjs',
        exits: 'not zero',
        prints: /Missing parameter name/,
      },
      {
        shows: 'a bare ? throws at startup',
        files: serve("app.get('/users/:id?', (q, r) => r.end());", ''),
        run: 'node a.mjs',
        exits: 'not zero',
      },
      trial(
        'named wildcards and braces work',
        "app.get('/files/*path', (q, r) => r.send('file')); app.get('/users{/:id}', (q, r) => r.send('user'));",
        "for (const path of ['/files/a/b', '/users', '/users/1']) console.log(await (await fetch(base + path)).text());",
        /file\nuser\nuser/,
      ),
    ],
  },
  {
    id: 'express.error-handler',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'with three parameters it is not an error handler',
        "app.get('/', () => { throw new Error('x'); });\napp.use((error, req, res) => res.status(418).end());",
        "console.log((await fetch(base + '/')).status);",
        /^500$/m,
      ),
      trial(
        'with four it is',
        "app.get('/', () => { throw new Error('x'); });\napp.use((error, req, res, next) => res.status(418).end());",
        "console.log((await fetch(base + '/')).status);",
        /^418$/m,
      ),
    ],
  },
  {
    id: 'express.body-undefined',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'without a parser the body is undefined',
        "app.post('/', (q, r) => r.send(String(q.body)));",
        "console.log(await (await fetch(base + '/', { method: 'POST', body: '{}' })).text());",
        /^undefined$/m,
      ),
      trial(
        'with a parser it is undefined too where there is no body or it has another type',
        "app.use(express.json()); app.post('/', (q, r) => r.send(String(q.body)));",
        "const send = async (init) => console.log(await (await fetch(base + '/', { method: 'POST', ...init })).text()); await send({}); await send({ body: 'a', headers: { 'content-type': 'text/plain' } });",
        /^undefined\nundefined$/m,
      ),
      trial(
        'the query cannot be replaced',
        "app.get('/', (q, r) => { q.query = { a: 1 }; r.send(String(q.query.a)); });\napp.use((e, q, r, n) => r.send(e.message));",
        "console.log(await (await fetch(base + '/')).text());",
        /which has only a getter/,
      ),
    ],
  },
  {
    id: 'express.query-simple',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'brackets are part of the key and repeated keys an array',
        "app.get('/', (q, r) => r.send(JSON.stringify(q.query)));",
        "console.log(await (await fetch(base + '/?a[b]=1&c=1&c=2')).text());",
        /\{"a\[b\]":"1","c":\["1","2"\]\}/,
      ),
    ],
  },
  {
    id: 'express.listen-error',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'a callback that takes no error says that the server listens although it does not',
        '',
        "const second = express().listen(server.address().port, () => console.log('listening', second.listening)); await new Promise((go) => setTimeout(go, 50));",
        /listening false/,
      ),
      trial(
        'the callback gets the error of a port in use',
        '',
        "express().listen(server.address().port, (error) => console.log('called with', error.code)); await new Promise((go) => setTimeout(go, 50));",
        /called with EADDRINUSE/,
      ),
    ],
  },
  {
    id: 'express.removed',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'json(body, status) silently answers 200',
        "app.get('/', (q, r) => r.json({ a: 1 }, 404));",
        "console.log((await fetch(base + '/')).status);",
        /^200$/m,
      ),
      trial(
        "redirect('back') goes to a relative URL",
        "app.get('/', (q, r) => r.redirect('back'));",
        "console.log((await fetch(base + '/', { redirect: 'manual' })).headers.get('location'));",
        /^back$/m,
      ),
      trial('app.del does not exist', '', 'console.log(typeof app.del, typeof app.delete);', /undefined function/),
      trial(
        'status(404).json(body) answers 404',
        "app.get('/', (q, r) => r.status(404).json({}));",
        "console.log((await fetch(base + '/')).status);",
        /^404$/m,
      ),
    ],
  },
  {
    id: 'express.limit-body',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'a larger body is answered with 413',
        "app.post('/', express.json({ limit: '1kb' }), (q, r) => r.end());\napp.use((e, q, r, n) => r.status(e.status).end());",
        "const body = JSON.stringify({ a: 'x'.repeat(2000) }); console.log((await fetch(base + '/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status);",
        /^413$/m,
      ),
    ],
  },
  {
    id: 'express.headers-sent',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'a second answer throws',
        "app.get('/', (q, r, next) => { r.write('half'); next(new Error('x')); });\napp.use((e, q, r, next) => { try { r.status(500).json({}); } catch (error) { console.log(error.code); } r.end(); });",
        "await (await fetch(base + '/')).text();",
        /ERR_HTTP_HEADERS_SENT/,
      ),
      trial(
        'next(error) ends the half-sent answer',
        "app.get('/', (q, r, next) => { r.write('half'); next(new Error('x')); });\napp.use((e, q, r, next) => (r.headersSent ? next(e) : r.status(500).json({})));",
        "await fetch(base + '/').then((r) => r.text()).catch(() => console.log('ended'));",
        /^ended$/m,
      ),
    ],
  },
  {
    id: 'express.trust-proxy-true',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'with true the client chooses its address, with a number it does not',
        "app.set('trust proxy', true); app.get('/', (q, r) => r.send(q.ip)); const other = express(); other.set('trust proxy', 1); other.get('/', (q, r) => r.send(q.ip));",
        "const second = other.listen(0); const headers = { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' }; console.log(await (await fetch(base + '/', { headers })).text(), await (await fetch('http://localhost:' + second.address().port, { headers })).text()); second.close();",
        /^6\.6\.6\.6 9\.9\.9\.9$/m,
      ),
    ],
  },
  {
    id: 'express.security-headers',
    scaffold: 'node',
    packages: ['express', 'helmet'],
    trials: [
      trial(
        'without helmet there is no policy, with it there is',
        "const { default: helmet } = await import('helmet'); app.get('/bare', (q, r) => r.end()); app.use(helmet()); app.get('/safe', (q, r) => r.end());",
        "for (const path of ['/bare', '/safe']) { const { headers } = await fetch(base + path); console.log(headers.has('content-security-policy'), headers.has('x-frame-options'), headers.has('x-content-type-options')); }",
        /false false false\ntrue true true/,
      ),
    ],
  },
  {
    id: 'express.raw-webhook',
    scaffold: 'node',
    packages,
    trials: [
      trial(
        'parsed and written again, JSON has other bytes; express.raw keeps them',
        "app.post('/json', express.json(), (q, r) => r.send(JSON.stringify(q.body))); app.post('/raw', express.raw({ type: '*/*' }), (q, r) => r.send(q.body));",
        "const body = '{\"a\": 1.0}'; for (const path of ['/json', '/raw']) console.log((await (await fetch(base + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).text()) === body);",
        /false\ntrue/,
      ),
    ],
  },
  {
    id: 'pair.react-express',
    scaffold: 'node',
    packages,
    trials: [
      {
        shows: 'a bare * throws at startup',
        files: serve("app.get('*', (q, r) => r.end());", ''),
        run: 'node a.mjs',
        exits: 'not zero',
        prints: /Missing parameter name/,
      },
      trial(
        'the named form serves the page, and an unknown API path stays a 404',
        "app.use('/api', (q, r) => r.status(404).json({ code: 'not_found' })); app.get('/{*path}', (q, r) => r.send('page'));",
        "for (const path of ['/', '/deep/link', '/api/nothing']) { const r = await fetch(base + path); console.log(r.status, await r.text()); }",
        /200 page\n200 page\n404 \{"code":"not_found"\}/,
      ),
    ],
  },
];
