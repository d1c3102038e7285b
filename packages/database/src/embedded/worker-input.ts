/** The data that the database thread receives at its start. */
export interface WorkerInput {
  readonly dataDir: string;
  readonly socketPath: string;
  /**
   * When the running statement began, 0 if none runs; shared by both threads. In nanoseconds of the monotonic clock,
   * because the system time may change while a statement runs.
   */
  readonly busySince: BigInt64Array<SharedArrayBuffer>;
  readonly idleTransactionMs: number;
  readonly memoryLimitMb: number;
}

/** Returns the data passed to the worker with its type, which `workerData` lacks. */
export function workerInput(data: unknown): WorkerInput {
  return data as WorkerInput;
}
