import type { Objects } from './objects.ts';
import { SandboxError } from './sandbox-error.ts';
import type { World } from './world.ts';

/** The country of the sandbox's cards, except for the foreign one. */
export const homeCountry = 'DE';

/** Records a successful payment with its charge. */
export async function takePayment(
  world: World,
  payment: { amount: number; currency: string; customer: string; metadata: Record<string, string>; country?: string },
): Promise<Objects['payment_intent']> {
  const id = world.newId('pi');
  const charge: Objects['charge'] = {
    id: world.newId('ch'),
    object: 'charge',
    amount: payment.amount,
    amount_refunded: 0,
    created: world.now,
    currency: payment.currency,
    customer: payment.customer,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: id,
    payment_method_details: { type: 'card', card: { country: payment.country ?? homeCountry } },
    receipt_url: `${world.siteUrl}/sandbox/receipt/${id}`,
    refunded: false,
    status: 'succeeded',
  };
  const intent: Objects['payment_intent'] = {
    id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: payment.amount,
    created: world.now,
    currency: payment.currency,
    customer: payment.customer,
    latest_charge: charge.id,
    livemode: false,
    metadata: payment.metadata,
    status: 'succeeded',
  };
  await world.save('charge', charge);
  await world.save('payment_intent', intent);
  await world.announce('charge.succeeded', charge);
  await world.announce('payment_intent.succeeded', intent);
  return intent;
}

/** Opens a dispute: the cardholder's bank takes the money back for now. */
export async function openDispute(
  world: World,
  intent: Objects['payment_intent'],
  amount?: number,
): Promise<Objects['dispute']> {
  const charge = await world.read('charge', intent.latest_charge ?? '');
  if (charge.disputed) throw new SandboxError(400, `Charge ${charge.id} is disputed already.`);
  const dispute: Objects['dispute'] = {
    id: world.newId('du'),
    object: 'dispute',
    amount: amount ?? charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: world.now,
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await world.save('charge', { ...charge, disputed: true });
  await world.save('dispute', dispute);
  await world.announce('charge.dispute.created', dispute);
  return dispute;
}
