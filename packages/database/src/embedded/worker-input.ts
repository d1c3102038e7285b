/** The data that the database thread receives at its start. */
export interface WorkerInput {
  /** The folder with the files of PostgreSQL. */
  readonly cluster: string;
  readonly socketPath: string;
  /**
   * When the running statement began, 0 if none runs; shared by both threads. In nanoseconds of the monotonic clock,
   * because the system time may change while a statement runs.
   */
  readonly busySince: BigInt64Array<SharedArrayBuffer>;
  readonly idleTransactionMs: number;
}

/** An order of the supervising thread. */
export type WorkerOrder = { readonly what: 'close' } | { readonly what: 'copy'; readonly folder: string };

/** A report of the database thread; a copy that failed has a fault. */
export type WorkerReport =
  | { readonly what: 'ready' }
  | { readonly what: 'copied'; readonly folder: string; readonly fault?: string };

/** Returns the data passed to the worker with its type, which `workerData` lacks. */
export function workerInput(data: unknown): WorkerInput {
  return data as WorkerInput;
}
