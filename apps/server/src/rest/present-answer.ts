import type { ServerContext } from '../http/bindings.ts';
import { objectType } from './accepted-type.ts';
import type { Answer } from './call-function.ts';

/** Answers a function call: its JSON, or 204 for one that returns nothing. */
export function presentAnswer(c: ServerContext, { body, rows, isSet }: Answer, wantsObject: boolean): Response {
  if (body === null) return c.body(null, 204);
  if (isSet) c.header('content-range', `${rows === 0 ? '*' : `0-${rows - 1}`}/*`);
  const type = wantsObject ? objectType : 'application/json';
  return c.body(isSet && wantsObject ? body.slice(1, -1) : body, 200, { 'content-type': `${type}; charset=utf-8` });
}
