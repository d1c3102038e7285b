import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import { sql } from 'kysely';
import { languageOf } from '../kernel/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { ruleMails } from '../mail/rule-mails.ts';
import type { AccountContext } from './account.ts';

const batch = 100;

/** Mails everybody who wants it, once a month, how many saved rules may no longer be true; nobody without such a rule. */
export async function mailStaleRules(context: AccountContext): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const after = last;
    const wanted = await context.database.kysely
      .selectFrom('public.rule_mails')
      .select('user_id')
      .where('confirmed_at', 'is not', null)
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(batch)
      .execute();
    for (const { user_id: userId } of wanted) await mailOne(context, userId);
    const next = wanted.at(-1);
    if (next === undefined || wanted.length < batch) return;
    last = next.user_id;
  }
}

async function mailOne({ database, clock, siteUrl }: AccountContext, userId: string): Promise<void> {
  const now = clock();
  await database.kysely.transaction().execute(async (transaction) => {
    const [counts] = (
      await sql<{ all: number; outdated: number; stale: number }>`
        select count(*)::int as all,
          count(*) filter (where r.knowledge_version < ${knowledgeVersion})::int as outdated,
          count(*) filter (where r.project_stale is not null)::int as stale
        from public.generated_rules r join public.user_configurations c on c.id = r.configuration_id
        where c.user_id = ${userId} and (r.knowledge_version < ${knowledgeVersion} or r.project_stale is not null)`.execute(
        transaction,
      )
    ).rows;
    if (counts === undefined || counts.all === 0) return;
    // whoever marks the month sends its mail
    const marked = await transaction
      .updateTable('public.rule_mails as m')
      .from('auth.users as u')
      .set({ sent_at: now })
      .whereRef('u.id', '=', 'm.user_id')
      .where('m.user_id', '=', userId)
      .where('u.deleted_at', 'is', null)
      .where(({ eb, or }) => or([eb('u.banned_until', 'is', null), eb('u.banned_until', '<=', now)]))
      .where(
        sql<boolean>`(m.sent_at is null or date_trunc('month', m.sent_at) < date_trunc('month', ${now.toISOString()}::timestamptz))`,
      )
      .returning(['m.token', 'u.email', 'u.user_metadata'])
      .executeTakeFirst();
    if (marked === undefined) return;
    const { token, email } = marked;
    const language = languageOf({ user_metadata: marked.user_metadata as Readonly<Record<string, unknown>> });
    await queueMail(transaction, ruleMails.monthly({ to: email, language, siteUrl, token }, counts));
  });
}
