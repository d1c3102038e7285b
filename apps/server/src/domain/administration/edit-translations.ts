import type { AdminContentAction, ContentText } from '@regelwerk/contract/admin-content';
import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { perLanguage } from '@regelwerk/contract/per-language';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { pageWindow, searchPattern } from './page-window.ts';
import { recordAudit } from './record-audit.ts';

/** A page of the texts that replace built-in ones, by key. */
export async function listTranslations(
  { kysely }: Database,
  query: Extract<AdminContentAction, { action: 'getTranslations' }>,
): Promise<{ readonly rows: readonly ContentText[]; readonly total: number }> {
  const pattern = searchPattern(query.search);
  const { limit, offset } = pageWindow(query);
  const keys = kysely
    .selectFrom('public.translations')
    .select('key')
    .distinct()
    .$if(pattern !== null, (all) =>
      all.where(({ or, eb }) => or([eb('key', 'ilike', pattern), eb('value', 'ilike', pattern)])),
    );
  const rows = await kysely
    .selectFrom(keys.orderBy('key').limit(limit).offset(offset).as('page'))
    .innerJoin('public.translations as own', 'own.key', 'page.key')
    .select('page.key as id')
    .select(sql<Partial<Record<InterfaceLanguage, string>>>`jsonb_object_agg(own.language, own.value)`.as('texts'))
    .groupBy('page.key')
    .orderBy('page.key')
    .execute();
  const { total } = await kysely
    .selectFrom(keys.as('keys'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const texts = rows.map(({ id, texts: own }) => ({ id, ...perLanguage((language) => own[language] ?? null) }));
  return { rows: texts, total };
}

/** Sets a text, or deletes it, which restores the built-in one. Notifies open browsers. */
export async function saveTranslation(
  { kysely }: Database,
  input: Extract<AdminContentAction, { action: 'saveTranslation' }> & { readonly actor: string },
): Promise<void> {
  const { actor, key, language, value, seen } = input;
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('translation:' || ${key}, 0))`.execute(transaction);
    const row = await transaction
      .selectFrom('public.translations')
      .select('value')
      .where('key', '=', key)
      .where('language', '=', language)
      .executeTakeFirst();
    const before = row?.value ?? null;
    if (seen !== undefined && seen !== before)
      throw new AppError('stale_edit', 'Somebody else changed this meanwhile. Please look again.', { field: 'value' });
    if (before === value) return;
    if (value === null)
      await transaction
        .deleteFrom('public.translations')
        .where('key', '=', key)
        .where('language', '=', language)
        .execute();
    else
      await transaction
        .insertInto('public.translations')
        .values({ key, language, value })
        .onConflict((conflict) => conflict.columns(['key', 'language']).doUpdateSet({ value }))
        .execute();
    await recordAudit(transaction, {
      actor,
      action: value === null ? 'remove_translation' : 'save_translation',
      subject: `${language}:${key}`,
      before: { value: before },
      after: { value },
    });
  });
}
