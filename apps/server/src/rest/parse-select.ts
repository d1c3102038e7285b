import { parseColumn } from './parse-column.ts';
import type { Embed, SelectItem } from './query.ts';
import { Scanner } from './scanner.ts';

/** The content of `select` alone; an embedded relation gets its filters and order from other parameters. */
export type SelectDraft =
  | Exclude<SelectItem, Embed>
  | (Omit<Embed, 'query'> & { readonly items: readonly SelectDraft[] });

/** Parses `select`: columns with alias, json path and cast, and embedded relations with hint and join. */
export function parseSelect(text: string): SelectDraft[] {
  const scanner = new Scanner(text);
  const items = parseItems(scanner);
  scanner.expectEnd();
  return items;
}

function parseItems(scanner: Scanner): SelectDraft[] {
  const items = [parseItem(scanner)];
  while (scanner.take(',')) items.push(parseItem(scanner));
  return items;
}

function parseItem(scanner: Scanner): SelectDraft {
  if (scanner.take('*')) return { kind: 'all' };
  const first = parseColumn(scanner);
  const isAlias = first.path.length === 0 && scanner.comesNext(':') && !scanner.comesNext('::');
  if (isAlias) scanner.expect(':');
  const column = isAlias ? parseColumn(scanner) : first;
  const isRelation = column.path.length === 0 && (scanner.comesNext('(') || scanner.comesNext('!'));
  if (isRelation) return parseEmbed(scanner, column.name, isAlias ? first.name : column.name);
  if (scanner.comesNext('.')) scanner.fail('aggregates are not offered here');
  const alias = isAlias ? first.name : column.path.at(-1)?.key;
  const cast = scanner.take('::') ? scanner.name() : undefined;
  return { kind: 'column', column, ...(alias === undefined ? {} : { alias }), ...(cast === undefined ? {} : { cast }) };
}

function parseEmbed(scanner: Scanner, relation: string, alias: string): SelectDraft {
  let hint: string | undefined;
  let isInner = false;
  while (scanner.take('!')) {
    const word = scanner.name();
    if (word === 'inner') isInner = true;
    else if (word !== 'left') hint = word;
  }
  const items = scanner.inBrackets(() => parseItems(scanner));
  return { kind: 'embed', relation, alias, isInner, items, ...(hint === undefined ? {} : { hint }) };
}
