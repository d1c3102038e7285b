import type { VatIdState } from '@regelwerk/contract/shop/billing';
import type { Operator } from '@regelwerk/legal/operator';
import type { Addressee } from './addressee.ts';

/** Returns what an addressee's VAT id means for the tax; one of the operator's own country changes nothing. */
export function vatIdState(
  { countryCode }: Pick<Operator, 'countryCode'>,
  { vatId, country, vatIdProof }: Pick<Addressee, 'vatId' | 'country' | 'vatIdProof'>,
): VatIdState {
  if (vatId === '' || country === countryCode) return 'none';
  return vatIdProof === null ? 'unconfirmed' : 'confirmed';
}
