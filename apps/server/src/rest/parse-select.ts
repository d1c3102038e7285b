import { parseColumn } from './parse-column.ts';
import type { SelectItem } from './query.ts';
import { Scanner } from './scanner.ts';

/** Parses `select`: columns with alias, json path and cast. Embedded relations are refused with a clear error. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text);
  const items = [parseItem(scanner)];
  while (scanner.take(',')) items.push(parseItem(scanner));
  scanner.expectEnd();
  return items;
}

function parseItem(scanner: Scanner): SelectItem {
  if (scanner.take('*')) return { kind: 'all' };
  const first = parseColumn(scanner);
  const isAlias = first.path.length === 0 && scanner.comesNext(':') && !scanner.comesNext('::');
  if (isAlias) scanner.expect(':');
  const column = isAlias ? parseColumn(scanner) : first;
  if (scanner.comesNext('(') || scanner.comesNext('!') || scanner.comesNext('.')) {
    scanner.fail('embedded relations and aggregates are not offered here');
  }
  const alias = isAlias ? first.name : column.path.at(-1)?.key;
  const cast = scanner.take('::') ? scanner.name() : undefined;
  return { kind: 'column', column, ...(alias === undefined ? {} : { alias }), ...(cast === undefined ? {} : { cast }) };
}
