import type { ColumnRef, JsonStep } from './query.ts';
import type { Scanner } from './scanner.ts';

/** Parses `column`, `column->key` or `column->>key`, with any nesting. */
export function parseColumn(scanner: Scanner): ColumnRef {
  const name = scanner.name();
  const path: JsonStep[] = [];
  while (scanner.comesNext('->')) {
    const asText = scanner.take('->>');
    if (!asText) scanner.expect('->');
    const sign = scanner.take('-') ? '-' : '';
    path.push({ key: `${sign}${scanner.name()}`, asText });
  }
  return { name, path };
}
