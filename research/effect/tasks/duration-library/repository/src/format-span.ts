import { SpanError } from './span-error.ts';
import { units } from './units.ts';

/** Writes milliseconds as a short text such as `1h 30m`. Throws a SpanError for what is no finite number. */
export function formatSpan(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) throw new SpanError('A span is a finite number of milliseconds.', milliseconds);
  let rest = Math.round(Math.abs(milliseconds));
  if (rest === 0) return '0s';
  const parts: string[] = [];
  for (const unit of units) {
    // nobody plans in weeks, so they are read and never written
    if (unit.sign === 'w') continue;
    const amount = Math.floor(rest / unit.milliseconds);
    if (amount > 0) parts.push(`${amount}${unit.sign}`);
    rest -= amount * unit.milliseconds;
  }
  return `${milliseconds < 0 ? '-' : ''}${parts.join(' ')}`;
}
