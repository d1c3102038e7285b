import { accessTokenPrefix } from '@regelwerk/contract/account/access-token-prefix';
import { functions } from '@regelwerk/contract/functions';
import { createMiddleware } from 'hono/factory';
import { identifyAccessToken } from '../domain/accounts/access-tokens/identify-access-token.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { bearerOf } from '../http/bearer-of.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import { identify } from '../http/identify.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { FunctionDeps } from './handler.ts';
import { isFunctionName } from './is-function-name.ts';

type Deps = Pick<FunctionDeps, 'keys' | 'accounts' | 'useLimit' | 'addressOf'>;

const tooMany = () => new AppError('rate_limited', 'Too many requests. Please try again later.');

/**
 * Identifies the caller of a function by API key and session, or by a personal access token, and limits calls. A token needs no API
 * key and reaches only the functions whose scope it has.
 */
export function identifyCaller(deps: Deps) {
  return createMiddleware<ServerEnv>(async function identifyByKeyOrToken(c, next) {
    const name = c.req.path.split('/').at(-1) ?? '';
    const bearer = bearerOf(c) ?? '';
    const row = isFunctionName(name) ? functions[name] : undefined;
    if (bearer.startsWith(accessTokenPrefix)) {
      await limitAddress(c);
      if (row === undefined || !('scope' in row))
        throw new AppError('token_not_accepted', 'Personal access tokens are not accepted here. Use the website.');
      await identifyByToken(c, bearer, row.scope);
    } else if (row !== undefined && 'isKeyless' in row) {
      c.set('identity', { role: 'anon', claims: { role: 'anon' } });
      await limitAddress(c);
    } else {
      c.set('identity', await identify(c, deps.keys));
      // it has a stricter limit of its own; counting the call twice would only cost a query
      if (name !== 'generate-rules') await limitAddress(c);
    }
    await next();
  });

  function limitAddress(c: ServerContext): Promise<void> {
    return requireWithinLimit(c, deps, { limit: 'functionCalls', key: deps.addressOf(c) }, tooMany);
  }

  async function identifyByToken(c: ServerContext, secret: string, scope: string): Promise<void> {
    const caller = await identifyAccessToken(deps.accounts, secret);
    await requireWithinLimit(c, deps, { limit: 'accessTokenCalls', key: caller.id }, tooMany);
    if (!caller.scopes.some((one) => one === scope))
      throw new AppError('scope_missing', `This access token lacks the scope ${scope}.`);
    c.set('identity', { role: 'authenticated', claims: { role: 'authenticated', sub: caller.userId } });
    c.set('accessTokenId', caller.id);
  }
}
