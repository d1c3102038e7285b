import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Operator } from '@regelwerk/legal/operator';
import { orderVersions } from '@regelwerk/legal/order-versions';
import { AppError } from '../kernel/app-error.ts';
import type { CheckoutInput } from './checkout-input.ts';

/** Refuses an order without the declarations in their present versions, and returns the language they were made in. */
export function requireConsent(consent: CheckoutInput['consent'], operator: Operator): InterfaceLanguage {
  if (consent === undefined)
    throw new AppError('consent_required', 'Both declarations are required to order.', { field: 'consent' });
  const present = orderVersions(operator);
  if (consent.termsVersion !== present.termsVersion || consent.withdrawalVersion !== present.withdrawalVersion)
    throw new AppError('consent_outdated', 'The terms have changed. Please read and confirm them again.', {
      field: 'consent',
    });
  return consent.locale;
}
