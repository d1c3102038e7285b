/** What the supervising thread tells the database thread at its start. */
export interface WorkerInput {
  readonly dataDir: string;
  readonly socketPath: string;
  /**
   * When the running statement began, 0 while none runs; shared by both threads. In nanoseconds of the steady clock,
   * since the machine's own may be set while a statement runs.
   */
  readonly busySince: BigInt64Array<SharedArrayBuffer>;
  readonly idleTransactionMs: number;
}

/** Reads back what was handed to the worker: `workerData` has no type of its own. */
export function workerInput(data: unknown): WorkerInput {
  return data as WorkerInput;
}
