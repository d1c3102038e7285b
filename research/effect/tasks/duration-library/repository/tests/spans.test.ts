import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSpan, parseSpan, roundSpan, SpanError } from '../src/spans.ts';

const minute = 60_000;

test('spans are read', () => {
  assert.equal(parseSpan('1h 30m'), 90 * minute);
  assert.equal(parseSpan(' 1H30M '), 90 * minute);
  assert.equal(parseSpan('-2d'), -2 * 24 * 60 * minute);
  assert.equal(parseSpan('250ms'), 250);
});

test('what is no span is refused', () => {
  for (const text of ['', '5', 'h', '30m 1h', '1h 1h', '1y', '1h and more'])
    assert.throws(() => parseSpan(text), SpanError, text);
});

test('spans are written', () => {
  assert.equal(formatSpan(90 * minute), '1h 30m');
  assert.equal(formatSpan(-1_250), '-1s 250ms');
  assert.equal(formatSpan(0), '0s');
  assert.throws(() => formatSpan(Number.NaN), SpanError);
});

test('spans are rounded', () => {
  assert.equal(roundSpan(52 * minute, '15m'), 45 * minute);
  assert.equal(roundSpan(52 * minute, '15m', 'up'), 60 * minute);
});
