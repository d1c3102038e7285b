import type { BillingDetails } from '@regelwerk/contract/billing';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import type { BillingContext } from '../billing/billing-context.ts';

/** Returns the addressee of a person's invoices; by default a consumer in the operator's country. */
export async function readBillingDetails(
  { database, operator }: Pick<BillingContext, 'database' | 'operator'>,
  userId: string,
  executor: Kysely<Schema> = database.kysely,
): Promise<BillingDetails> {
  const row = await executor
    .selectFrom('public.billing_details')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { is_business: isBusiness = false, name = '', street = '', postcode = '', city = '' } = row ?? {};
  return {
    isBusiness,
    name,
    street,
    postcode,
    city,
    country: row?.country ?? operator.countryCode,
    vatId: row?.vat_id ?? '',
  };
}
