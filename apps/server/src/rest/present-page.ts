import type { ServerContext } from '../http/bindings.ts';
import { RestError } from './errors.ts';
import type { Page } from './read-rows.ts';

const objectType = 'application/vnd.pgrst.object+json';

/** Answers a page as array or, where the caller asked for one object, as that object; HEAD gets the headers alone. */
export function presentPage(c: ServerContext, page: Page): Response {
  const wanted = mediaTypeOf(c.req.header('accept') ?? '*/*');
  const { rows, offset, total } = page;
  if (total !== undefined && offset > 0 && offset >= total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  if (wanted === 'object' && rows !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    });
  }
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  const isPartial = total !== undefined && rows < total;
  const type = wanted === 'object' ? objectType : 'application/json';
  return c.body(wanted === 'object' ? page.body.slice(1, -1) : page.body, isPartial ? 206 : 200, {
    'content-type': `${type}; charset=utf-8`,
    'content-range': `${range}/${total ?? '*'}`,
  });
}

function mediaTypeOf(accept: string): 'array' | 'object' {
  const types = accept.split(',').map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  if (types.includes(objectType)) return 'object';
  if (types.some((type) => type === '*/*' || type === 'application/*' || type === 'application/json')) return 'array';
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 200)}`);
}
