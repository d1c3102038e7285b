import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import type { Addressee } from './addressee.ts';

/** Stores the addressee of a person's next invoices; issued ones stay as they are. */
export async function saveBillingDetails(executor: Kysely<Schema>, userId: string, details: Addressee): Promise<void> {
  const { isBusiness, vatId, vatIdProof, ...address } = details;
  const row = {
    ...address,
    is_business: isBusiness,
    vat_id: vatId,
    vat_id_confirmed_at: vatIdProof === null ? null : new Date(vatIdProof.confirmedAt),
    vat_id_consultation: vatIdProof?.consultation ?? '',
  };
  await executor
    .insertInto('public.billing_details')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
