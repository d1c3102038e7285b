import { RestError } from './errors.ts';

const mostBytes = 64 * 1024 * 1024;

/** Writes the body of an answer, JSON text in `json`: null if it is too large for this process to handle. */
export function writeBoundedBody(json: string): string {
  return `case when octet_length(${json}) <= ${mostBytes} then ${json} end as body`;
}

/** Returns the body of an answer; throws if it was too large. */
export function requireBounded(body: string | null): string {
  if (body !== null) return body;
  throw new RestError(413, 'answer_too_large', 'The answer would be too large', {
    hint: 'Select fewer columns or fewer rows.',
  });
}
