import { parseError } from './errors.ts';
import { parseColumn } from './parse-column.ts';
import { type ColumnRef, comparisonOperators, type Filter, type IsValue, isValues } from './query.ts';
import { Scanner } from './scanner.ts';

/** How a value ends: at the end of the parameter, or inside a logic tree at the next comma or parenthesis. */
type Place = 'parameter' | 'tree';

/** Parses one filter parameter such as `age=not.gte.18`. */
export function parseFilter(key: string, value: string): Filter {
  const keyScanner = new Scanner(key);
  const column = parseColumn(keyScanner);
  keyScanner.expectEnd();
  const scanner = new Scanner(value);
  const filter = parseCondition(scanner, column, 'parameter');
  scanner.expectEnd();
  return filter;
}

/** Parses the parameters `and`, `or`, `not.and` and `not.or`. */
export function parseLogic(operator: 'and' | 'or', isNegated: boolean, value: string): Filter {
  const scanner = new Scanner(value);
  const filters = parseTree(scanner);
  scanner.expectEnd();
  return { kind: 'logic', operator, filters, isNegated };
}

function parseTree(scanner: Scanner): Filter[] {
  return scanner.inBrackets(() => {
    const filters = [parseBranch(scanner)];
    while (scanner.take(',')) filters.push(parseBranch(scanner));
    return filters;
  });
}

function parseBranch(scanner: Scanner): Filter {
  const isNegated = scanner.take('not.');
  for (const operator of ['and', 'or'] as const) {
    if (!scanner.comesNext(`${operator}(`)) continue;
    scanner.expect(operator);
    return { kind: 'logic', operator, filters: parseTree(scanner), isNegated };
  }
  if (isNegated) scanner.fail('expected and( or or(');
  const column = parseColumn(scanner);
  scanner.expect('.');
  return parseCondition(scanner, column, 'tree');
}

function parseCondition(scanner: Scanner, column: ColumnRef, place: Place): Filter {
  const isNegated = scanner.take('not.');
  const name = scanner.name();
  if (scanner.comesNext('(')) scanner.fail('any and all are not offered here');
  scanner.expect('.');
  if (name === 'in') return { kind: 'in', column, values: parseList(scanner), isNegated };
  const value = parseValue(scanner, place);
  if (name === 'is') return { kind: 'is', column, value: parseIsValue(value), isNegated };
  const operator = comparisonOperators.find((one) => one === name);
  if (operator === undefined) throw parseError(`The operator "${name.slice(0, 40)}" is not offered here`);
  return { kind: 'compare', column, operator, value, isNegated };
}

function parseValue(scanner: Scanner, place: Place): string {
  if (place === 'parameter') return scanner.rest();
  if (scanner.comesNext('"')) return scanner.quoted();
  if (scanner.comesNext('{')) {
    const list = scanner.until('}');
    scanner.expect('}');
    return `${list}}`;
  }
  return scanner.until(',)');
}

function parseList(scanner: Scanner): string[] {
  scanner.expect('(');
  const values: string[] = [];
  if (scanner.take(')')) return values;
  do values.push(scanner.comesNext('"') ? scanner.quoted() : scanner.until(',)'));
  while (scanner.take(','));
  scanner.expect(')');
  return values;
}

function parseIsValue(value: string): IsValue {
  const known = isValues.find((one) => one === value.toLowerCase());
  if (known === undefined) throw parseError(`"is" takes one of ${isValues.join(', ')}`);
  return known;
}
