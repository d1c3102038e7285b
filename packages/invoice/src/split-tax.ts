/** Splits a gross price in minor units into net and VAT at a rate in per mille; the two always add up to the gross price. */
export function splitTax(gross: number, rate: number): { readonly net: number; readonly vat: number } {
  const vat = Math.round((gross * rate) / (1000 + rate));
  return { net: gross - vat, vat };
}
