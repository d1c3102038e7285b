import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import type { BillingContext } from '../domain/kernel/payments-context.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { Keys } from '../http/keys.ts';
import type { UseLimit } from '../http/rate-limits.ts';

/** The dependencies of the auth API. */
export interface AuthDeps {
  readonly accounts: AccountContext & { readonly reuseSeconds: number };
  readonly billing: BillingContext;
  readonly keys: Keys;
  readonly log: Logger;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
}
