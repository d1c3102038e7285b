import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import { ExportSlots } from '../domain/accounts/export-slots.ts';
import { AppError } from '../domain/app-error.ts';
import type { BillingContext } from '../domain/billing/billing-context.ts';
import type { ConfiguredModel } from '../domain/rules/generation-context.ts';
import type { ServerContext, ServerEnv } from '../http/bindings.ts';
import type { Keys } from '../http/keys.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { requireIdentity } from '../http/require-identity.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { ownAccount } from './account.ts';
import { adminContent } from './admin-content.ts';
import { adminData } from './admin-data.ts';
import { adminStripe } from './admin-stripe.ts';
import { adminTokens } from './admin-tokens.ts';
import { adminUsers } from './admin-users.ts';
import { billing, billingDocument } from './billing.ts';
import { confirm, portal, quote, startOrder } from './checkout.ts';
import { contracts } from './contracts.ts';
import { writeFunctionError } from './errors.ts';
import { generateRules } from './generate-rules.ts';
import { requestAdmin } from './request-admin.ts';
import { savedRule } from './saved-rule.ts';
import { updateAdminStatus } from './update-admin-status.ts';

export interface FunctionDeps {
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly model: ConfiguredModel | undefined;
  readonly sendsMail: boolean;
  readonly keys: Keys;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
}

/** `/functions/v1`: each function under its name on the wire, called by POST. */
export function functionRoutes(deps: FunctionDeps): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.onError(writeFunctionError(deps.log));
  routes.use(requireIdentity(deps.keys));
  // its own limit is the tighter one: counting it twice would only cost a second query
  routes.post('/generate-rules', (c) => generateRules(c, deps));
  routes.use(async function limitCalls(c, next) {
    await requireWithinLimit(
      c,
      deps,
      'functionCalls',
      () => new AppError('rate_limited', 'Too many requests. Please try again later.'),
    );
    await next();
  });
  const exports = new ExportSlots(deps.accounts.database);
  routes.post('/account', (c) => ownAccount(c, { ...deps, exports }));
  routes.post('/admin-content', (c) => adminContent(c, deps));
  routes.post('/admin-data', (c) => adminData(c, deps));
  routes.post('/admin-stripe', (c) => adminStripe(c, deps));
  routes.post('/admin-tokens', (c) => adminTokens(c, deps));
  routes.post('/admin-users', (c) => adminUsers(c, deps));
  routes.post('/billing-details', (c) => billing(c, deps));
  routes.post('/billing-document', (c) => billingDocument(c, deps));
  routes.post('/confirm-purchase', (c) => confirm(c, deps));
  routes.post('/contracts', (c) => contracts(c, deps));
  routes.post('/create-checkout', (c) => startOrder(c, deps, 'subscription'));
  routes.post('/customer-portal', (c) => portal(c, deps));
  routes.post('/quote-order', (c) => quote(c, deps));
  routes.post('/request-admin', (c) => requestAdmin(c, deps));
  routes.post('/saved-rule', (c) => savedRule(c, deps));
  routes.post('/token-purchase', (c) => startOrder(c, deps, 'token_pack'));
  routes.post('/update-admin-status', (c) => updateAdminStatus(c, deps));
  for (const name of [
    'account',
    'admin-content',
    'admin-data',
    'admin-stripe',
    'admin-tokens',
    'admin-users',
    'billing-details',
    'billing-document',
    'confirm-purchase',
    'contracts',
    'create-checkout',
    'customer-portal',
    'generate-rules',
    'quote-order',
    'request-admin',
    'saved-rule',
    'token-purchase',
    'update-admin-status',
  ]) {
    routes.all(`/${name}`, (c) => {
      c.header('allow', 'POST');
      throw new AppError('method_not_allowed', 'Functions are called by POST');
    });
  }
  routes.all('*', () => {
    throw new AppError('not_found', 'Unknown function');
  });
  return routes;
}
