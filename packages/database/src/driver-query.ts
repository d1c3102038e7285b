import pg from 'pg';

/** The columns of an answer, in the driver's own form. */
export interface RowDescription {
  readonly fields: readonly unknown[];
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** The parts of the driver's query that its type declarations leave out. */
interface Query {
  readonly name: string | undefined;
  readonly values: readonly unknown[] | undefined;
  submit(connection: pg.Connection): Error | null;
  handleRowDescription(message: RowDescription): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

/** The driver's query, for classes that change how it is sent. */
export const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { readonly queryMode: 'extended' },
  callback: Callback,
) => Query;
