import type { AdminContentAction } from '@regelwerk/contract/admin/admin-content';
import type { BuiltInTexts } from '@regelwerk/contract/admin/built-in-texts';
import { missingPlaceholders } from '@regelwerk/contract/admin/missing-placeholders';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { recordAudit } from '../kernel/record-audit.ts';

/**
 * Replaces a text of the app, or deletes the replacement, as does the built-in text itself. Notifies open browsers.
 * Refuses a key that no page has with `unknown_text`, a text without a placeholder of the built-in one with
 * `placeholder_missing`, and a text that meanwhile changed with `stale_edit`.
 */
export async function saveTranslation(
  { kysely }: Database,
  builtIn: BuiltInTexts,
  input: Extract<AdminContentAction, { action: 'saveTranslation' }> & { readonly actor: string },
): Promise<void> {
  const { actor, key, language, seen } = input;
  const usual = builtIn.texts.find((text) => text.key === key)?.text[language];
  const value = input.value === usual ? null : input.value;
  if (value !== null) requireFitting(key, usual, value);
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('translation:' || ${key}, 0))`.execute(transaction);
    const row = await transaction
      .selectFrom('public.translations')
      .select('value')
      .where('key', '=', key)
      .where('language', '=', language)
      .executeTakeFirst();
    const before = row?.value ?? null;
    if (seen !== undefined && seen !== (before === usual ? null : before))
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

function requireFitting(key: string, usual: string | undefined, value: string): void {
  if (usual === undefined) throw new AppError('unknown_text', `No page has the text ${key}.`, { field: 'key' });
  const missing = missingPlaceholders(usual, value);
  if (missing.length > 0)
    throw new AppError('placeholder_missing', `The text must contain ${missing.join(', ')}.`, { field: 'value' });
}
