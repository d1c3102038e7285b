import { parseColumn } from './parse-column.ts';
import type { OrderItem } from './query.ts';
import { Scanner } from './scanner.ts';

/** Parses `order`: `column[.asc|.desc][.nullsfirst|.nullslast]`, comma separated. */
export function parseOrder(text: string): OrderItem[] {
  const scanner = new Scanner(text);
  const items = [parseItem(scanner)];
  while (scanner.take(',')) items.push(parseItem(scanner));
  scanner.expectEnd();
  return items;
}

function parseItem(scanner: Scanner): OrderItem {
  const column = parseColumn(scanner);
  const direction = scanner.take('.desc') ? 'desc' : 'asc';
  if (direction === 'asc') scanner.take('.asc');
  if (scanner.take('.nullsfirst')) return { column, direction, nulls: 'first' };
  if (scanner.take('.nullslast')) return { column, direction, nulls: 'last' };
  return { column, direction };
}
