import { createMcpHandler } from '@modelcontextprotocol/server';
import { accessTokenPrefix } from '@regelwerk/contract/account/access-token-prefix';
import type { FunctionErrorBody } from '@regelwerk/contract/function-error-body';
import type { ErrorCode } from '@regelwerk/contract/shared/error-code';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Ask } from '@regelwerk/mcp/ask';
import { createMcpServer } from '@regelwerk/mcp/create-mcp-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { identifyAccessToken } from '../domain/accounts/access-tokens/identify-access-token.ts';
import type { AccountContext } from '../domain/accounts/account.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { bearerOf } from '../http/bearer-of.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { refusals } from '../http/refusals.ts';
import { unreadRequest } from '../http/unread-request.ts';

interface McpDeps {
  readonly accounts: AccountContext;
  readonly siteUrl: string;
  readonly version: string;
  readonly log: Logger;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
  /** Serves `/functions/v1` in this process, with the caller's own token and address. */
  readonly callFunction: (c: ServerContext, name: string, init: RequestInit) => Promise<Response>;
}

/**
 * Serves the tools for assistants under `/mcp`, with a personal access token. Keeps no sessions: every request brings its token, and
 * every tool calls a function of the API with it, under the same limits and refusals.
 */
export function mcpRoutes(deps: McpDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const { origin } = new URL(deps.siteUrl);
  routes.all('/mcp', async (c) => {
    // a page of another site reaches a server on this machine by a name that it rebinds (section 2.0.1 of the transport)
    const from = c.req.header('origin');
    if (from !== undefined && from !== origin)
      return refuse(c, 'forbidden_origin', 'This site may not call the server.');
    const retryAfter = await deps.useLimit('functionCalls', deps.addressOf(c));
    if (retryAfter !== undefined) {
      c.header('retry-after', String(retryAfter));
      return refuse(c, 'rate_limited', 'Too many requests. Please try again later.');
    }
    let userId: string;
    try {
      userId = await identify(c);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return refuse(c, error.code as ErrorCode, error.message);
    }
    const serve = createMcpHandler(
      () =>
        createMcpServer({
          ask: askAs(c),
          siteUrl: deps.siteUrl,
          version: deps.version,
          mayCheck: () => mayCheck(userId),
        }),
      {
        // nothing changes that a client could listen to
        maxSubscriptions: 0,
        onerror: (error) => deps.log.debug({ err: error, requestId: c.get('requestId') }, 'mcp request failed'),
      },
    );
    return serve.fetch(await unreadRequest(c));
  });
  return routes;

  async function identify(c: ServerContext): Promise<string> {
    const secret = bearerOf(c) ?? '';
    if (!secret.startsWith(accessTokenPrefix))
      throw new AppError(
        'token_invalid',
        `Send a personal access token, made at ${deps.siteUrl}${paths.account}, as the bearer.`,
      );
    const { userId } = await identifyAccessToken(deps.accounts, secret);
    c.set('identity', { role: 'authenticated', claims: { role: 'authenticated', sub: userId } });
    return userId;
  }

  async function mayCheck(userId: string): Promise<void> {
    if ((await deps.useLimit('ruleChecks', userId)) !== undefined)
      throw new AppError('rate_limited', 'Too many checks. Please try again in a minute.');
  }

  function askAs(c: ServerContext): Ask {
    return async (name, body) => {
      const { signal } = c.req.raw;
      const answer = await deps.callFunction(c, name, { method: 'POST', body: JSON.stringify(body), signal });
      if (answer.ok) return (await answer.json()) as never;
      const { code, error } = (await answer.json()) as FunctionErrorBody;
      throw Object.assign(new Error(error), { code });
    };
  }
}

function refuse(c: ServerContext, code: ErrorCode, message: string): Response {
  const { functions: status } = refusals[code];
  c.set('refusal', { code });
  if (status === 401) c.header('www-authenticate', `Bearer realm="Regelwerk", error="invalid_token"`);
  return c.json({ jsonrpc: '2.0', id: null, error: { code: -32001, message, data: { code } } }, status);
}
