import type { LegalContext } from './legal-context.ts';

/** Returns the receipt of a declaration to any caller who knows its id; undefined if there is none. */
export async function findReceipt(
  { database }: Pick<LegalContext, 'database'>,
  { id, kind }: { readonly id: string; readonly kind: 'withdrawal' | 'cancellation' },
): Promise<string | undefined> {
  const found = await database.kysely
    .selectFrom('private.legal_notices')
    .select('receipt')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found?.receipt;
}
