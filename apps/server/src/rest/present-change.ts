import type { ServerContext } from '../http/bindings.ts';
import { acceptedType, objectType } from './accepted-type.ts';
import type { ChangeResult } from './change-rows.ts';
import type { Preferences } from './parse-prefer.ts';
import type { ResponseBudget } from './response-budget.ts';
import type { TableChange } from './write-change.ts';

/** Answers a change with the rows if they were requested, else with nothing; an insert that only merged is 200. */
export function presentChange(
  c: ServerContext,
  kind: TableChange['kind'],
  changed: ChangeResult,
  preferences: Preferences,
  budget: ResponseBudget,
): Response {
  const range = kind === 'update' && changed.rows > 0 ? `0-${changed.rows - 1}` : '*';
  c.header('content-range', `${range}/${preferences.isCounted ? changed.rows : '*'}`);
  if (preferences.applied.length > 0) c.header('preference-applied', preferences.applied.join(', '));
  const isMergeOnly = preferences.resolution === 'merge-duplicates' && changed.rows > 0 && changed.inserted === 0;
  const status = kind === 'insert' && !isMergeOnly ? 201 : 200;
  if (changed.body === null) return kind === 'insert' ? c.body(null, status) : c.body(null, 204);
  budget.add(c, Buffer.byteLength(changed.body));
  const isObject = acceptedType(c.req.header('accept')) === 'object';
  return c.body(isObject ? changed.body.slice(1, -1) : changed.body, status, {
    'content-type': `${isObject ? objectType : 'application/json'}; charset=utf-8`,
  });
}
