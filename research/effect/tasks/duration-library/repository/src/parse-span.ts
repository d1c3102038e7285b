import { SpanError } from './span-error.ts';
import { units } from './units.ts';

const longest = 100;

/**
 * Reads a length of time such as `1h 30m`, `90m` or `-2d` and returns milliseconds. The units come from the largest to
 * the smallest, each once. Throws a SpanError for anything else.
 */
export function parseSpan(text: string): number {
  if (typeof text !== 'string') throw new SpanError('A span is a text.', text);
  if (text.length > longest) throw new SpanError('This text is too long for a span.', text);
  const [, sign = '', rest = ''] = /^(-?)(.*)$/s.exec(text.trim().toLowerCase()) ?? [];
  const milliseconds = addParts(rest, text);
  if (!Number.isSafeInteger(milliseconds)) throw new SpanError('This span is too long.', text);
  return sign === '-' && milliseconds > 0 ? -milliseconds : milliseconds;
}

function addParts(rest: string, text: string): number {
  let total = 0;
  let last = -1;
  let end = 0;
  for (const match of rest.matchAll(/\s*(\d+)\s*([a-z]+)/gy)) {
    const [whole, amount, sign] = match;
    const place = units.findIndex((unit) => unit.sign === sign);
    if (place === -1) throw new SpanError(`There is no unit ${sign}.`, text);
    if (place <= last) throw new SpanError('The units go from the largest to the smallest, each once.', text);
    total += Number(amount) * (units[place]?.milliseconds ?? 0);
    last = place;
    end = match.index + whole.length;
  }
  if (end === 0 || end !== rest.length) throw new SpanError('A span looks like 1h 30m.', text);
  return total;
}
