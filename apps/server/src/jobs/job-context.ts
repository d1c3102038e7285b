import type { Database } from '@regelwerk/database/open-database';
import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import type { AlertSettings } from '../domain/alerts/send-alert-mail.ts';
import type { BillingContext } from '../domain/kernel/payments-context.ts';
import type { SendMail } from '../gateways/mail/send-mail.ts';
import type { Retry } from './retry-while-unavailable.ts';

/** The parts of the server that jobs need. */
export interface JobDeps {
  readonly database: Database;
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly sendMail: SendMail;
  readonly alerts: AlertSettings;
  readonly log: Logger;
}

/** The same, with the retries for an unavailable database. */
export type JobContext = JobDeps & { readonly retry: Retry };
