import pg from 'pg';

const bearableMs = 1_000;
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
  #readOnlySince = 0;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (!readOnlySettings.has(parameterName)) return;
      if (parameterValue !== 'on') this.#readOnlySettings.delete(parameterName);
      else if (this.#readOnlySettings.add(parameterName).size === 1) this.#readOnlySince = performance.now();
    });
  }

  /** True if the session has been read-only for longer than a moment. */
  get isStale(): boolean {
    return this.#readOnlySettings.size > 0 && performance.now() - this.#readOnlySince > bearableMs;
  }
}
