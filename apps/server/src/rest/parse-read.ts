import { parseError, RestError } from './errors.ts';
import { parseFilter, parseLogic } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect, type SelectDraft } from './parse-select.ts';
import type { Filter, ReadQuery } from './query.ts';

const logicKey = /^(not\.)?(and|or)$/;
const ownKeys = new Set(['select', 'columns', 'on_conflict', 'apikey']);
/** `rel.column`, `rel.or`, `rel.not.or`, `rel.order` …: the path of an embedded relation before the last part. */
const pathKey = /^((?:[\p{L}\p{N}_$]+\.)+?)((?:not\.)?(?:and|or)|[^.]+)$/u;

type Parameters = readonly (readonly [key: string, value: string])[];

/** Parses a whole query string into a read; throws PGRST100 for anything outside the grammar. */
export function parseRead(parameters: URLSearchParams): ReadQuery {
  const groups = new Map<string, [string, string][]>([['', []]]);
  for (const [key, value] of parameters) {
    if (ownKeys.has(key)) continue;
    const [, path = '', last = key] = logicKey.test(key) ? [] : (pathKey.exec(key) ?? []);
    groups.set(path, [...(groups.get(path) ?? []), [last, value]]);
  }
  const query = assemble(parseSelect(parameters.get('select') || '*'), '', groups);
  const [stray] = groups.keys();
  if (stray !== undefined) {
    const name = stray.slice(0, -1);
    throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`);
  }
  return query;
}

function assemble(items: readonly SelectDraft[], path: string, groups: Map<string, [string, string][]>): ReadQuery {
  const own: Parameters = groups.get(path) ?? [];
  groups.delete(path);
  const parameterOf = (name: string) => own.findLast(([key]) => key === name)?.[1];
  const [order, limit] = [parameterOf('order'), parameterOf('limit')];
  return {
    select: items.map((item) => {
      if (item.kind !== 'embed') return item;
      const { items: inner, ...embed } = item;
      return { ...embed, query: assemble(inner, `${path}${item.alias}.`, groups) };
    }),
    filters: own.filter(([key]) => key !== 'order' && key !== 'limit' && key !== 'offset').map(parseOne),
    order: order ? parseOrder(order) : [],
    ...(limit === undefined ? {} : { limit: parseCount('limit', limit) }),
    offset: parseCount('offset', parameterOf('offset') ?? '0'),
  };
}

function parseOne([key, value]: readonly [string, string]): Filter {
  const logic = logicKey.exec(key);
  if (logic === null) return parseFilter(key, value);
  return parseLogic(logic[2] === 'and' ? 'and' : 'or', logic[1] !== undefined, value);
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw parseError(`"${name}" must be a whole number`);
  return Number(text);
}
