import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('more', 'hono');
const head = `import { Hono } from 'hono';
const show = async (name, answer) => console.log(name, answer.status, await answer.text());
`;
const asks = (shows: string, code: string, prints: RegExp, exits: Trial['exits'] = 'zero'): Trial => ({
  shows,
  files: { 'package.json': '{"type":"module"}\n', 'a.ts': `${head}${code}\n` },
  run: 'node a.ts 2>&1',
  exits,
  prints,
});
const check = 'tsc a.ts --noEmit --ignoreConfig --strict --target es2022 --module nodenext --skipLibCheck --types node';
const types = (shows: string, app: string, exits: Trial['exits'], prints?: RegExp): Trial => ({
  shows,
  files: {
    'package.json': '{"type":"module"}\n',
    'a.ts': `import { Hono } from 'hono';\nimport { hc } from 'hono/client';\n${app}\nconst answer = await hc<typeof app>('').items.$get();\nconst { id }: { id: number } = await answer.json();\n`,
  },
  run: check,
  exits,
  ...(prints && { prints }),
});

/** Proofs of the Hono directives. */
export const proofs: readonly Proof[] = [
  proofsIn('more', 'hono', 'typescript')(
    'hono.rpc',
    types(
      'a route in a statement of its own is not in the type',
      "const app = new Hono();\napp.get('/items', (c) => c.json({ id: 1 }));",
      'not zero',
      /of type 'unknown'/,
    ),
    types('a chained one is', "const app = new Hono().get('/items', (c) => c.json({ id: 1 }, 200));", 'zero'),
  ),
  proof(
    'hono.order',
    asks(
      'a check below its route, a route below route() and a basePath that is dropped do nothing',
      `const late = new Hono();
late.get('/x', (c) => c.text('open'));
late.use('*', (c) => c.text('no', 401));
await show('late', await late.request('/x'));
const part = new Hono();
const main = new Hono().route('/part', part);
part.get('/x', (c) => c.text('x'));
await show('part', await main.request('/part/x'));
const base = new Hono();
base.basePath('/api');
base.get('/x', (c) => c.text('x'));
await show('base', await base.request('/api/x'));`,
      /late 200 open\s+part 404[\s\S]*base 404/,
    ),
  ),
  proofsIn(
    'more',
    'hono',
    '@hono/zod-validator',
    'zod',
  )(
    'hono.validate',
    asks(
      'without a content type the body is empty, a number of the query is a string, and the answer is the error of zod',
      `const { zValidator } = await import('@hono/zod-validator');
const { z } = await import('zod');
const app = new Hono()
  .post('/body', zValidator('json', z.object({ name: z.string().optional() })), (c) => c.json(c.req.valid('json')))
  .get('/query', zValidator('query', z.object({ page: z.number() })), (c) => c.text('ok'));
await show('body', await app.request('/body', { method: 'POST', body: '{"name":"x"}' }));
await show('query', await app.request('/query?page=2'));`,
      /body 200 \{\}\s+query 400 .*ZodError.*received string/,
    ),
  ),
  proof(
    'hono.body-limit',
    asks(
      'thirty megabytes pass, and not the limit',
      `const { bodyLimit } = await import('hono/body-limit');
const read = async (c) => c.text(String((await c.req.text()).length));
const app = new Hono().post('/open', read).use(bodyLimit({ maxSize: 1000 })).post('/shut', read);
const body = 'x'.repeat(30_000_000);
await show('open', await app.request('/open', { method: 'POST', body }));
await show('shut', await app.request('/shut', { method: 'POST', body, headers: { 'content-length': String(body.length) } }));`,
      /open 200 30000000\s+shut 413/,
    ),
  ),
  proof(
    'hono.jwt',
    asks(
      'without the algorithm the app does not start',
      "const { jwt } = await import('hono/jwt');\nnew Hono().use(jwt({ secret: 's' }));",
      /requires options for "alg"/,
      'not zero',
    ),
  ),
  proof(
    'hono.errors',
    asks(
      'try around next() catches nothing, and the message is the answer',
      `const { HTTPException } = await import('hono/http-exception');
const app = new Hono()
  .use(async (c, next) => {
    try {
      await next();
      console.log('after', c.error?.message);
    } catch {
      console.log('caught');
    }
  })
  .get('/x', () => { throw new HTTPException(401, { message: 'detail' }); });
await show('answer', await app.request('/x'));`,
      /after detail\s+answer 401 detail/,
    ),
  ),
  proof(
    'hono.cors',
    asks(
      'cors() allows every origin',
      `const { cors } = await import('hono/cors');
const app = new Hono().use(cors()).get('/x', (c) => c.text(''));
const answer = await app.request('/x', { headers: { origin: 'https://evil.example' } });
console.log('origin', answer.headers.get('access-control-allow-origin'));`,
      /origin \*/,
    ),
  ),
  proof(
    'hono.repeated',
    asks(
      'one of two values is left, unless all are asked for',
      `const form = () => {
  const body = new FormData();
  body.append('tag', 'a');
  body.append('tag', 'b');
  return { method: 'POST', body };
};
const app = new Hono()
  .post('/one', async (c) => c.json([c.req.query('tag'), await c.req.parseBody()]))
  .post('/all', async (c) => c.json([c.req.queries('tag'), await c.req.parseBody({ all: true })]));
await show('one', await app.request('/one?tag=1&tag=2', form()));
await show('all', await app.request('/all?tag=1&tag=2', form()));`,
      /one 200 \["1",\{"tag":"b"\}\]\s+all 200 \[\["1","2"\],\{"tag":\["a","b"\]\}\]/,
    ),
  ),
  proof(
    'hono.route-helpers',
    asks(
      'the helper gives the path of the route',
      "const { routePath } = await import('hono/route');\nawait show('path', await new Hono().get('/items/:id', (c) => c.text(routePath(c))).request('/items/7'));",
      /path 200 \/items\/:id/,
    ),
  ),
];
