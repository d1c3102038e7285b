import type pg from 'pg';
import { NamedQuery } from './named-query.ts';

type Read = ConstructorParameters<typeof NamedQuery>;

/** The statement before the read. */
interface First {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly string[];
}

/**
 * Sends two statements before one Sync: what lies between two Syncs is one transaction, so neither `begin` nor `commit`
 * is needed. The rows of the first are ignored; if it has a name, the connection must have prepared it.
 */
export class ReadQuery extends NamedQuery {
  readonly #first: First;
  #isFirstDone = false;

  constructor(first: First, ...read: Read) {
    super(...read);
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

  override handleDataRow(message: unknown): void {
    if (this.#isFirstDone) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isFirstDone) super.handleCommandComplete(message, connection);
    this.#isFirstDone = true;
  }
}
