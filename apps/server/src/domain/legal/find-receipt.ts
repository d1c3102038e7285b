import type { LegalContext } from './legal-context.ts';

/** The receipt of a declaration, for whoever holds its number. */
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
