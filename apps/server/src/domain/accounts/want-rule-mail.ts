import { sql } from 'kysely';
import { languageOf } from '../kernel/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { ruleMails } from '../mail/rule-mails.ts';
import type { Account, AccountContext } from './account.ts';

/** Notes that a person wants the monthly mail, and asks their mailbox to confirm it; at most once an hour. */
export async function wantRuleMail({ database, siteUrl }: AccountContext, account: Account): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const asked = await transaction
      .insertInto('public.rule_mails')
      .values({ user_id: account.id })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ asked_at: sql<Date>`now()`, token: sql<string>`gen_random_uuid()` })
          .where('public.rule_mails.confirmed_at', 'is', null)
          .where('public.rule_mails.asked_at', '<', sql<Date>`now() - interval '1 hour'`),
      )
      .returning('token')
      .executeTakeFirst();
    if (asked === undefined) return;
    const head = { to: account.email, language: languageOf(account), siteUrl, token: asked.token };
    await queueMail(transaction, ruleMails.confirm(head));
  });
}
