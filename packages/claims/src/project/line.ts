import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import { type Mention, mentionsOf } from '../reading/mentions-of.ts';
import { type Place, placeOf } from '../reading/place.ts';
import { placeText } from '../reading/place-text.ts';
import { relationOf } from '../reading/relation.ts';
import { underHeading } from '../reading/under-heading.ts';
import type { WrittenClaim } from '../written-claim.ts';
import { type Block, blocksOf, linesAround } from './block-of.ts';
import type { FoundPath, PathIndex } from './path-index.ts';
import type { Project } from './project.ts';
import { isDocument, sectionOf } from './section-of.ts';

/** A line with what it names, and where that is in the project. */
export interface Line {
  readonly claim: WrittenClaim;
  readonly mentions: readonly Mention[];
  /** The places of its evidence first, then the paths in its text. */
  readonly places: readonly LinePlace[];
}

export interface LinePlace {
  readonly written: string;
  readonly place: Place;
  readonly found: FoundPath;
  readonly isEvidence: boolean;
  readonly isDenied: boolean;
}

/** What is longer could not go into a rule either. */
export const longest = 2000;

/** Reads what a line names, and finds its paths; those beside its evidence count as well. */
export function lineOf(claim: WrittenClaim, paths: PathIndex): Line {
  const mentions = claim.part === 'statement' && claim.text.length <= longest ? mentionsOf(claim.text) : [];
  const evidence = claim.evidence.flatMap((written) => {
    const place = relationOf(written) ?? placeOf(written) ?? underHeading(written);
    return place === undefined
      ? []
      : [{ written, place, found: paths.find(place.path), isEvidence: true, isDenied: false }];
  });
  const near = evidence.flatMap(({ found }) => (found.is === 'file' ? [found.path] : []));
  const named = mentions.flatMap((one) =>
    one.is === 'path'
      ? [
          {
            written: one.text,
            place: one.place,
            found: paths.find(one.place.path, near),
            isEvidence: false,
            isDenied: one.isDenied,
          },
        ]
      : [],
  );
  return { claim, mentions, places: [...evidence, ...named] };
}

/** The evidence with the paths that were found. */
export function resolvedEvidence({ claim, places }: Line): string[] {
  const found = new Map(
    places.flatMap(({ written, place, found: at, isEvidence }) =>
      isEvidence && (at.is === 'file' || at.is === 'folder')
        ? [[written, placeText({ ...place, path: at.path })] as const]
        : [],
    ),
  );
  return claim.evidence.map((written) => {
    const text = found.get(written) ?? written;
    return text !== '' && text.length <= projectLimits.path ? text : written;
  });
}

/** The places of its evidence, in their order. */
export function evidencePlaces({ places }: Line): LinePlace[] {
  return places.filter(({ isEvidence }) => isEvidence);
}

/** The parts of files that the evidence of a line names; a whole file where it names nothing in it. */
export function blocksIn(line: Line, project: Project): Block[] {
  return evidencePlaces(line).flatMap((at) => blocksAtPlace(at, project));
}

/** The parts of a file that a place names. */
export function blocksAtPlace({ place, found }: LinePlace, project: Project): Block[] {
  const path = found.is === 'file' ? found.path : '';
  const code = project.codeOf(path);
  if (code === undefined) return [];
  const section = isDocument(path) && place.symbol !== undefined ? sectionOf(path, code, place.symbol) : undefined;
  if (section !== undefined) return [section];
  if (place.symbol !== undefined) return blocksAt(path, code, place.symbol);
  if (place.line !== undefined) return [linesAround(path, code, place.line, place.toLine ?? place.line)];
  return [{ path, symbol: '', code, line: 1 }];
}

/** Whether a place is there: its file, or files of its pattern, and in the file what it points to. */
export function isWhereSaid({ place, found }: LinePlace, project: Project): boolean {
  if (place.relation?.is === 'files') return true;
  if (found.is === 'folder' || place.relation?.is === 'counted') return found.is !== 'missing';
  if (found.is !== 'file') return false;
  return place.symbol === undefined || (project.textOf(found.path) ?? '').includes(lastOf(place.symbol));
}

function lastOf(symbol: string): string {
  return (
    symbol
      .replace(/\(.*$/, '')
      .split(/\.|::|->|#|\\/)
      .at(-1) ?? symbol
  );
}

/** What a symbol is defined as; where nothing defines it, the lines around the first that has it. */
function blocksAt(path: string, code: string, symbol: string): Block[] {
  const defined = blocksOf(path, code, symbol);
  const at = defined.length > 0 ? -1 : code.indexOf(symbol);
  if (at === -1) return defined;
  const line = code.slice(0, at).split('\n').length;
  return [{ ...linesAround(path, code, line, line), symbol }];
}

/** Whether the text speaks of a place: one of the words that its symbol, or its path, is made of. */
export function speaksOf(text: string, { path, symbol }: Pick<Block, 'path' | 'symbol'>): boolean {
  const said = new Set(wordsOf(text).map((word) => word.slice(0, 5)));
  const own =
    symbol === '' ? path.split('/').slice(-2).join(' ') : `${symbol} ${path.slice(path.lastIndexOf('/') + 1)}`;
  return wordsOf(own).some((word) => !vague.test(word) && said.has(word.slice(0, 5)));
}

const vague =
  /^(?:index|main|test|tests|spec|models?|views?|utils?|helpers?|base|core|config|from|with|data|this|types?|file|add|new|change|value|list|name|controllers?|services?|java|php|json|yaml)$/;

function wordsOf(text: string): string[] {
  return (
    text
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-zäöüß]{3,}/g) ?? []
  );
}

/** The files that its evidence names. */
export function evidenceFiles({ places }: Line): string[] {
  return [
    ...new Set(places.flatMap(({ isEvidence, found }) => (isEvidence && found.is === 'file' ? [found.path] : []))),
  ];
}
