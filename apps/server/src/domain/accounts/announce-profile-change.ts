import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { languageOf } from '../kernel/language-of.ts';
import type { Account } from './account.ts';
import { announceEvent } from './announce-event.ts';
import { nameOf } from './name-of.ts';

/** Tells of a new name and a new language, if a change of the metadata brought them. */
export async function announceProfileChange(
  transaction: Transaction<Schema>,
  siteUrl: string,
  { before, after }: { readonly before: Account; readonly after: Account },
): Promise<void> {
  if (nameOf(after) !== nameOf(before)) await announceEvent(transaction, siteUrl, 'change_name', { account: after });
  if (languageOf(after) !== languageOf(before))
    await announceEvent(transaction, siteUrl, 'change_language', { account: after });
}
