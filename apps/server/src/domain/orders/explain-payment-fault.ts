import type { HealthDetail } from '@regelwerk/contract/admin/health-detail';
import { paths } from '@regelwerk/contract/shared/paths';

/** Returns the sentence for a fault of the payment settings, for the log and the command line. */
export function explainPaymentFault({ code, values = {} }: HealthDetail): string {
  switch (code) {
    case 'account_inactive':
      return 'The account cannot take payments yet: finish its activation.';
    case 'address_insecure':
      return 'SITE_URL must be an https address for live payments.';
    case 'webhook_missing':
      return `No enabled webhook endpoint points to ${values.url}.`;
    case 'webhook_events':
      return `The webhook endpoint does not send: ${values.events}.`;
    case 'key_refused':
      return 'The provider refuses STRIPE_SECRET_KEY.';
    case 'provider_unreachable':
      return 'The payment provider could not be reached to check the settings.';
    case 'nothing_for_sale':
      return `Nothing is for sale: run "npm run catalog" or make products in ${paths.adminBilling}.`;
    default:
      return code;
  }
}
