import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithRequestId } from './fetch-with-request-id.ts';
import { toFunctionError } from './function-error.ts';
import { requestIdOf } from './request-id-of.ts';

const headers = { 'x-request-id': 'a-1' };

const answering = (answer: Response, url: string) => {
  Object.defineProperty(answer, 'url', { value: url });
  vi.stubGlobal('fetch', async () => answer);
};
afterEach(() => vi.unstubAllGlobals());

test('a refused function, a refused read and a refused file name the request', async () => {
  const context = new Response('{"error":"Stop","code":"rate_limited"}', { status: 429, headers });
  const refused = await toFunctionError(Object.assign(new Error('refused'), { context }));
  expect(requestIdOf(refused)).toBe('a-1');
  // a refusal that its sentence explains needs no reference beside it
  expect(refused.reference).toBeUndefined();
  const cause = new Response('', { status: 500, headers });
  expect(requestIdOf(new Error('it answered 500', { cause }))).toBe('a-1');
  answering(new Response('{"code":"XX000","message":"m"}', { status: 500, headers }), 'http://shop/rest/v1/orders');
  const answer = await fetchWithRequestId('/rest/v1/orders');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ code: 'XX000', message: 'm', requestId: 'a-1' });
});

test('the refusal of a count, which has no body, names the request too', async () => {
  answering(new Response('', { status: 503, headers }), 'http://shop/rest/v1/orders');
  expect(requestIdOf(await (await fetchWithRequestId('/rest/v1/orders')).json())).toBe('a-1');
});

test('other answers stay as they are', async () => {
  for (const [answer, url] of [
    [new Response('[]', { headers }), 'http://shop/rest/v1/orders'],
    [new Response('{}', { status: 400, headers }), 'http://shop/functions/v1/account'],
    [new Response('proxy', { status: 502 }), 'http://shop/rest/v1/orders'],
  ] as const) {
    answering(answer, url);
    expect(await fetchWithRequestId(url)).toBe(answer);
  }
});

test('where the network failed, there is no request to name', async () => {
  const failed = await toFunctionError(Object.assign(new Error('gone'), { name: 'FunctionsFetchError' }));
  for (const error of [
    failed,
    new TypeError('Failed to fetch'),
    null,
    undefined,
    'text',
    new Error('no id', { cause: new Response() }),
  ])
    expect(requestIdOf(error)).toBeUndefined();
});
