import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServerEnv } from './bindings.ts';
import { readText } from './read-text.ts';

const echo = new Hono<ServerEnv>().post('*', async (c) => c.text((await readText(c)) ?? 'none'));
const read = async (body: string | Uint8Array<ArrayBuffer>) =>
  (await echo.request('http://localhost/', { method: 'POST', body })).text();

test.each([
  ['marks as themselves', '"a\u202egnp.\u2066exe\u2069"', '"agnp.exe"'],
  ['marks as escapes', '"a\\u202Egnp.\\u2066exe\\u2069"', '"agnp.exe"'],
  ['a mark after an escaped backslash', '"\\\\\\u202e"', '"\\\\"'],
  ['the letters of an escape', '"\\\\u202e"', '"\\\\u202e"'],
  ['other marks and escapes', '"\\u200d\u200d\\n\\u202f\\u2065ä"', '"\\u200d\u200d\\n\\u202f\\u2065ä"'],
])('%s: only direction marks leave', async (_name, sent, kept) => {
  expect(await read(sent)).toBe(kept);
});

test('bytes that are no UTF-8 are no text', async () => {
  expect(await read(new Uint8Array([0x22, 0xff, 0x22]))).toBe('none');
});
