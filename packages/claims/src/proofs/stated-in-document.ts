import type { Line, LinePlace } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { type Clause, clausesOf } from '../reading/clauses-of.ts';
import { proven } from './proof.ts';
import { statedPolicy } from './stated-policy.ts';

const share = 0.65;
const longest = 600;

/**
 * Proves what a document of the project states: each clause of the line has nearly all of its words in one sentence of the part that the evidence
 * points to, all of its code and numbers, and is denied there if it is denied here. A policy that other files state holds as well.
 */
export function statedInDocument(line: Line, project: Project): Verdict | undefined {
  const documents = line.places.filter(
    ({ isEvidence, found }) => isEvidence && found.is === 'file' && isDocument.test(found.path),
  );
  const others = line.places.filter(
    ({ isEvidence, found }) => isEvidence && !(found.is === 'file' && isDocument.test(found.path)),
  );
  const sentences = documents.flatMap((place) => sentencesOf(place, project));
  const clauses = clausesOf(line.claim.text).filter(
    ({ is, text }) => wordsOf(text).length > 0 && (is !== 'when' || line.claim.kind !== 'policy'),
  );
  let isPolicy = false;
  for (const clause of clauses) {
    const policy = line.claim.kind === 'policy' ? statedPolicy(clause, documents, project) : undefined;
    if (policy?.is === 'refuted') return policy;
    if (policy !== undefined) isPolicy = true;
    else if (!sentences.some((sentence) => isSaid(clause, sentence))) return undefined;
  }
  if (clauses.length === 0 || (documents.length === 0 && !isPolicy) || (others.length > 0 && !isPolicy))
    return undefined;
  return proven('stated', line.claim.evidence);
}

const isDocument = /\.(?:mdx?|rst|adoc|txt)$|(?:^|\/)(?:LICEN[CS]E|COPYING|CONTRIBUTING)$/i;

function isSaid({ text, isDenied }: Clause, sentence: string): boolean {
  const own = wordsOf(text);
  const theirs = new Set(wordsOf(sentence));
  const exact = text.match(/`[^`]+`|\d+/g) ?? [];
  return (
    own.length > 1 &&
    own.filter((word) => theirs.has(word)).length >= own.length * share &&
    exact.every((one) => sentence.includes(one.replaceAll('`', ''))) &&
    isDenied === denial.test(sentence)
  );
}

const denial =
  /\b(?:not|never|no|none|nor|cannot|can't|don't|doesn't|won't|isn't|without|nicht|nie|niemals|keine?[nmrs]?|ohne)\b/i;

/** The sentences near the line, or below the heading, that the evidence points to, two neighbors as one as well. */
function sentencesOf({ found, place }: LinePlace, project: Project): string[] {
  const text = found.is === 'file' ? (project.textOf(found.path) ?? '') : '';
  const lines = text.split('\n');
  const heading =
    place.symbol === undefined
      ? -1
      : lines.findIndex((line) => /^#|^[=-]{3}/.test(line) && line.includes(place.symbol ?? ''));
  const next = lines.findIndex((line, at) => at > heading && /^#/.test(line));
  const around =
    place.line === undefined ? lines.slice(0, 400) : lines.slice(Math.max(0, place.line - 13), place.line + 16);
  const part = heading === -1 ? around : lines.slice(heading, next === -1 ? undefined : next);
  const sentences = part
    .join('\n')
    .split(/(?<=[.!?:])\s+|\n\s*(?:[-*+]|\d+\.)\s+|\n\s*\n|\n#/)
    .map((one) =>
      one
        .replace(/\s+/g, ' ')
        .replace(/[*_]{1,2}/g, '')
        .trim(),
    )
    .filter((one) => one !== '' && one.length <= longest);
  return sentences.flatMap((one, at) => [one, `${one} ${sentences[at + 1] ?? ''}`]);
}

const empty =
  /^(?:that|this|with|from|they|them|their|have|must|should|will|when|which|also|into|only|before|after|every|each|there|here|than|then|your|what|where|does|because|otherwise|werden|wird|sind|eine[rsmn]?|oder|auch|nach|beim|über)$/;

/** The beginnings of the words that mean something. */
function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/`[^`]*`/g, ' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 3 && !empty.test(word)).map((word) => word.slice(0, 5)))];
}
