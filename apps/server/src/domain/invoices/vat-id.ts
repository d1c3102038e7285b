import type { BillingDetails, VatIdState } from '@regelwerk/contract/shop/billing';
import type { Operator } from '@regelwerk/legal/operator';
import { checkVAT, countries } from 'jsvat';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import type { Addressee } from './addressee.ts';
import { readBillingDetails } from './billing-details.ts';

type VatId = Pick<BillingDetails, 'vatId' | 'country'>;

/** Returns whether a VAT id is one of this country with the right check digits; its registration is another question. */
export function isVatIdValid({ vatId, country }: VatId): boolean {
  // the VAT ids of Greece begin with a code of their own
  return vatId.startsWith(country === 'GR' ? 'EL' : country) && checkVAT(vatId, countries).isValid;
}

/** Refuses a VAT id of another country or with wrong check digits. */
export function requireValidVatId(details: VatId): void {
  if (details.vatId === '' || isVatIdValid(details)) return;
  throw new AppError('vat_id_invalid', 'This is not a VAT ID of the chosen country.', { field: 'billing.vatId' });
}

/**
 * Asks the register about the VAT id of a business in another member state. While it gives no answer, the person's last confirmation
 * of the same id holds; without one the supply is taxed like one to a consumer (Art. 18 (1) of Regulation (EU) 282/2011). Waits
 * for the network, so call it outside transactions.
 */
export async function proveVatId(
  context: Pick<BillingContext, 'askVatRegister' | 'operator' | 'clock' | 'database'>,
  userId: string,
  { vatId, country }: VatId,
): Promise<Addressee['vatIdProof']> {
  if (vatId === '' || country === context.operator.countryCode) return null;
  const answer = await context.askVatRegister?.(vatId);
  if (answer !== undefined)
    return answer.isValid ? { confirmedAt: context.clock().toISOString(), consultation: answer.consultation } : null;
  const known = await readBillingDetails(context, userId);
  return known.vatId === vatId ? known.vatIdProof : null;
}

/**
 * Asks the register about the VAT id of a person's invoices again, for another period of a plan: the circumstances when it is paid
 * count (Art. 25 of Regulation (EU) 282/2011). Stores the answer. Waits for the network, so call it outside transactions.
 */
export async function renewVatIdProof(context: BillingContext, userId: string): Promise<void> {
  const { vatId, ...details } = await readBillingDetails(context, userId);
  if (vatId === '') return;
  const proof = await proveVatId(context, userId, { ...details, vatId });
  await context.database.kysely
    .updateTable('public.billing_details')
    .set({ vat_id_confirmed_at: proof && new Date(proof.confirmedAt), vat_id_consultation: proof?.consultation ?? '' })
    .where('user_id', '=', userId)
    .where('vat_id', '=', vatId)
    .execute();
}

/** Returns what an addressee's VAT id means for the tax; one of the operator's own country changes nothing. */
export function vatIdState(
  { countryCode }: Pick<Operator, 'countryCode'>,
  { vatId, country, vatIdProof }: Pick<Addressee, 'vatId' | 'country' | 'vatIdProof'>,
): VatIdState {
  if (vatId === '' || country === countryCode) return 'none';
  return vatIdProof === null ? 'unconfirmed' : 'confirmed';
}
