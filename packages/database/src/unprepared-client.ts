import type pg from 'pg';
import { SessionClient } from './session-client.ts';

/**
 * A client for connections through a pooler: a prepared statement belongs to the server session that made it, and the
 * next transaction may run in another session. Sends statements without names, so that none is kept.
 */
export class UnpreparedClient extends SessionClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) => send(unnamed(statement), ...rest)) as pg.Client['query'];
  }
}

function unnamed(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement;
  const { name: _name, ...rest } = statement as pg.QueryConfig;
  return rest;
}
