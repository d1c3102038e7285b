import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import type { BillingContext } from '../kernel/payments-context.ts';
import type { Addressee } from './addressee.ts';

/** Returns the addressee of a person's invoices; by default a consumer in the operator's country. */
export async function readBillingDetails(
  { database, operator }: Pick<BillingContext, 'database' | 'operator'>,
  userId: string,
  executor: Kysely<Schema> = database.kysely,
): Promise<Addressee> {
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
    vatIdProof:
      row?.vat_id_confirmed_at == null
        ? null
        : { confirmedAt: row.vat_id_confirmed_at.toISOString(), consultation: row.vat_id_consultation },
  };
}

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
