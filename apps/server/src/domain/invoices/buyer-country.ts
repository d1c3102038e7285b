/**
 * Returns the buyer's country, and whether two independent pieces of evidence agree (Art. 24b and 24f of Regulation (EU)
 * 282/2011).
 */
export function buyerCountry(evidence: {
  readonly declared: string;
  readonly payment: string | null;
  readonly card: string | null;
}): { readonly country: string; readonly isProven: boolean } {
  const { declared, payment, card } = evidence;
  if (declared === payment || declared === card) return { country: declared, isProven: true };
  if (payment !== null && payment === card) return { country: payment, isProven: true };
  return { country: declared, isProven: false };
}
