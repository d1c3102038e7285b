import pg from 'pg';

/** One statement with its bound values; without a name it is prepared each time. */
interface NamedStatement<Value> {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly Value[];
}

/** The part of the driver's query that handles the server's messages; its type declarations leave it out. */
interface MessageHandlers {
  submit(connection: pg.Connection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { readonly queryMode: 'extended' },
  callback: Callback,
) => MessageHandlers;

/**
 * Sends two statements before one Sync: what lies between two Syncs is one transaction, so neither `begin` nor `commit`
 * is needed. The rows of the first are ignored; if it has a name, the connection must have prepared it.
 */
export class ReadQuery extends DriverQuery {
  readonly #first: NamedStatement<string>;
  #isFirstDone = false;
  #isDescribed = false;

  constructor(first: NamedStatement<string>, read: NamedStatement<unknown>, callback: Callback) {
    const { name, text, values } = read;
    super({ ...(name === undefined ? {} : { name }), text, values: [...values], queryMode: 'extended' }, callback);
    this.#first = first;
  }

  /** Whether the first statement has run. */
  get isFirstDone(): boolean {
    return this.#isFirstDone;
  }

  override submit(connection: pg.Connection): Error | null {
    const { name = '', text, values } = this.#first;
    const { stream } = connection;
    stream.cork();
    try {
      if (name === '') connection.parse({ name, text, types: [] }, true);
      connection.bind({ portal: '', statement: name, values: [...values] }, true);
      connection.execute({ portal: '' }, true);
      return super.submit(connection);
    } finally {
      stream.uncork();
    }
  }

  override handleRowDescription(message: unknown): void {
    this.#isDescribed = true;
    super.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    // only the second statement is described
    if (this.#isDescribed) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isFirstDone) super.handleCommandComplete(message, connection);
    this.#isFirstDone = true;
  }
}
