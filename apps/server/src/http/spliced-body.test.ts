import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';
import { spliceBody } from './spliced-body.ts';

const text = 'ä "slot" \\ 😀 '.repeat(500);
const values = { time: '2026-11-23T00:00:00.000Z', count: 7, name: 'x"y' };
const write = (slot: (name: keyof typeof values) => unknown) => ({
  before: text,
  time: slot('time'),
  middle: { count: slot('count'), list: [1, slot('name'), null] },
  after: text,
});

describe('a spliced body', () => {
  const body = spliceBody(['time', 'count', 'name'], (slot) => write(slot));
  const expected = JSON.stringify(write((name) => values[name]));

  test('has the bytes of the whole JSON, plain and compressed, at every use', () => {
    for (let use = 0; use < 3; use += 1) {
      expect(body.plain(values).toString()).toBe(expected);
      expect(gunzipSync(body.gzip(values)).toString()).toBe(expected);
    }
    const others = { ...values, count: null, name: '' };
    expect(gunzipSync(body.gzip(others)).toString()).toBe(JSON.stringify(write((name) => others[name])));
    expect(body.gzip(values).length).toBeLessThan(expected.length / 10);
  });

  test.each([
    ['is missing', ['a', 'b'], (slot: (name: string) => string) => ({ a: slot('a') })],
    ['is used twice', ['a'], (slot: (name: string) => string) => ({ a: slot('a'), b: slot('a') })],
    ['is unknown', ['a'], (slot: (name: string) => string) => ({ a: slot('other') })],
  ])('is refused where a slot %s', (_name, slots, wrong) => {
    expect(() => spliceBody(slots, wrong)).toThrow(/slot/);
  });
});

describe('a bounded cache', () => {
  const value = (bytes: number) => ({ bytes });

  test('keeps what was asked for last, within its bytes', () => {
    const cache = new BoundedCache<{ bytes: number }>(100);
    for (const key of ['a', 'b']) cache.add(key, value(40));
    expect(cache.get('a')).toEqual(value(40));
    cache.add('c', value(40));
    expect([cache.get('b'), cache.bytes]).toEqual([undefined, 80]);
    expect(cache.add('a', value(7))).toEqual(value(40));
    expect([cache.get('c'), cache.bytes]).toEqual([value(40), 80]);
  });

  test('returns a value that is larger than all its room, and does not keep it', () => {
    const cache = new BoundedCache<{ bytes: number }>(100);
    expect(cache.add('a', value(101))).toEqual({ bytes: 101 });
    expect(cache.bytes).toBe(0);
  });
});
