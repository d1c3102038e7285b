import type { Table } from './catalog.ts';
import { RestError } from './errors.ts';

/** Rows to write, as JSON objects, and the columns they name. */
export interface RowsToWrite {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly string[];
}

/** Parses the body of an insert or update for the table; `columns` lists the columns of rows with differing keys. */
export function parseRows(body: string, table: Table, columnsParameter: string | null): RowsToWrite {
  const parsed = parseJson(body);
  const rows = Array.isArray(parsed) ? parsed : [parsed];
  if (!rows.every(isRow)) throw new RestError(400, 'PGRST102', 'The body must be an object or an array of objects');
  const columns = columnsParameter === null ? keysOf(rows) : splitColumns(columnsParameter);
  const stranger = columns.find((name) => !table.columns.has(name));
  if (stranger !== undefined) {
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${stranger.slice(0, 63)}' column of '${table.name}' in the schema cache`,
    );
  }
  return { rows, columns };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf(rows: readonly Record<string, unknown>[]): string[] {
  const keys = Object.keys(rows[0] ?? {});
  const isSame = (row: Record<string, unknown>) =>
    Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!rows.every(isSame)) throw new RestError(400, 'PGRST102', 'All object keys must match');
  return keys;
}

function splitColumns(text: string): string[] {
  return text
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replace(/\\(.)/g, '$1'),
    )
    .filter((name) => name !== '');
}
