import type pg from 'pg';
import { DriverQuery, type RowDescription } from './driver-query.ts';

/** One statement with its bound values; without a name it is prepared each time. */
interface Statement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

type Callback = ConstructorParameters<typeof DriverQuery>[1];

/** The columns of the statements that a connection has prepared. They never change: PostgreSQL would refuse the statement. */
const described = new WeakMap<pg.Connection, Map<string, RowDescription>>();

/** A statement that asks for its columns once on each connection, if it has a name, and not at every run. */
export class NamedQuery extends DriverQuery {
  #connection: pg.Connection | undefined;

  constructor({ name, text, values }: Statement, callback: Callback) {
    super({ ...(name === undefined ? {} : { name }), text, values: [...values], queryMode: 'extended' }, callback);
  }

  override submit(connection: pg.Connection): Error | null {
    this.#connection = connection;
    const { name, values = [] } = this;
    const columns = name === undefined ? undefined : described.get(connection)?.get(name);
    if (name === undefined || columns === undefined || !values.every(isScalar)) return super.submit(connection);
    connection.stream.cork();
    connection.bind({ portal: '', statement: name, values: values.map(textOf) }, true);
    connection.execute({ portal: '' }, true);
    connection.sync();
    connection.stream.uncork();
    super.handleRowDescription(columns);
    return null;
  }

  override handleRowDescription(message: RowDescription): void {
    if (this.#connection !== undefined && this.name !== undefined) {
      const columns = described.get(this.#connection) ?? new Map<string, RowDescription>();
      described.set(this.#connection, columns.set(this.name, message));
    }
    super.handleRowDescription(message);
  }
}

type Scalar = string | number | bigint | boolean | null | undefined;

const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null;

function textOf(value: Scalar): string | null {
  return value === null || value === undefined ? null : String(value);
}
