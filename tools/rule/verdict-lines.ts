import type { ProvenClaim, UnprovenReason, Verdict } from '@regelwerk/claims/proven-claim';
import type { ClaimFault } from '@regelwerk/claims/written-claim';

const open: Readonly<Record<UnprovenReason, string>> = {
  'place-found': 'its names occur there, which proves nothing',
  'nothing-to-check': 'it names nothing that can be checked',
  'sample-only': 'not all sources were read',
  undecided: 'the code follows it and breaks it',
  'too-many': 'it was not looked at',
};
const faults: Readonly<Record<ClaimFault, string>> = {
  'too-long': 'it is longer than a line of a rule',
  'too-many': 'it stands behind the most lines that are looked at',
  beyond: 'here begins what was not read',
};

/** Writes what the project says to each line that was written about it, as text for people. */
export function verdictLines(claims: readonly ProvenClaim[]): string[] {
  return claims
    .filter(({ part }) => part === 'statement')
    .map(({ kind, text, fault, verdict }) => {
      const said = fault === undefined ? reasonOf(verdict) : faults[fault];
      return `${(fault === undefined ? verdict.is : 'left out').padEnd(8)}  ${kind}: ${text}\n          ${said}`;
    });
}

function reasonOf(verdict: Verdict): string {
  if (verdict.is === 'repeated') return `the ${verdict.of} says it already: ${verdict.what}`;
  const where = verdict.places.length === 0 ? '' : ` (${verdict.places.join(', ')})`;
  if (verdict.is === 'unproven' && verdict.why === 'exceptions')
    return `it holds in ${verdict.holds} of ${verdict.of}, not${where}`;
  if (verdict.is === 'unproven' && verdict.why === 'against-line')
    return `another line says the opposite: ${verdict.what}`;
  if (verdict.is === 'unproven') return `${open[verdict.why]}${where}`;
  if (verdict.is === 'refuted') return `${refuted(verdict)}${where}`;
  const { by, holds, of } = verdict.proof;
  return `${by}${holds === undefined || of === undefined ? '' : `, ${holds} of ${of}`}${where}`;
}

function refuted(verdict: Extract<Verdict, { is: 'refuted' }>): string {
  switch (verdict.why) {
    case 'no-path':
      return `there is no ${verdict.what}`;
    case 'no-symbol':
      return `${verdict.what} does not occur there`;
    case 'no-command':
      return `the project has no command ${verdict.what}`;
    case 'other-kind':
      return `${verdict.what}: ${verdict.effect}`;
    case 'counted-otherwise':
    case 'counterexamples':
    case 'against-convention':
      return `${verdict.what}: ${verdict.holds} of ${verdict.of}`;
    case 'against-fact':
      return `against a fact: ${verdict.what}`;
  }
}
