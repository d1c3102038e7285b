import { acceptedType, objectType } from './accepted-type.ts';
import { notOneObject } from './change-rows.ts';
import { RestError } from './errors.ts';
import type { Page } from './prepare-read.ts';

interface PageAnswer {
  readonly status: 200 | 206;
  readonly body: string;
  readonly headers: Readonly<Record<'vary' | 'content-type' | 'content-range', string>>;
}

/** Returns the answer to a page for a caller who accepts `accept`: an array, or one object. Throws if there is none. */
export function describePage(accept: string | undefined, page: Page): PageAnswer {
  const wanted = acceptedType(accept);
  const { rows, offset, total } = page;
  if (total !== undefined && offset > 0 && offset >= total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  if (wanted === 'object' && rows !== 1) throw notOneObject(rows);
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  const type = wanted === 'object' ? objectType : 'application/json';
  return {
    status: total !== undefined && rows < total ? 206 : 200,
    body: wanted === 'object' ? page.body.slice(1, -1) : page.body,
    headers: {
      vary: 'accept-encoding',
      'content-type': `${type}; charset=utf-8`,
      'content-range': `${range}/${total ?? '*'}`,
    },
  };
}
