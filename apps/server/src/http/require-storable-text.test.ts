import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { ServerEnv } from './bindings.ts';
import { requireStorableText } from './require-storable-text.ts';

const echo = new Hono<ServerEnv>().use(requireStorableText).all('*', async (c) => c.text(await c.req.text()));
const send = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  echo.request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });

describe('requireStorableText', () => {
  test.each([
    ['NUL as an escape', '{"a":"x\\u0000y"}'],
    ['NUL after an escaped backslash', '{"a":"\\\\\\u0000"}'],
    ['NUL in a key', '{"\\u0000":1}'],
    ['NUL as a byte', '{"a":"\u0000"}'],
    ['a first half alone', '{"a":"\\ud83d"}'],
    ['a second half alone', '{"a":"\\uDE00"}'],
    ['halves in the wrong order', '{"a":"\\ude00\\ud83d"}'],
    ['two first halves', '{"a":"\\ud83d\\ud83d\\ude00"}'],
    ['halves with a letter between them', '{"a":"\\ud83dx\\ude00"}'],
    ['halves with another escape between them', '{"a":"\\ud83d\\n\\ude00"}'],
  ])('refuses %s', async (_name, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', error_code: 'validation_failed' });
  });

  test.each([
    ['a whole pair as escapes', '{"a":"\\ud83d\\ude00\\uD83D\\uDE00"}'],
    ['a character written as itself', '{"a":"😀ä"}'],
    ['a backslash before the letters of an escape', '{"a":"\\\\u0000 \\\\ud800"}'],
    ['other escapes', '{"a":"\\n\\t\\u0001\\u00e4"}'],
    ['the letters of an encoded NUL', '{"a":"%00"}'],
  ])('lets %s through unchanged', async (_name, body) => {
    const response = await send(body);
    expect([response.status, await response.text()]).toEqual([200, body]);
  });

  test('looks for encoded NUL in addresses and forms', async () => {
    expect((await echo.request('http://localhost/a?b=%00')).status).toBe(400);
    expect((await echo.request('http://localhost/a%00b')).status).toBe(400);
    expect((await echo.request('http://localhost/a?b=%2500')).status).toBe(200);
    expect((await send('a=%00', 'application/x-www-form-urlencoded')).status).toBe(400);
  });
});
