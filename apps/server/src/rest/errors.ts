import { isUnavailable } from '@regelwerk/database/is-unavailable';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import pg from 'pg';
import type { Logger } from 'pino';
import type { ServerContext } from '../http/bindings.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Catalog } from './catalog.ts';

interface Extras {
  readonly details?: string;
  readonly hint?: string;
}

/** A refusal in the format that postgrest-js reads: `{code, message, details, hint}` with its HTTP status. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(status: ContentfulStatusCode, code: string, message: string, { details, hint }: Extras = {}) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.code = code;
    this.details = details ?? null;
    this.hint = hint ?? null;
  }
}

/** Returns the refusal for a query string that does not parse or uses unsupported grammar. */
export function parseError(message: string, details?: string): RestError {
  return new RestError(400, 'PGRST100', message, details === undefined ? {} : { details });
}

/** Statuses by SQLSTATE, longest prefix first; other database errors are 400. */
const statusBySqlState: readonly (readonly [string, ContentfulStatusCode])[] = [
  ['23503', 409],
  ['23505', 409],
  ['42883', 404],
  ['42P01', 404],
  ['P0001', 400],
  ['21', 500],
  ['54', 500],
  ['55', 500],
  ['XX', 500],
  ['P0', 500],
];

/** Writes every error of the REST API; database errors keep their code and text, others reveal nothing. */
export function writeRestError({ log, catalog }: { readonly log: Logger; readonly catalog: Catalog }) {
  return (error: Error, c: ServerContext): Response => {
    const refusal = refusalOf(error, c);
    const asked = c.req.param('table') ?? '';
    const table = catalog.tables.has(asked) ? asked : undefined;
    c.set('refusal', { code: refusal.code, table });
    if (refusal.status >= 500) log.error({ err: error, table, requestId: c.get('requestId') }, 'data call failed');
    if (refusal.status === 503) c.header('retry-after', '1');
    if (refusal.status === 401) c.header('www-authenticate', 'Bearer');
    const { code, message, details, hint } = refusal;
    return c.json({ code, message, details, hint }, refusal.status);
  };
}

function refusalOf(error: Error, c: ServerContext): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof IdentityError) return identityRefusal(error);
  if (error instanceof HTTPException) return new RestError(503, 'PGRST003', 'The request took too long');
  if (isUnavailable(error)) return unavailable(error);
  if (error instanceof pg.DatabaseError) return databaseRefusal(error, c);
  return new RestError(500, 'unexpected_failure', 'Unexpected failure');
}

/** Names the fault without revealing the database's files. */
function unavailable(error: Error): RestError {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === '57014'
    ? new RestError(503, code, error.message)
    : new RestError(503, code ?? 'PGRST001', 'The database is not available');
}

function identityRefusal({ reason }: IdentityError): RestError {
  if (reason === 'expired_token') return new RestError(401, 'PGRST303', 'JWT expired');
  if (reason === 'secret_key_in_browser') {
    return new RestError(401, 'secret_key_in_browser', 'The secret key must not be used in a browser', {
      hint: 'Replace the key: it has been given away.',
    });
  }
  if (reason === 'invalid_token') return new RestError(401, 'PGRST301', 'JWT could not be verified');
  return new RestError(401, 'no_api_key', 'No API key found in request', {
    hint: 'Send the publishable key in the header "apikey".',
  });
}

function databaseRefusal(error: pg.DatabaseError, c: ServerContext): RestError {
  const code = error.code ?? 'XX000';
  const extras = {
    ...(error.detail === undefined ? {} : { details: error.detail }),
    ...(error.hint === undefined ? {} : { hint: error.hint }),
  };
  if (code === '42501')
    return new RestError(c.get('identity').role === 'anon' ? 401 : 403, code, error.message, extras);
  // RAISE SQLSTATE 'PT402' in a function chooses the status itself
  const raised = /^PT([45]\d\d)$/.exec(code)?.[1];
  if (raised !== undefined) return new RestError(Number(raised) as ContentfulStatusCode, code, error.message, extras);
  const status = statusBySqlState.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  return new RestError(
    status,
    code,
    status === 500 ? 'Unexpected failure' : error.message,
    status === 500 ? {} : extras,
  );
}
