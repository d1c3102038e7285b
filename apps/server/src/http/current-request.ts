import { AsyncLocalStorage } from 'node:async_hooks';

/** The fields of a request that the log contains. */
export interface CurrentRequest {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
}

/** The request that the running code belongs to, also after an await; empty in jobs and sockets. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
