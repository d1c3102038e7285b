import { parseSpan } from './parse-span.ts';
import { SpanError } from './span-error.ts';

/** A line that could not be read, counted from 1. */
export interface LineError {
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

/** Adds up a column of spans. Empty lines count nothing; a line that is no span is named in `errors`. */
export function sumSpans(texts: Iterable<string>): { total: number; errors: LineError[] } {
  let total = 0;
  let line = 0;
  const errors: LineError[] = [];
  for (const text of texts) {
    line += 1;
    if (typeof text === 'string' && text.trim() === '') continue;
    try {
      total += parseSpan(text);
    } catch (error) {
      if (!(error instanceof SpanError)) throw error;
      errors.push({ line, text, message: error.message });
    }
  }
  if (!Number.isSafeInteger(total)) throw new SpanError('The sum is too long for a span.', total);
  return { total, errors };
}
