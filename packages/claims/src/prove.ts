import type { Ground } from './ground.ts';
import { filesOfPattern } from './project/files-of-pattern.ts';
import { type Line, lineOf, longest, resolvedEvidence } from './project/line.ts';
import { type PathIndex, pathIndex } from './project/path-index.ts';
import { openProject, type Project } from './project/project.ts';
import { baseClasses } from './proofs/base-classes.ts';
import { changedTogether } from './proofs/changed-together.ts';
import { againstConvention, opponentsAmong } from './proofs/contradictions.ts';
import { deniesName, hasAllDetails, hasNames } from './proofs/details.ts';
import { generatedFiles } from './proofs/generated-files.ts';
import { houseUse } from './proofs/house-use.ts';
import { linkedPlaces } from './proofs/linked-places.ts';
import { missingNames } from './proofs/missing-names.ts';
import { namedCommands } from './proofs/named-commands.ts';
import { onlyUsers } from './proofs/only-users.ts';
import { orderOfCalls } from './proofs/order-of-calls.ts';
import { registry } from './proofs/registry.ts';
import { repeats } from './proofs/repeats.ts';
import { sameLiteral } from './proofs/same-literal.ts';
import { statedCounts } from './proofs/stated-counts.ts';
import { statedEvidence } from './proofs/stated-evidence.ts';
import { statedFacts } from './proofs/stated-facts.ts';
import { statedInDocument } from './proofs/stated-in-document.ts';
import { takenHelpers } from './proofs/taken-helpers.ts';
import type { ProvenClaim, Verdict } from './proven-claim.ts';
import type { WrittenClaim } from './written-claim.ts';

const mostFiles = 400;
/** Of patterns whose files are counted, what no sample has read. */
const mostCounted = 2000;

type Proof = (line: Line, project: Project) => Verdict | undefined;

/** What may prove a line of each kind, the most telling first. A line about an oddity says more than any relation shows. */
const proofs: Readonly<Record<WrittenClaim['kind'], readonly Proof[]>> = {
  policy: [statedFacts, statedInDocument, namedCommands],
  command: [namedCommands, statedFacts, generatedFiles],
  generated: [generatedFiles, statedInDocument],
  place: [statedFacts, onlyUsers, statedCounts, baseClasses, houseUse, linkedPlaces],
  invariant: [onlyUsers, statedCounts, sameLiteral, orderOfCalls, registry, linkedPlaces, changedTogether, houseUse],
  form: [
    statedFacts,
    onlyUsers,
    statedCounts,
    orderOfCalls,
    baseClasses,
    houseUse,
    registry,
    linkedPlaces,
    takenHelpers,
    statedInDocument,
  ],
  test: [statedCounts, orderOfCalls, baseClasses, houseUse, linkedPlaces, takenHelpers, statedInDocument],
  oddity: [],
};

/** What looks at the details of a line itself. */
const careful: ReadonlySet<Proof> = new Set([
  statedFacts,
  statedCounts,
  sameLiteral,
  orderOfCalls,
  baseClasses,
  onlyUsers,
  statedInDocument,
  namedCommands,
  generatedFiles,
  takenHelpers,
]);

/**
 * Says of each line whether the project proves it, refutes it, repeats it or leaves it open. Pure but for `open`, and never throws
 * because of a line or a file. The same claims and the same ground give the same verdicts. `isApart` looks at each line as if it were the only one.
 */
export async function prove(
  claims: readonly WrittenClaim[],
  ground: Ground,
  { isApart = false }: { readonly isApart?: boolean } = {},
): Promise<ProvenClaim[]> {
  const paths = pathIndex(ground.paths);
  const lines = claims.map((claim) => lineOf(claim, paths));
  const project = await openProject(ground, paths, filesToOpen(lines, ground, paths), wordsIn(lines));
  const verdicts = lines.map((line, index) => verdictOf(line, isApart ? [] : lines.slice(0, index), project));
  const opponentOf = opponentsAmong(isApart ? [] : lines.filter((_, index) => !isSettled(verdicts[index])));
  return lines.map((line, index): ProvenClaim => {
    const found = verdicts[index] ?? { is: 'unproven', why: 'too-many', places: [] };
    const evidence = resolvedEvidence(line);
    const against = isSettled(found) ? undefined : opponentOf(line);
    const verdict: Verdict =
      against === undefined
        ? found
        : { is: 'unproven', why: 'against-line', what: against.claim.text, places: evidence.slice(0, 3) };
    return { ...line.claim, evidence, verdict };
  });
}

