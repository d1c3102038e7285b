/** What of a total price is tax at a rate in per mille; net and tax always add up to the total. */
export function splitTax(gross: number, rate: number): { readonly net: number; readonly vat: number } {
  const vat = Math.round((gross * rate) / (1000 + rate));
  return { net: gross - vat, vat };
}
