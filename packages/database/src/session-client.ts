import pg from 'pg';

const readOnlySettings = new Set(['default_transaction_read_only', 'in_hot_standby']);

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/**
 * A client that knows whether its session is read-only. A session keeps the default it began with, and a session on a
 * standby stays read-only, so only a new connection notices that the database accepts writes again.
 */
export class SessionClient extends pg.Client {
  readonly #readOnlySettings = new Set<string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (!readOnlySettings.has(parameterName)) return;
      if (parameterValue === 'on') this.#readOnlySettings.add(parameterName);
      else this.#readOnlySettings.delete(parameterName);
    });
  }

  get isReadOnly(): boolean {
    return this.#readOnlySettings.size > 0;
  }
}
