import { builtInTexts, builtInTextsFile } from '@regelwerk/contract/admin/built-in-texts';
import { isUnavailable } from '@regelwerk/database/is-unavailable';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { timeout } from 'hono/timeout';
import { authRoutes } from './auth/routes.ts';
import { type Deps, outboxOf } from './deps.ts';
import { functionRoutes } from './functions/routes.ts';
import type { ServerContext, ServerEnv } from './http/bindings.ts';
import { clientAddress } from './http/client-address.ts';
import { hasLeft } from './http/has-left.ts';
import { healthRoutes } from './http/health-routes.ts';
import { isLocalRequest } from './http/is-local-request.ts';
import { localOnly } from './http/local-only.ts';
import { refuseRequest } from './http/refuse-request.ts';
import { requestLog } from './http/request-log.ts';
import { requireBoundedBody } from './http/require-bounded-body.ts';
import { requireFewUnfinished } from './http/require-few-unfinished.ts';
import { requireReadableForm } from './http/require-readable-form.ts';
import { requireStorableText } from './http/require-storable-text.ts';
import { securityHeaders } from './http/security-headers.ts';
import { unreadRequest } from './http/unread-request.ts';
import { warnAboutProxy } from './http/warn-about-proxy.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { failurePage } from './pages/failure-page.ts';
import { mailboxRoutes } from './pages/mailbox-routes.ts';
import { readBuilt } from './pages/read-built.ts';
import { pageRoutes } from './pages/routes.ts';
import type { ReadPublicly } from './rest/anonymous-read-cache.ts';
import { ResponseBudget } from './rest/response-budget.ts';
import { restRoutes } from './rest/routes.ts';
import { publicConfig } from './settings/public-config.ts';
import { version } from './settings/version.ts';
import { stripeWebhook } from './webhooks/stripe/routes.ts';

const largestBody = 256 * 1024;
const requestLimitMs = 30_000;
const methodsWithBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The whole server as one request handler; `app.request(...)` drives it in tests. */
export function createApp(
  deps: Deps,
  readPublicly: ReadPublicly = (_key, read) => read(),
  budget = new ResponseBudget(),
): Hono<ServerEnv> {
  const { settings, database, keys, log, clock, useLimit, sandbox } = deps;
  const shared = {
    keys,
    siteUrl: settings.siteUrl,
    clock,
    log,
    useLimit,
    addressOf: (c: ServerContext) =>
      clientAddress(
        { direct: c.env?.incoming?.socket.remoteAddress, forwarded: c.req.header('x-forwarded-for') },
        settings.trustedProxies,
      ),
  };
  const app = new Hono<ServerEnv>();
  const { trustedProxies } = settings;
  app.use(securityHeaders(settings.siteUrl, settings.isProduction, readBuilt(settings.webRoot, 'before-paint.js')));
  app.use(async function closeWhenStopping(c, next) {
    await next();
    // a busy client moves to another process
    if (deps.phase() === 'stopping') c.header('connection', 'close');
  });
  app.use(requestLog({ log, trustedProxies, observation: deps.observation }));
  app.use(warnAboutProxy(log, trustedProxies));
  app.use(compress());
  app.use(requireFewUnfinished(shared.addressOf));
  const texts = builtInTexts.parse(JSON.parse(readBuilt(settings.webRoot, builtInTextsFile)));
  // the provider's events are signed, and larger than what people send
  app.route('/webhooks/stripe', stripeWebhook(deps.billing));
  app.on(methodsWithBody, '*', requireBoundedBody(largestBody));
  app.use(requireStorableText);
  app.on(methodsWithBody, '*', requireReadableForm);
  app.use('/auth/*', timeout(requestLimitMs));
  // a model takes longer than any other call and has its own limit
  app.use('/functions/*', except('/functions/v1/generate-rules', timeout(requestLimitMs)));
  app.use('/rest/*', timeout(requestLimitMs));
  app.route('/', healthRoutes({ database, phase: deps.phase, log, version }));
  if (deps.metrics !== undefined && settings.metrics?.port === undefined) app.route('/', deps.metrics);
  app.route('/auth/v1', authRoutes({ ...shared, accounts: deps.accounts, billing: deps.billing }));
  const functions = functionRoutes({
    ...shared,
    accounts: deps.accounts,
    billing: deps.billing,
    model: deps.model,
    sendsMail: settings.smtpUrl !== undefined,
    texts,
    countGeneration: deps.observation.countGeneration,
  });
  app.route('/functions/v1', functions);
  app.route(
    '/',
    mcpRoutes({
      ...shared,
      accounts: deps.accounts,
      version,
      callFunction: async (c, name, init) => {
        const headers = {
          authorization: c.req.header('authorization') ?? '',
          'content-type': 'application/json',
          'x-forwarded-for': c.req.header('x-forwarded-for') ?? '',
        };
        return functions.request(`/${name}`, { ...init, headers }, c.env);
      },
    }),
  );
  app.route('/rest/v1', restRoutes({ ...shared, database, catalog: deps.catalog, readPublicly, budget }));
  if (sandbox !== undefined) {
    for (const path of ['/sandbox', '/sandbox/*']) {
      if (settings.sandboxAccess === 'machine') app.use(path, localOnly);
      app.all(path, async (c) => sandbox.fetch(await unreadRequest(c)));
    }
  }
  // an API client would take a page for a successful answer
  for (const prefix of ['/auth', '/functions', '/realtime', '/rest', '/storage', '/v1', '/webhooks']) {
    app.all(`${prefix}/*`, (c) => c.json({ code: 'not_found', message: 'Not found', error: 'Not found' }, 404));
  }
  if (settings.devTools === 'machine') app.use('/dev/*', localOnly);
  if (settings.devTools !== 'nobody') app.route('/', mailboxRoutes(outboxOf(settings)));
  const facts = {
    settings,
    keys,
    operator: deps.legal.operator,
    currency: deps.billing.currency,
    payments: deps.billing.payments?.mode,
    hasModel: deps.model !== undefined,
  };
  app.route(
    '/',
    pageRoutes(settings.webRoot, (c) => publicConfig(facts, isLocalRequest(c)), {
      legal: deps.legal,
      useLimit,
      addressOf: shared.addressOf,
      sendsMail: settings.smtpUrl !== undefined,
      sellsIn: deps.billing.payments === undefined ? undefined : deps.billing.currency,
    }),
  );
  app.notFound((c) => c.json({ code: 'not_found', message: 'Not found', error: 'Not found' }, 404));
  const failed = failurePage(settings.webRoot);
  app.onError((error, c) => {
    // a client that disconnects is not a server error
    if (hasLeft(c)) return refuseRequest(c, 400, 'invalid_input', 'The request ended before its body did');
    const requestId = c.get('requestId');
    log.error({ err: error, requestId }, 'request failed');
    if (isUnavailable(error)) {
      const message = 'The service is not available at the moment. Please try again.';
      c.header('retry-after', '1');
      if (isPage(c)) return failed(c, 503);
      return c.json({ code: 'unavailable', message, error: message, requestId }, 503);
    }
    if (isPage(c)) return failed(c, 500);
    const message = 'Unexpected failure';
    return c.json({ code: 'unexpected_failure', message, error: message, requestId }, 500);
  });
  return app;
}

/** A person waits for a page; everybody else reads JSON. */
const isPage = (c: ServerContext) => (c.req.header('accept') ?? '').includes('text/html');
