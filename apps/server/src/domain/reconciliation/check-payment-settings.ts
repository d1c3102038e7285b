import type { HealthDetail } from '@regelwerk/contract/admin/health-detail';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

const neededEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
  'product.updated',
  'price.updated',
] as const;

/** The path of the webhooks under the public address. */
const webhookPath = '/webhooks/stripe';

/** Returns each thing that is missing before payments work. Only reads; an unreachable provider is one of the things. */
export async function checkPaymentSettings(context: OpenBilling): Promise<HealthDetail[]> {
  const { payments, siteUrl, database } = context;
  const faults: HealthDetail[] = [];
  try {
    const account = await payments.stripe.accounts.retrieveCurrent();
    if (!account.charges_enabled) faults.push({ code: 'account_inactive' });
    if (payments.mode === 'live' && !siteUrl.startsWith('https://')) faults.push({ code: 'address_insecure' });
    if (payments.mode !== 'sandbox') {
      const { data } = await payments.stripe.webhookEndpoints.list({ limit: 100 });
      const endpoint = data.find(({ url, status }) => url === `${siteUrl}${webhookPath}` && status === 'enabled');
      if (endpoint === undefined) {
        faults.push({ code: 'webhook_missing', values: { url: `${siteUrl}${webhookPath}` } });
      } else if (!endpoint.enabled_events.includes('*')) {
        const missing = neededEvents.filter((type) => !endpoint.enabled_events.includes(type));
        if (missing.length > 0) faults.push({ code: 'webhook_events', values: { events: missing.join(', ') } });
      }
    }
  } catch (error) {
    const failure = providerFailure(error);
    if (failure === undefined) throw error;
    faults.push({ code: failure === 'refused' ? 'key_refused' : 'provider_unreachable' });
  }
  const offered = await database.kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select('price.id')
    .where('price.active', '=', true)
    .where('product.active', '=', true)
    .executeTakeFirst();
  if (offered === undefined) faults.push({ code: 'nothing_for_sale' });
  return faults;
}
