import type { ServerContext } from '../http/bindings.ts';
import { acceptedType, objectType } from './accepted-type.ts';
import { notOneObject } from './change-rows.ts';
import { RestError } from './errors.ts';
import type { Page } from './read-page.ts';
import type { ResponseBudget } from './response-budget.ts';

/** Answers a page as an array, or as one object if the caller asked for it; HEAD gets only the headers. */
export function presentPage(c: ServerContext, page: Page, budget: ResponseBudget): Response {
  const isObject = acceptedType(c.req.header('accept')) === 'object';
  const { rows, offset, total } = page;
  if (total !== undefined && offset > 0 && offset >= total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  if (isObject && rows !== 1) throw notOneObject(rows);
  const body = isObject ? page.body.slice(1, -1) : page.body;
  const length = Buffer.byteLength(body);
  if (c.req.method !== 'HEAD') budget.add(c, length);
  return c.body(body, total !== undefined && rows < total ? 206 : 200, {
    vary: 'accept-encoding',
    'content-type': `${isObject ? objectType : 'application/json'}; charset=utf-8`,
    'content-range': `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`,
    // set here, so that the compression middleware skips short answers
    'content-length': String(length),
  });
}
