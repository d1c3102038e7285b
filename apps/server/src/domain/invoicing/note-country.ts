import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import type { Stripe } from 'stripe';

/** Keeps what the payment says of the buyer's country: the address that the provider took down, and the bank of the card. */
export async function noteCountry(
  transaction: Transaction<Schema>,
  orderId: string,
  session: Stripe.Checkout.Session,
  cardCountry: string | null,
): Promise<void> {
  await transaction
    .updateTable('public.orders')
    .set({
      payment_country: countryOf(session.customer_details?.address?.country),
      card_country: countryOf(cardCountry),
    })
    .where('id', '=', orderId)
    .execute();
}

const countryOf = (code: string | null | undefined) => (code != null && /^[A-Z]{2}$/.test(code) ? code : null);
