import { hash } from 'node:crypto';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

const failure = 'Could not open subscription management. Please try again.';

/** Opens the provider's portal for the caller's own customer. The address is a key, so only the caller gets it. */
export async function openPortal(
  context: OpenBilling,
  {
    userId,
    language,
    countPage,
  }: {
    readonly userId: string;
    readonly language: InterfaceLanguage;
    /** Counts the page, on which a card can be tried too; throws for one too many. */
    readonly countPage: () => Promise<void>;
  },
): Promise<{ readonly url: string }> {
  const { database, payments, siteUrl } = context;
  const customer = await database.kysely
    .selectFrom('public.customers')
    .select('stripe_customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (customer?.stripe_customer_id == null)
    throw new AppError('no_customer', 'Nothing was bought with this account yet.');
  await countPage();
  try {
    const session = await payments.stripe.billingPortal.sessions.create({
      customer: customer.stripe_customer_id,
      configuration: await requireConfiguration(context, language),
      return_url: `${siteUrl}${paths.billing}`,
      locale: language,
    });
    return { url: session.url };
  } catch (error) {
    if (providerFailure(error) === undefined) throw error;
    context.log.error({ failure: providerFailure(error) }, 'the provider opened no portal');
    throw new AppError('portal_unavailable', failure);
  }
}

/** The provider accepts sixty characters here. */
const headline: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'After the first term, one month’s notice is enough',
  de: 'Nach der ersten Laufzeit genügt ein Monat Frist',
};

/** Returns the portal's configuration, created once for each language. A change of plan is an order, so the portal offers none. */
async function requireConfiguration({ payments, siteUrl }: OpenBilling, language: InterfaceLanguage): Promise<string> {
  const wanted: Stripe.BillingPortal.ConfigurationCreateParams = {
    business_profile: {
      headline: headline[language],
      privacy_policy_url: `${siteUrl}${paths.privacy}`,
      terms_of_service_url: `${siteUrl}${paths.terms}`,
    },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_update: { enabled: false },
    },
  };
  const state = hash('sha256', JSON.stringify(wanted), 'hex').slice(0, 40);
  const known = await payments.stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const fitting = known.data.find(({ metadata }) => metadata?.catalogue_state === state);
  if (fitting !== undefined) return fitting.id;
  // a second one that is created at the same time does no harm
  const made = await payments.stripe.billingPortal.configurations.create({
    ...wanted,
    metadata: { catalogue_state: state },
  });
  return made.id;
}
