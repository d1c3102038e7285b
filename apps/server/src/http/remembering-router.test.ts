import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { RememberingRouter } from './remembering-router.ts';

const appOf = () => {
  const app = new Hono({ router: new RememberingRouter() });
  app.use('/:table/*', async (c, next) => {
    const table = c.req.param('table');
    await next();
    c.header('seen', table);
  });
  app.get('/:table', (c) => c.text(`table ${c.req.param('table')}`));
  app.post('/:table', (c) => c.text(`added to ${c.req.param('table')}`));
  app.get('/rpc/:name', (c) => c.text(`function ${c.req.param('name')}`));
  return app;
};
const said = async (app: Hono, path: string, method = 'GET') => {
  const answer = await app.request(path, { method });
  return `${answer.status} ${await answer.text()} ${answer.headers.get('seen')}`;
};

test('a path that was asked for before gets the same handlers with its own parameters', async () => {
  const app = appOf();
  for (const _ of ['first', 'again']) {
    expect(await said(app, '/models')).toBe('200 table models models');
    expect(await said(app, '/texts')).toBe('200 table texts texts');
    expect(await said(app, '/models', 'POST')).toBe('200 added to models models');
    expect(await said(app, '/rpc/sum')).toBe('200 function sum rpc');
    expect(await said(app, '/rpc/sum', 'POST')).toBe('404 404 Not Found rpc');
  }
});

test('a route that is added later counts for a path that was asked for before', async () => {
  const app = new Hono({ router: new RememberingRouter() });
  const router = app.router;
  app.get('/first', (c) => c.text('first'));
  expect(router.match('GET', '/later')[0]).toHaveLength(0);
  app.get('/later', (c) => c.text('later'));
  expect(await said(app, '/later')).toBe('200 later null');
});

test('more paths than it remembers are all found', async () => {
  const app = appOf();
  for (let at = 0; at < 1200; at += 1) await app.request(`/table-${at}`);
  expect(await said(app, '/table-7')).toBe('200 table table-7 table-7');
});
