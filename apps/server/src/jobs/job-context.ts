import type { Database } from '@regelwerk/database/open-database';
import type { Logger } from 'pino';
import type { AccountContext } from '../domain/accounts/account.ts';
import type { BillingContext } from '../domain/billing/billing-context.ts';
import type { SendMail } from '../gateways/mail/send-mail.ts';
import type { Patiently } from './patience-until.ts';

/** The parts of the server that jobs work with. */
export interface JobDeps {
  readonly database: Database;
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly sendMail: SendMail;
  readonly log: Logger;
}

/** The same, and how a job waits for a database that is away. */
export type JobContext = JobDeps & { readonly patiently: Patiently };
