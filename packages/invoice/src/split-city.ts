/** Splits a line such as `12345 Musterstadt` into postcode and city. */
export function splitCity(line: string): { readonly postcode: string; readonly city: string } {
  const match = /^(\S*\d\S*)\s+(\S.*)$/.exec(line);
  return { postcode: match?.[1] ?? '', city: match?.[2] ?? line };
}
