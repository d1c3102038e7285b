import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { unsafeInLine } from '@regelwerk/contract/shared/unsafe-in-line';
import type { ClaimFault, WrittenClaim } from '../written-claim.ts';
import { evidenceOf } from './evidence-of.ts';
import { kindOfLine } from './kind-of-line.ts';
import type { MarkdownLine } from './markdown-lines.ts';
import { placeText } from './place-text.ts';
import { plainLine } from './plain-line.ts';
import { tagOf } from './tag-of.ts';

/** Reads one line: its tag, its evidence and what it says, as one plain line. */
export function claimOf(
  { text, part, context, line: at }: MarkdownLine,
  file: string | undefined,
  given: ClaimFault | undefined,
): WrittenClaim {
  const tagged = part === 'statement' ? untagged(text) : undefined;
  const { text: said, places } = part === 'statement' ? evidenceOf(tagged?.rest ?? text) : { text, places: [] };
  const line = plainLine(said === '' ? (tagged?.rest ?? text) : said);
  const fault = given ?? (line.length > projectLimits.statement ? 'too-long' : undefined);
  const evidence = [...new Set(places.map(placeText).map(plainPlace))].filter(
    (one) => one !== '' && one.length <= projectLimits.path && !one.includes('`'),
  );
  return {
    kind: tagged?.kind ?? kindOfLine(line, context, file === undefined),
    text: line,
    evidence: evidence.slice(0, projectLimits.evidence),
    ...(file === undefined ? {} : { file }),
    part,
    context: context.map(plainLine),
    line: at,
    ...(fault === undefined ? {} : { fault }),
  };
}

/** A place may have stars: `src/**`. */
function plainPlace(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unsafe, '').trim();
}

const unsafe = new RegExp(unsafeInLine.source, 'gu');

/** The first tag counts; one that is written twice leaves the text as well. */
function untagged(text: string) {
  const first = tagOf(text);
  let rest = first?.rest ?? '';
  for (let again = tagOf(rest); again !== undefined && again.rest !== ''; again = tagOf(rest)) rest = again.rest;
  return first === undefined ? undefined : { kind: first.kind, rest };
}
