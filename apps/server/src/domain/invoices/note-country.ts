import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import type { Stripe } from 'stripe';

/** Records the evidence for the buyer's country in a payment: the address that the provider collected, and the card's bank. */
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