/** The files that lines name, and then those that they count, as far as they were not read. */
function filesToOpen(lines: readonly Line[], { paths: all, texts }: Ground, { find }: PathIndex): Set<string> {
  const places = lines.flatMap((line) => line.places);
  const named = places.flatMap(({ place: { relation }, found }) => {
    const own = found.is === 'file' ? [found.path] : [];
    const other = relation?.is === 'together' ? find(relation.path) : undefined;
    return other?.is === 'file' ? [...own, other.path] : own;
  });
  const counted = places.flatMap(({ place: { relation, path }, found }) =>
    relation?.is === 'counted' && found.is !== 'file' ? filesOfPattern(path, all) : [],
  );
  const unread = [...new Set(counted)].filter((path) => !texts.has(path));
  return new Set([...[...new Set(named)].slice(0, mostFiles), ...unread.slice(0, mostCounted)]);
}

/** What is refuted, or known from the project, stands against no other line. */
function isSettled(verdict: Verdict | undefined): boolean {
  return verdict?.is === 'refuted' || (verdict?.is === 'repeated' && verdict.of !== 'line');
}

function wordsIn(lines: readonly Line[]): Set<string> {
  return new Set(
    lines.flatMap(({ mentions, places }) => [
      ...mentions.flatMap((one) => (one.is === 'name' ? [one.name, one.owner ?? ''] : [])),
      ...places.flatMap(({ place }) => place.symbol?.match(/[A-Za-z_$][\w$]*/g) ?? []),
      ...places.flatMap(({ place: { relation } }) => (relation?.is === 'counted' ? [relation.name] : [])),
    ]),
  );
}

function verdictOf(line: Line, before: readonly Line[], project: Project): Verdict {
  const { claim, places, mentions } = line;
  const evidence = resolvedEvidence(line);
  if (claim.fault === 'too-many' || claim.fault === 'beyond' || claim.text.length > longest)
    return { is: 'unproven', why: 'too-many', places: evidence };
  if (claim.part !== 'statement') return { is: 'unproven', why: 'nothing-to-check', places: [] };
  const certain = againstConvention(line, project) ?? repeats(line, before, project) ?? missingNames(line, project);
  if (certain !== undefined) return certain;
  const stated = statedEvidence(line, project);
  // what a command does, its evidence cannot say
  const isForOthers =
    (claim.kind === 'command' && stated?.is === 'proven') ||
    (claim.kind === 'generated' && stated?.is === 'unproven' && stated.why === 'not-in-evidence');
  if (stated !== undefined && !isForOthers) return stated;
  let open: Verdict | undefined = stated?.is === 'unproven' ? stated : undefined;
  const isDenying = deniesName(line);
  const isWhole = hasAllDetails(line, project);
  const isNamed = isWhole && hasNames(line, project);
  for (const proof of proofs[claim.kind]) {
    if (!careful.has(proof) && (!isWhole || (isDenying && proof !== houseUse) || (!isNamed && proof !== linkedPlaces)))
      continue;
    const verdict = proof(line, project);
    // code that follows a line and breaks it is no proof, whatever else holds
    const isDecided =
      verdict !== undefined &&
      (verdict.is !== 'unproven' || verdict.why === 'undecided' || verdict.why === 'exceptions');
    if (isDecided) return verdict;
    open ??= verdict;
  }
  if (open !== undefined) return open;
  const isSeen =
    places.some(({ found }) => found.is !== 'missing') ||
    mentions.some((one) => one.is === 'name' && project.filesWith(one.name).length > 0);
  return { is: 'unproven', why: isSeen ? 'place-found' : 'nothing-to-check', places: evidence };
}
