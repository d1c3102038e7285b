import { AsyncLocalStorage } from 'node:async_hooks';

/** The request fields that appear in the log. */
export interface CurrentRequest {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route that the request has reached. */
  readonly route: string;
}

/** Tells the current request of the running code, also after an await; empty in jobs and sockets. */
export const currentRequest = new AsyncLocalStorage<() => CurrentRequest>();
