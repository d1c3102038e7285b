import type { PersonLinkKind, PersonSession } from '@regelwerk/contract/admin/admin-people';
import { revokeAllAccessTokens } from '../accounts/access-tokens/revoke-all-access-tokens.ts';
import { type AccountContext, accounts } from '../accounts/account.ts';
import { announceEvent } from '../accounts/announce-event.ts';
import { listSessions } from '../accounts/own-sessions.ts';
import { requestRecovery } from '../accounts/request-recovery.ts';
import { sendConfirmation } from '../accounts/send-confirmation.ts';
import { AppError } from '../kernel/app-error.ts';
import { nameSubject } from '../kernel/name-subject.ts';
import { recordAudit } from '../kernel/record-audit.ts';

const unknown = () => new AppError('user_not_found', 'User not found', { field: 'userId' });

/** Returns the devices on which a person is signed in, newest first. */
export async function listPersonSessions(context: AccountContext, userId: string): Promise<PersonSession[]> {
  return (await listSessions(context, userId)).map(({ user_agent: _, ...session }) => session);
}

/** Ends one session of a person, or all of them and every access token; their tokens stop working at once. */
export async function endPersonSessions(
  { database, siteUrl }: AccountContext,
  {
    actor,
    userId,
    sessionId,
  }: { readonly actor: string; readonly userId: string; readonly sessionId?: string | undefined },
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const person = await accounts(transaction).where('id', '=', userId).executeTakeFirst();
    if (person === undefined) throw unknown();
    const ended = await transaction
      .deleteFrom('auth.sessions')
      .where('user_id', '=', userId)
      .$if(sessionId !== undefined, (own) => own.where('id', '=', sessionId ?? ''))
      .returning('id')
      .execute();
    if (sessionId === undefined) await revokeAllAccessTokens(transaction, userId);
    if (ended.length > 0)
      await announceEvent(transaction, siteUrl, 'end_sessions', {
        account: person,
        actor,
        after: { ended: ended.length },
      });
  });
}

/**
 * Mails a person a link to choose a new password or, where the address is not confirmed, to confirm it. The same request
 * sends once.
 */
export async function sendPersonLink(
  context: AccountContext,
  input: {
    readonly actor: string;
    readonly userId: string;
    readonly link: PersonLinkKind;
    readonly requestId: string;
  },
): Promise<void> {
  const { actor, userId, link, requestId } = input;
  await context.database.kysely.transaction().execute(async (transaction) => {
    const account = await accounts(transaction).where('id', '=', userId).executeTakeFirst();
    if (account === undefined) throw unknown();
    if (link === 'confirm' && account.email_confirmed_at !== null)
      throw new AppError('stale_edit', 'This address is confirmed already.', { field: 'link' });
    if (!(await nameSubject(transaction, { requestId, subject: userId }))) return;
    if (link === 'confirm') await sendConfirmation(context, transaction, { account, redirectTo: context.siteUrl });
    else {
      const own = { ...context, database: { ...context.database, kysely: transaction } };
      await requestRecovery(own, { email: account.email, redirectTo: context.siteUrl });
    }
    await recordAudit(transaction, { actor, action: 'send_link', subject: userId, after: { link } });
  });
}
