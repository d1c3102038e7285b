import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSpan, parseSpan, roundSpan, SpanError, sumSpans } from '../src/spans.ts';

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

test('ISO durations, clock times and decimals are read', () => {
  for (const text of ['PT1H30M', 'pt1.5h', 'PT90M', '1:30', '1:30:00', '1.5h', '1,5h'])
    assert.equal(parseSpan(text), 90 * minute, text);
  assert.equal(parseSpan('P1DT2H'), 26 * 60 * minute);
  assert.equal(parseSpan('1.1h'), 66 * minute);
  for (const text of ['P', 'PT', 'P1M', 'P1Y', 'P1H', 'PT1M1H', '1:60', '1:3', '1:30:60', '1.h', '1.5.5h'])
    assert.throws(() => parseSpan(text), SpanError, text);
});

test('spans are written in every style', () => {
  assert.equal(formatSpan(5_415_000, { style: 'clock' }), '1:30:15');
  assert.equal(formatSpan(59_600, { style: 'clock' }), '0:01:00');
  assert.equal(formatSpan(-1_250, { style: 'iso' }), '-PT1.25S');
  assert.equal(formatSpan(0, { style: 'iso' }), 'PT0S');
  assert.equal(formatSpan(5_400_000, { style: 'long' }), '1 hour 30 minutes');
  assert.equal(formatSpan(90_000_000, { style: 'long', locale: 'de-AT' }), '1 Tag 1 Stunde');
  assert.equal(formatSpan(0, { style: 'long', locale: 'de' }), '0 Sekunden');
});

test('a column is added up', () => {
  const { total, errors } = sumSpans(['1h', ' ', 'lunch', '0:30']);
  assert.equal(total, 90 * minute);
  assert.deepEqual(errors.map(({ line, text }) => [line, text]), [[3, 'lunch']]);
});
