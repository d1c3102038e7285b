import { parseError } from './errors.ts';
import { comparisons, type Filter, type OrderItem, type ReadQuery, type SelectItem, states } from './query.ts';

const name = String.raw`[\p{L}_][\p{L}\p{N}_$]*`;
const column = String.raw`(?:\*|${name})`;
const selectItem = new RegExp(String.raw`(?:(${name})\((${column}(?:,${column})*)\)|(${column}))(,|$)`, 'uy');
const orderItem = new RegExp(String.raw`^(${name})(?:\.(asc|desc))?(?:\.nulls(first|last))?$`, 'u');
const filterKey = new RegExp(`^${name}$`, 'u');
const condition = /^(not\.)?([a-z]+)\.(.*)$/s;
/** One value of a list, in quotes or up to the next comma. */
const listItem = /(?:"((?:[^"\\]|\\.)*)"|([^",)][^,)]*|))(,|\)$)/sy;

/** Parameters that are no filters. */
const ownKeys = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);

/** Parses a query string into a read; throws PGRST100 for everything outside the grammar. */
export function parseRead(parameters: URLSearchParams): ReadQuery {
  const limit = parameters.get('limit');
  return {
    select: parseSelect(parameters.get('select') || '*'),
    filters: [...parameters].filter(([key]) => !ownKeys.has(key)).map(([key, value]) => parseFilter(key, value)),
    order: parseOrder(parameters.get('order') ?? ''),
    ...(limit === null ? {} : { limit: parseCount('limit', limit) }),
    offset: parseCount('offset', parameters.get('offset') ?? '0'),
  };
}

/** Parses columns, and tables with columns in brackets. */
function parseSelect(text: string): SelectItem[] {
  return [...matches(selectItem, 'select', text, 0)].map(([, table, columns = '', own = '']) =>
    table === undefined
      ? { kind: 'column', name: own }
      : { kind: 'embed', table, select: columns.split(',').map((one) => ({ kind: 'column', name: one })) },
  );
}

function parseFilter(key: string, text: string): Filter {
  const [, not, operator = '', value = ''] = condition.exec(text) ?? [];
  const side = { column: key, isNegated: not !== undefined };
  if (filterKey.test(key)) {
    if (isKeyOf(comparisons, operator)) return { ...side, operator, value };
    if (operator === 'in') return { ...side, operator, value: parseList(key, value) };
    const state = value.toLowerCase();
    if (operator === 'is' && isKeyOf(states, state)) return { ...side, operator, value: state };
  }
  throw parseError(key, text);
}

function parseList(key: string, text: string): string[] {
  if (text === '()') return [];
  if (!text.startsWith('(')) throw parseError(key, text);
  return [...matches(listItem, key, text, 1)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain,
  );
}

function parseOrder(text: string): OrderItem[] {
  if (text === '') return [];
  return text.split(',').map((item) => {
    const [, named, direction = 'asc', nulls] = orderItem.exec(item) ?? [];
    if (named === undefined) throw parseError('order', text);
    return {
      column: named,
      direction: direction === 'desc' ? 'desc' : 'asc',
      ...(nulls === undefined ? {} : { nulls: nulls === 'first' ? 'first' : 'last' }),
    };
  });
}

/** Returns the items of a list, one after another from `start` to the end of the text; the last group is what ends an item. */
function* matches(item: RegExp, part: string, text: string, start: number): Generator<RegExpExecArray> {
  let at = start;
  for (;;) {
    item.lastIndex = at;
    const found = item.exec(text);
    if (found === null) throw parseError(part, text);
    yield found;
    if (found.at(-1) !== ',') return;
    at = item.lastIndex;
  }
}

function parseCount(part: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw parseError(part, text);
  return Number(text);
}

function isKeyOf<Keys extends object>(of: Keys, key: string): key is Extract<keyof Keys, string> {
  return Object.hasOwn(of, key);
}
