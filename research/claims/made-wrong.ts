import type { WrittenClaim } from '@regelwerk/claims/written-claim';

/** A line with one thing of another line of the same kind in it, so that it surely says something else. */
export interface MadeWrong {
  readonly how: 'name' | 'place';
  readonly claim: WrittenClaim;
}

/** Makes lines wrong: one name in backticks, or all evidence, is that of another line of the same kind. The same lines give the same. */
export function madeWrong(claims: readonly WrittenClaim[]): MadeWrong[] {
  const names = claims.map(({ text }) => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []));
  return claims.flatMap((claim, index): MadeWrong[] => {
    const own = names[index] ?? [];
    const files = new Set(claim.evidence.map(fileOf));
    const others = [...claims.keys()].filter((at) => at !== index && claims[at]?.kind === claim.kind);
    const turned = [...others.filter((at) => at > index), ...others.filter((at) => at < index)];
    const name = turned.flatMap((at) => names[at] ?? []).find((one) => !own.includes(one));
    const place = turned
      .map((at) => claims[at]?.evidence ?? [])
      .find((one) => one.length > 0 && !one.some((at) => files.has(fileOf(at))));
    const [first] = own;
    return [
      ...(first === undefined || name === undefined
        ? []
        : [{ how: 'name' as const, claim: { ...claim, text: claim.text.replace(`\`${first}\``, `\`${name}\``) } }]),
      ...(claim.evidence.length === 0 || place === undefined
        ? []
        : [{ how: 'place' as const, claim: { ...claim, evidence: place } }]),
    ];
  });
}

function fileOf(place: string): string {
  return place.replace(/[#:].*$/, '');
}
