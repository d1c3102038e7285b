import type { AuditField } from '@regelwerk/contract/admin/audit-log';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { languageOf } from '../kernel/language-of.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { settleDeletedLater } from '../kernel/settle-deleted-later.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { revokeAllAccessTokens } from './access-tokens/revoke-all-access-tokens.ts';
import type { Account } from './account.ts';
import { type AccountEvent, accountEvents, type EventAudience } from './account-events.ts';

type Fields = Readonly<Partial<Record<AuditField, unknown>>>;

/** The recipient of a mail about an account, its language and the site. */
export interface MailHead {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
}

/** The facts that those who learn of an event need. */
interface Happening {
  readonly account: Account;
  /** The address of the mailbox that the account has left. */
  readonly formerEmail?: string;
  readonly mail?: (head: MailHead) => Mail;
  /** The session in which it happened; it survives where only the other sessions end. */
  readonly sessionId?: string | undefined;
  /** Who did it; null for the operator, and the owner of the account if absent. */
  readonly actor?: string | null;
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
}

/** Tells everybody who has to learn of an event, in the transaction of the change. */
export async function announceEvent(
  transaction: Transaction<Schema>,
  siteUrl: string,
  event: AccountEvent,
  { account, formerEmail, mail, sessionId, actor = account.id, before, after }: Happening,
): Promise<void> {
  const { mailbox, customer, sessions, logged }: EventAudience = accountEvents[event];
  if (sessions === 'all end' || sessions === 'others end') {
    await transaction
      .deleteFrom('auth.sessions')
      .where('user_id', '=', account.id)
      .$if(sessions === 'others end' && sessionId !== undefined, (all) => all.where('id', '<>', sessionId ?? ''))
      .execute();
    await revokeAllAccessTokens(transaction, account.id);
  }
  if (logged !== 'not') await recordAudit(transaction, { actor, action: logged, subject: account.id, before, after });
  if (customer === 'deleted') await settleDeletedLater(transaction, account.id);
  if (customer === 'updated')
    await addJob(transaction, jobs.updateCustomer, { userId: account.id }, { key: `customer-${account.id}` });
  if (mailbox === 'none') return;
  const to = mailbox === 'own' ? account.email : formerEmail;
  if (to === undefined || mail === undefined) throw new Error(`${event} has nothing to mail`);
  await queueMail(transaction, mail({ to, language: languageOf(account), siteUrl }));
}
