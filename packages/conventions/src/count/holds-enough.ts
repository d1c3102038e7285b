/** The quantile of the normal distribution for 95 %. */
const z = 1.959964;

/**
 * Says whether what holds in `holds` of `of` places is a convention: in at least 90 % of at least eight places, and with a lower
 * bound of the Wilson interval (95 %) of at least 0.65. So 8 of 8 and 18 of 20 are one, 9 of 10 is none.
 */
export function holdsEnough(holds: number, of: number): boolean {
  return of >= 8 && holds / of >= 0.9 && lowerBound(holds, of) >= 0.65;
}

/** The lower bound of the Wilson interval (95 %) for the share of `holds` in `of`. */
export function lowerBound(holds: number, of: number): number {
  const share = holds / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (share + (z * z) / (2 * of) - spread) / (1 + (z * z) / of);
}
