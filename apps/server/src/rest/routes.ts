import type { Database } from '@regelwerk/database/open-database';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { Keys } from '../http/keys.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { requireIdentity } from '../http/require-identity.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { Catalogue } from './catalogue.ts';
import { RestError, writeRestError } from './errors.ts';
import { presentPage } from './present-page.ts';
import { readRows } from './read-rows.ts';

export interface RestDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly keys: Keys;
  readonly siteUrl: string;
  readonly log: Logger;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
}

/** `/rest/v1`: the exposed tables in the protocol of postgrest-js, each call under the caller's role and claims. */
export function restRoutes(deps: RestDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.onError(writeRestError(deps.log));
  routes.use(requireIdentity(deps.keys, deps.siteUrl));
  routes.use(async function limitCalls(c, next) {
    await requireWithinLimit(
      c,
      deps,
      'dataCalls',
      () => new RestError(429, 'rate_limited', 'Too many requests. Please try again later.'),
    );
    await next();
  });
  // HEAD arrives here too: the body is left out on the way back
  routes.get('/:table', async (c) => {
    requireSchema(c.req.header('accept-profile'));
    const isCounted = /\bcount=(exact|planned|estimated)\b/.test(c.req.header('prefer') ?? '');
    const parameters = new URL(c.req.url).searchParams;
    return presentPage(
      c,
      await readRows(deps, c.get('identity'), { table: c.req.param('table'), parameters, isCounted }),
    );
  });
  routes.all('/:table', (c) => {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${c.req.method}`);
  });
  routes.all('*', () => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return routes;
}

function requireSchema(profile = 'public'): void {
  if (profile === 'public') return;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 63)}`, {
    hint: 'Only the following schemas are exposed: public',
  });
}
