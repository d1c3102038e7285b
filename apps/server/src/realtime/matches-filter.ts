type Compare = (order: number) => boolean;

const comparisons: Readonly<Record<string, Compare>> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
};

/** True when a row passes a subscription's filter `column=op.value`; a filter that is not understood passes nothing. */
export function matchesFilter(filter: string | undefined, row: Readonly<Record<string, unknown>>): boolean {
  if (filter === undefined || filter === '') return true;
  const [, column = '', negation, operator = '', value = ''] = /^([\w$]+)=(not\.)?(\w+)\.(.*)$/s.exec(filter) ?? [];
  if (!Object.hasOwn(row, column)) return false;
  const passes = passesOne(row[column], operator, value);
  return passes !== undefined && passes !== (negation !== undefined);
}

function passesOne(actual: unknown, operator: string, value: string): boolean | undefined {
  if (operator === 'is') return value === 'null' ? actual === null : String(actual) === value;
  if (actual === null) return false;
  if (operator === 'in') {
    const values = value
      .replace(/^\(|\)$/g, '')
      .split(',')
      .map((one) => one.trim().replace(/^"(.*)"$/, '$1'));
    return values.some((one) => orderOf(actual, one) === 0);
  }
  const compare = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  return compare?.(orderOf(actual, value));
}

function orderOf(actual: unknown, value: string): number {
  if (typeof actual === 'number') return actual - Number(value);
  const text = typeof actual === 'object' ? JSON.stringify(actual) : String(actual);
  return text < value ? -1 : text > value ? 1 : 0;
}
