import type { ServerContext } from '../http/bindings.ts';
import { objectType } from './accepted-type.ts';
import type { FunctionAnswer } from './call-function.ts';
import { presentPage } from './present-page.ts';
import type { ResponseBudget } from './response-budget.ts';

/** Answers a function call: a set like a page of a table, other JSON as it is, and void with 204. */
export function presentAnswer(
  c: ServerContext,
  answer: FunctionAnswer,
  wantsObject: boolean,
  budget: ResponseBudget,
): Response {
  const { body, isSet } = answer;
  if (body === null) return c.body(null, 204);
  if (isSet) return presentPage(c, { ...answer, body }, budget);
  budget.add(c, Buffer.byteLength(body));
  return c.body(body, 200, { 'content-type': `${wantsObject ? objectType : 'application/json'}; charset=utf-8` });
}
