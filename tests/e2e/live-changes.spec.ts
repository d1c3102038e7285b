import type { APIRequestContext } from '@playwright/test';
import { expect, openIn, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { signIn, takeTokens } from './people.ts';
import { words } from './words.ts';

const headers = { apikey: 'sb_secret_e2e', 'content-type': 'application/json' };

/** Changes a table as the operator's own tools would. */
function operate(request: APIRequestContext) {
  const url = (query: string) => `/rest/v1/${query}`;
  return {
    insert: (table: string, data: object) => request.post(url(table), { headers, data }),
    update: (query: string, data: object) => request.patch(url(query), { headers, data }),
    remove: (query: string) => request.delete(url(query), { headers }),
  };
}

test('a changed translation appears in an open browser, and a removed one restores the built-in text', async ({
  page,
  request,
}) => {
  const operator = operate(request);
  await operator.remove('translations?key=eq.docs.search');
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', (frame) => String(frame.payload).includes('Subscribed')));
  await openIn(page, 'de', '/documentation');
  const builtIn = page.getByText('Dokumentation durchsuchen');
  await expect(builtIn).toBeVisible();
  await subscribed;
  expect(
    (
      await operator.insert('translations', { key: 'docs.search', language: 'de', value: 'Frisch aus der Tabelle' })
    ).status(),
  ).toBe(201);
  await expect(page.getByText('Frisch aus der Tabelle')).toBeVisible();
  expect((await operator.remove('translations?key=eq.docs.search')).status()).toBe(204);
  await expect(builtIn).toBeVisible();
});

test('a channel that the server closed for an expired token is joined again', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const operator = operate(request);
  let close: (() => void) | undefined;
  let joins = 0;
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      socket.send(text);
      const [joinRef, , topic, event] = JSON.parse(String(text));
      if (event !== 'system') return;
      joins += 1;
      close = () => socket.send(JSON.stringify([joinRef, null, topic, 'phx_close', {}]));
    });
  });
  await openIn(page, 'en', '/documentation');
  await expect.poll(() => joins).toBe(1);
  close?.();
  await expect.poll(() => joins).toBe(2);
  await operator.insert('translations', {
    key: 'docs.lead',
    language: 'en',
    value: 'Told after joining again',
  });
  await expect(page.getByText('Told after joining again')).toBeVisible();
  await operator.remove('translations?key=eq.docs.lead');
});

test('a disabled model leaves an open wizard, and comes back', { tag: '@long' }, async ({ page, request }) => {
  const operator = operate(request);
  // the socket must report the change; the first load must not find it
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', (frame) => /table:ai_models.*Subscribed/.test(String(frame.payload))),
    );
  await openIn(page, 'en');
  await page.getByRole('button', { name: words.en.try }).click();
  await subscribed;
  const model = page.getByRole('radio', { name: /^Abacus/ });
  await expect(model).toBeVisible();
  await operator.update('ai_models?name=eq.Abacus', { is_active: false });
  await expect(model).toHaveCount(0);
  await operator.update('ai_models?name=eq.Abacus', { is_active: true });
  await expect(model).toBeVisible();
});

test('after a lost connection the missed texts are loaded', { tag: '@long' }, async ({ page, request, context }) => {
  const operator = operate(request);
  await operator.remove('translations?key=eq.docs.print');
  // the test can close the socket between page and server
  let end = () => {};
  await page.routeWebSocket(/realtime/, (socket) => {
    const server = socket.connectToServer();
    end = () => {
      void server.close();
      void socket.close({ code: 1001 });
    };
  });
  await openIn(page, 'en', '/documentation');
  const loads: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().includes('/rest/v1/translations')) loads.push(sent.url());
  });
  await expect.poll(() => loads.length).toBeGreaterThanOrEqual(2);
  end();
  await operator.insert('translations', { key: 'docs.print', language: 'en', value: 'Written while away' });
  await expect(page.getByText('Written while away')).toBeVisible({ timeout: 15_000 });
  await operator.remove('translations?key=eq.docs.print');
});

test('a signed-in person gets changes also if the page was opened before the session', async ({ page, request }) => {
  await signIn(page, 'en');
  let loads = 0;
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/user_tokens')) loads += 1;
  });
  // without the public settings, the client that knows the session is not created
  const letThrough = await holdBack(page, '/config.json');
  // the connection opens only after the session was read, long after the page wants to join
  await page.routeWebSocket(/realtime/, async (socket) => {
    await expect.poll(() => loads).toBeGreaterThanOrEqual(1);
    socket.connectToServer();
  });
  await page.goto('/user/purchase-tokens');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letThrough();
  // the table is read again after each subscription
  await expect.poll(() => loads).toBeGreaterThanOrEqual(2);
  const balance = page.getByRole('region', { name: words.en.balance });
  await expect(balance).toContainText('3');
  await takeTokens(page, request, 1);
  await expect(balance).toContainText('2');
});

test('a change that was never announced shows when the tab is looked at again', async ({ page, request }) => {
  await signIn(page, 'en');
  // what a server that died after a charge leaves: the change is stored, and nobody hears of it
  await page.routeWebSocket(/realtime/, () => undefined);
  await page.goto('/user/purchase-tokens');
  const balance = page.getByRole('region', { name: words.en.balance });
  await expect(balance).toContainText('3');
  await takeTokens(page, request, 1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(balance).toContainText('2');
});
