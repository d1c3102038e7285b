import type { Operator } from './operator.ts';
import { vatRates } from './vat-rates.ts';

/**
 * Up to this turnover in euro cents with consumers in other member states, this year and last, the seller's country taxes (§ 3a
 * (5) UStG).
 */
export const crossBorderLimit = 1_000_000;

/** The tax of one supply and the country that levies it; `rate` in per mille. */
export interface SupplyTax {
  readonly treatment: 'taxed' | 'small_business' | 'reverse_charge';
  readonly country: string;
  readonly rate: number;
}

/**
 * Returns the country and the tax of a digital service to this buyer. `crossBorder` is the turnover with consumers in other
 * member states including this supply, in euro cents, the higher one of this and the last year. Undefined if the operator's VAT
 * mode does not cover the country: such an order has to be refused.
 */
export function supplyTax(
  operator: Operator,
  buyer: { readonly country: string; readonly hasVatId: boolean },
  crossBorder: number,
): SupplyTax | undefined {
  const { vatMode, countryCode: home } = operator;
  const { country } = buyer;
  const rate = (of: string) => operator.vatRates[of] ?? vatRates[of];
  const atHome = (): SupplyTax | undefined => {
    if (vatMode === 'small_business') return { treatment: 'small_business', country: home, rate: 0 };
    const own = rate(home);
    return own === undefined ? undefined : { treatment: 'taxed', country: home, rate: own };
  };
  if (country === home) return atHome();
  if (!(country in vatRates)) return undefined;
  if (buyer.hasVatId) return operator.vatId === '' ? undefined : { treatment: 'reverse_charge', country, rate: 0 };
  if (vatMode === 'small_business' && operator.smallBusinessIn.includes(country))
    return { treatment: 'small_business', country, rate: 0 };
  const abroad: SupplyTax = { treatment: 'taxed', country, rate: rate(country) ?? 0 };
  if (vatMode === 'one_stop_shop') return abroad;
  if (crossBorder <= crossBorderLimit) return atHome();
  // only sellers without VAT may refuse a consumer for the tax of another member state (Art. 4 (4) of Regulation (EU) 2018/302)
  return vatMode === 'standard' ? abroad : undefined;
}
