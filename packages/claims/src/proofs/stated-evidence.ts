import { evidencePlaces, isWhereSaid, type Line, type LinePlace } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { heldEvidence, recounted } from './held-evidence.ts';
import { outsideEvidence, saysOnly } from './outside-evidence.ts';
import { proven } from './proof.ts';
import { hasWord } from './words.ts';

const fewestUsers = 3;

/**
 * Proves a line whose evidence says what holds, in the form that is looked up whole: all of it holds, and what the line names, counts
 * or denies is in it. A form of the house or of its tests has to be counted. Undefined for evidence that only names places.
 */
export function statedEvidence(line: Line, project: Project): Verdict | undefined {
  const places = evidencePlaces(line);
  if (!places.some(({ place }) => place.relation !== undefined)) return undefined;
  const held = places.map((at) => heldEvidence(at, project));
  const failed = held.find((one) => one.is === 'failed');
  if (failed !== undefined) return failed.verdict;
  const lost = places.find((at) => !isWhereSaid(at, project));
  if (lost !== undefined) return { is: 'unproven', why: 'evidence-fails', what: lost.written, places: [] };
  const written = places.map((at, index) => recounted(at, held[index]));
  const open = outsideEvidence(line, held, project);
  if (open !== undefined) return { is: 'unproven', why: 'not-in-evidence', what: open, places: written.slice(0, 3) };
  const isForm = line.claim.kind === 'form' || line.claim.kind === 'test';
  const isCounted = held.some(
    (one, index) =>
      one.is === 'held' &&
      places[index]?.place.relation?.is === 'counted' &&
      (one.users?.length === 0 || (one.users?.length ?? 0) >= fewestUsers),
  );
  if (isForm && !isCounted && !saysOnly(line) && !places.some((at) => isAbout(at, line)))
    return { is: 'unproven', why: 'one-example', places: written.slice(0, 3) };
  return proven('evidence', written);
}

/** Whether a line says what a symbol does, by its name: that is no form that others follow. */
function isAbout({ place: { symbol, relation } }: LinePlace, { mentions }: Line): boolean {
  const names = mentions.flatMap((one) => (one.is === 'name' && one.isCode ? [one.name] : []));
  const used = relation?.is === 'uses' ? relation.names : [];
  return symbol !== undefined && names.includes(symbol) && used.some((one) => names.some((name) => hasWord(one, name)));
}
