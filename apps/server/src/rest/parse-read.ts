import { parseError } from './errors.ts';
import { parseFilter, parseLogic } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import type { Filter, ReadQuery } from './query.ts';

const logicKey = /^(not\.)?(and|or)$/;
const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);

/** Parses a whole query string into a read; throws a PGRST100 for anything outside the grammar. */
export function parseRead(parameters: URLSearchParams): ReadQuery {
  const filters: Filter[] = [];
  for (const [key, value] of parameters) {
    if (reserved.has(key)) continue;
    const logic = logicKey.exec(key);
    if (logic === null) filters.push(parseFilter(key, value));
    else filters.push(parseLogic(logic[2] === 'and' ? 'and' : 'or', logic[1] !== undefined, value));
  }
  const order = parameters.get('order');
  const limit = parameters.get('limit');
  return {
    select: parseSelect(parameters.get('select') || '*'),
    filters,
    order: order ? parseOrder(order) : [],
    ...(limit === null ? {} : { limit: parseCount('limit', limit) }),
    offset: parseCount('offset', parameters.get('offset') ?? '0'),
  };
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw parseError(`"${name}" must be a whole number`);
  return Number(text);
}
