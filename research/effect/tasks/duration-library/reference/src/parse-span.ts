import { SpanError } from './span-error.ts';
import { units } from './units.ts';

const longest = 100;
const number = String.raw`(\d+(?:[.,]\d+)?)`;
const isoPattern = new RegExp(
  `^p(?:${number}w|(?:${number}d)?(?:t(?=\\d)(?:${number}h)?(?:${number}m)?(?:${number}s)?)?)$`,
);
const clockPattern = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * Reads a length of time and returns whole milliseconds: `1h 30m` or `1.5h` (the units from the largest to the smallest,
 * each once), an ISO 8601 duration such as `PT1H30M`, or a clock time such as `1:30` or `1:30:15`. Throws a SpanError for
 * anything else.
 */
export function parseSpan(text: string): number {
  if (typeof text !== 'string') throw new SpanError('A span is a text.', text);
  if (text.length > longest) throw new SpanError('This text is too long for a span.', text);
  const [, sign = '', rest = ''] = /^(-?)(.*)$/s.exec(text.trim().toLowerCase()) ?? [];
  const milliseconds = Math.round(readClock(rest) ?? readIso(rest, text) ?? addParts(rest, text));
  if (!Number.isSafeInteger(milliseconds)) throw new SpanError('This span is too long.', text);
  return sign === '-' && milliseconds > 0 ? -milliseconds : milliseconds;
}

function readClock(rest: string): number | undefined {
  const [whole, hours, minutes, seconds = '0'] = clockPattern.exec(rest) ?? [];
  return whole === undefined ? undefined : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

function readIso(rest: string, text: string): number | undefined {
  if (!rest.startsWith('p')) return undefined;
  const amounts = isoPattern.exec(rest)?.slice(1) ?? [];
  const given = amounts.filter((amount) => amount !== undefined);
  // only the smallest amount may have a fraction
  if (given.length === 0 || given.slice(0, -1).some((amount) => /[.,]/.test(amount)))
    throw new SpanError('This is no ISO 8601 duration of weeks, days, hours, minutes and seconds.', text);
  return amounts.reduce((sum, amount, place) => sum + read(amount ?? '0') * (units[place]?.milliseconds ?? 0), 0);
}

function addParts(rest: string, text: string): number {
  let total = 0;
  let last = -1;
  let end = 0;
  for (const match of rest.matchAll(/\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)/gy)) {
    const [whole, amount = '', sign] = match;
    const place = units.findIndex((unit) => unit.sign === sign);
    if (place === -1) throw new SpanError(`There is no unit ${sign}.`, text);
    if (place <= last) throw new SpanError('The units go from the largest to the smallest, each once.', text);
    total += read(amount) * (units[place]?.milliseconds ?? 0);
    last = place;
    end = match.index + whole.length;
  }
  if (end === 0 || end !== rest.length) throw new SpanError('A span looks like 1h 30m.', text);
  return total;
}

function read(amount: string): number {
  return Number(amount.replace(',', '.'));
}
