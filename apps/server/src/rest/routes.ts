import type { Database } from '@regelwerk/database/open-database';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { Keys } from '../http/keys.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { readText } from '../http/read-text.ts';
import { requireIdentity } from '../http/require-identity.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { acceptedType } from './accepted-type.ts';
import type { ReadPublicly } from './anonymous-read-cache.ts';
import { callFunction } from './call-function.ts';
import type { Catalog } from './catalog.ts';
import { changeRows } from './change-rows.ts';
import { RestError, writeRestError } from './errors.ts';
import { parseArguments, splitArguments } from './parse-arguments.ts';
import { parsePrefer } from './parse-prefer.ts';
import { presentAnswer } from './present-answer.ts';
import { presentChange } from './present-change.ts';
import { presentPage } from './present-page.ts';
import { readPage } from './read-page.ts';
import type { ResponseBudget } from './response-budget.ts';
import type { TableChange } from './write-change.ts';

export interface RestDeps {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly readPublicly: ReadPublicly;
  readonly budget: ResponseBudget;
  readonly keys: Keys;
  readonly log: Logger;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
}

/** `/rest/v1`: the exposed tables in the protocol of postgrest-js, each call with the caller's role and claims. */
export function restRoutes(deps: RestDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.onError(writeRestError(deps));
  routes.use(requireIdentity(deps.keys));
  routes.use(async function limitCalls(c, next) {
    await requireWithinLimit(
      c,
      deps,
      { limit: 'dataCalls', key: deps.addressOf(c) },
      () => new RestError(429, 'rate_limited', 'Too many requests. Please try again later.'),
    );
    await next();
  });
  // HEAD arrives here too; its body is dropped on the way back
  routes.get('/:table', async (c) => {
    requireSchema(c.req.header('accept-profile'));
    const { url } = c.req;
    const table = c.req.param('table');
    const range = c.req.header('range');
    const { isCounted } = parsePrefer(c.req.header('prefer'));
    const identity = c.get('identity');
    const read = () => readPage(deps, identity, { table, parameters: new URL(url).searchParams, isCounted, range });
    const page = await (identity.role === 'anon'
      ? deps.readPublicly(JSON.stringify([url, isCounted, range]), read)
      : read());
    deps.budget.requireRoom(page.body.length);
    return presentPage(c, page, deps.budget);
  });
  routes.post('/:table', (c) => change(c, deps, 'insert'));
  routes.patch('/:table', (c) => change(c, deps, 'update'));
  routes.delete('/:table', (c) => change(c, deps, 'delete'));
  routes.on(['GET', 'POST'], '/rpc/:name', (c) => call(c, deps));
  routes.all('/:table', (c) => {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${c.req.method}`);
  });
  routes.all('*', () => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return routes;
}

async function change(c: ServerContext, deps: RestDeps, kind: TableChange['kind']): Promise<Response> {
  requireSchema(c.req.header('content-profile'));
  const preferences = parsePrefer(c.req.header('prefer'));
  const changed = await changeRows(deps, c.get('identity'), {
    table: c.req.param('table') ?? '',
    kind,
    parameters: new URL(c.req.url).searchParams,
    body: kind === 'delete' ? '' : await bodyOf(c),
    preferences,
    wantsObject: acceptedType(c.req.header('accept')) === 'object',
  });
  return presentChange(c, kind, changed, preferences, deps.budget);
}

async function call(c: ServerContext, deps: RestDeps): Promise<Response> {
  const isReadOnly = c.req.method !== 'POST';
  requireSchema(c.req.header(isReadOnly ? 'accept-profile' : 'content-profile'));
  const name = c.req.param('name') ?? '';
  const { given, parameters } = isReadOnly
    ? splitArguments(deps.catalog, name, new URL(c.req.url).searchParams)
    : { given: parseArguments(await bodyOf(c)), parameters: new URL(c.req.url).searchParams };
  const wantsObject = acceptedType(c.req.header('accept')) === 'object';
  const preferences = parsePrefer(c.req.header('prefer'));
  const answer = await callFunction(deps, c.get('identity'), {
    name,
    given,
    parameters,
    isReadOnly,
    wantsObject,
    preferences,
  });
  return presentAnswer(c, answer, wantsObject, deps.budget);
}

async function bodyOf(c: ServerContext): Promise<string> {
  const text = await readText(c);
  if (text === undefined) throw new RestError(400, 'PGRST102', 'The body is not UTF-8');
  return text;
}

function requireSchema(profile = 'public'): void {
  if (profile === 'public') return;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 63)}`, {
    hint: 'Only the following schemas are exposed: public',
  });
}
