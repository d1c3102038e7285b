import type { Condition } from './parse-conditions.ts';

const orders = {
  eq: (order: number) => order === 0,
  neq: (order: number) => order !== 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0,
};

/**
 * True if a row passes every condition. As in SQL, a comparison with null is unknown and does not pass, negated or
 * not.
 */
export function matchesConditions(conditions: readonly Condition[], row: Readonly<Record<string, unknown>>): boolean {
  return conditions.every(({ column, isNegated, operator, values }) => {
    if (!Object.hasOwn(row, column)) return false;
    const holds = evaluate(operator, row[column], values);
    return holds !== undefined && holds !== isNegated;
  });
}

function evaluate(operator: Condition['operator'], actual: unknown, values: readonly string[]): boolean | undefined {
  const [value = ''] = values;
  if (operator === 'is') return value === 'unknown' ? actual === null : String(actual) === value;
  if (operator === 'isdistinct') {
    return actual === null || value === 'null' ? String(actual) !== value : orderOf(actual, value) !== 0;
  }
  if (actual === null) return undefined;
  if (operator === 'in') return values.some((one) => orderOf(actual, one) === 0);
  if (operator === 'like') return isLike(textOf(actual), value);
  if (operator === 'ilike') return isLike(textOf(actual).toLowerCase(), value.toLowerCase());
  return orders[operator](orderOf(actual, value));
}

function orderOf(actual: unknown, value: string): number {
  if (typeof actual === 'number') return actual - Number(value);
  const text = textOf(actual);
  const isTime = /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(value));
  if (isTime) return Date.parse(text) - Date.parse(value);
  if (text === value) return 0;
  return text < value ? -1 : 1;
}

function textOf(actual: unknown): string {
  return typeof actual === 'object' ? JSON.stringify(actual) : String(actual);
}

/** `%` (or `*`) matches any text and `_` one character; takes at most text length times pattern length. */
function isLike(text: string, pattern: string): boolean {
  let at = 0;
  let place = 0;
  let lastWildcard = -1;
  let resumeAt = 0;
  while (at < text.length) {
    const wanted = pattern[place];
    if (wanted === '%' || wanted === '*') {
      lastWildcard = place;
      resumeAt = at;
      place += 1;
    } else if (wanted === '_' || wanted === text[at]) {
      at += 1;
      place += 1;
    } else if (lastWildcard >= 0) {
      resumeAt += 1;
      at = resumeAt;
      place = lastWildcard + 1;
    } else return false;
  }
  return /^[%*]*$/.test(pattern.slice(place));
}
