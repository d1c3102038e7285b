import type { ServerContext } from '../http/bindings.ts';
import { acceptedType, objectType } from './accepted-type.ts';
import { notOneObject } from './change-rows.ts';
import { RestError } from './errors.ts';
import type { Page } from './read-rows.ts';

/** Answers a page as an array, or as one object if the caller asked for it; HEAD gets only the headers. */
export function presentPage(c: ServerContext, page: Page): Response {
  const wanted = acceptedType(c.req.header('accept'));
  const { rows, offset, total } = page;
  if (total !== undefined && offset > 0 && offset >= total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  if (wanted === 'object' && rows !== 1) throw notOneObject(rows);
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  const isPartial = total !== undefined && rows < total;
  const type = wanted === 'object' ? objectType : 'application/json';
  const body = wanted === 'object' ? page.body.slice(1, -1) : page.body;
  return c.body(body, isPartial ? 206 : 200, {
    // set here, so that the compression middleware skips short answers
    'content-length': String(Buffer.byteLength(body)),
    vary: 'accept-encoding',
    'content-type': `${type}; charset=utf-8`,
    'content-range': `${range}/${total ?? '*'}`,
  });
}
