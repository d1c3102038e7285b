import { parseSpan } from './parse-span.ts';
import { SpanError } from './span-error.ts';

export type Rounding = 'up' | 'down' | 'nearest';

/** Rounds milliseconds to a step such as `15m`. Half a step is rounded up. */
export function roundSpan(milliseconds: number, step: string, rounding: Rounding = 'nearest'): number {
  if (!Number.isFinite(milliseconds)) throw new SpanError('A span is a finite number of milliseconds.', milliseconds);
  const size = parseSpan(step);
  if (size <= 0) throw new SpanError('A step is longer than nothing.', step);
  const steps = milliseconds / size;
  if (rounding === 'up') return Math.ceil(steps) * size;
  if (rounding === 'down') return Math.floor(steps) * size;
  if (rounding === 'nearest') return Math.round(steps) * size;
  throw new SpanError('Rounding is up, down or nearest.', rounding);
}
