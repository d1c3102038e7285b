import { looksSecret } from '@regelwerk/contract/rules/looks-secret';
import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { ProvenClaim } from '../proven-claim.ts';
import type { WrittenClaim } from '../written-claim.ts';

/** A line about the project that an assistant or a person wrote, with what its files say to it. */
export interface CheckedLine extends ProvenClaim {
  readonly isTicked: boolean;
}

/** Returns a line that was checked: ticked if it is proven, unless the person has decided about the same line before. */
export function lineOf(found: ProvenClaim, before: readonly CheckedLine[]): CheckedLine {
  const known = before.find(({ text, verdict }) => text === found.text && verdict.is === found.verdict.is);
  const isWanted = known?.isTicked ?? found.verdict.is === 'proven';
  return { ...found, isTicked: isWanted && isTickable(found) };
}

/** Returns a line without what was found about it, so that it can be checked again. */
export function writtenOf({ verdict: _, isTicked: _ticked, ...line }: CheckedLine): WrittenClaim {
  return line;
}

/** Says whether the person may have a line in the rule: it is not refuted, not said already, short enough, and no secret. */
export function isTickable(line: ProvenClaim): boolean {
  const { verdict, fault, part } = line;
  const isOpen = verdict.is === 'proven' || verdict.is === 'unproven';
  return part === 'statement' && fault === undefined && isOpen && !holdsSecret(line);
}

/** Says whether a line holds what looks like a secret, so that the server would refuse it. */
export function holdsSecret(line: ProvenClaim): boolean {
  return looksSecret(JSON.stringify(claimOf(line)));
}

/** Returns the lines of an earlier request, which the person had ticked. */
export function linesOf(claims: readonly ProjectClaim[]): CheckedLine[] {
  return claims.map(({ proof, ...claim }) => ({
    ...claim,
    part: 'statement',
    context: [],
    verdict:
      proof === undefined
        ? { is: 'unproven', why: 'nothing-to-check', places: [] }
        : { is: 'proven', proof, places: [] },
    isTicked: true,
  }));
}

/** Returns the lines as they are sent. */
export function claimsOf(lines: readonly CheckedLine[]): ProjectClaim[] {
  const beyond = linesBeyond(lines);
  return lines.filter((line) => isWanted(line) && !beyond.has(line)).map(claimOf);
}

/** Returns the ticked lines that do not fit into one rule: the last of them. */
export function linesBeyond(lines: readonly CheckedLine[]): ReadonlySet<CheckedLine> {
  const wanted = lines.filter(isWanted);
  let bytes = 0;
  const first = wanted.findIndex((line, index) => {
    bytes += new TextEncoder().encode(JSON.stringify(claimOf(line))).length;
    return index >= projectLimits.claims || bytes > projectLimits.claimBytes;
  });
  return new Set(first === -1 ? [] : wanted.slice(first));
}

function isWanted(line: CheckedLine): boolean {
  return line.isTicked && isTickable(line);
}

function claimOf({ kind, text, evidence, verdict, file }: ProvenClaim): ProjectClaim {
  return {
    kind,
    text,
    evidence,
    ...(verdict.is === 'proven' && { proof: verdict.proof }),
    ...(file !== undefined && { file }),
  };
}
