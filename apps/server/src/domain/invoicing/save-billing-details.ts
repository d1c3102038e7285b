import type { BillingDetails } from '@regelwerk/contract/billing';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { requireValidVatId } from './require-valid-vat-id.ts';

/** Stores the addressee of a person's next invoices; issued ones stay as they are. */
export async function saveBillingDetails(
  executor: Kysely<Schema>,
  userId: string,
  details: BillingDetails,
): Promise<void> {
  await requireValidVatId(details);
  const { isBusiness, vatId, ...address } = details;
  const row = { ...address, is_business: isBusiness, vat_id: vatId };
  await executor
    .insertInto('public.billing_details')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
