import { pathOfPlace } from '@regelwerk/contract/rules/path-of-place';
import type { ClaimKind, ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { DirectiveClass } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Directive } from '../directive.ts';
import { listText } from '../knowledge/list-text.ts';
import { fingerprint } from './fingerprint.ts';
import { isDestructive } from './is-destructive.ts';
import { packageOf } from './package-of.ts';
import { plainClaim } from './plain-claim.ts';
import { tellsOneTest } from './tells-one-test.ts';

/**
 * Where a line stands, and what it is worth beside the others: what breaks silently comes first. After so many `first` lines
 * of a kind, the other kinds come before more of it.
 */
const places: Readonly<
  Record<
    ClaimKind,
    { readonly section: string; readonly class: DirectiveClass; readonly weight: number; readonly first: number }
  >
> = {
  policy: { section: 'policy', class: 'decision', weight: 86, first: 4 },
  command: { section: 'project', class: 'command', weight: 76, first: 4 },
  generated: { section: 'generated', class: 'foot-gun', weight: 84, first: 4 },
  place: { section: 'places', class: 'decision', weight: 88, first: 8 },
  invariant: { section: 'companions', class: 'foot-gun', weight: 90, first: 12 },
  form: { section: 'house', class: 'decision', weight: 82, first: 6 },
  test: { section: 'tests', class: 'decision', weight: 80, first: 4 },
  oddity: { section: 'oddities', class: 'foot-gun', weight: 78, first: 4 },
};
const afterTheFirst = 12;
const destructive = 88;
/** It replaces our own line for one test, so it has the same room. */
const oneTest = 94;

const reasons = {
  en: {
    checked: 'Checked against the code',
    open: 'Not proven by the code',
    see: 'see',
    of: 'of',
    places: 'places',
    commits: 'commits',
  },
  de: {
    checked: 'Am Code geprüft',
    open: 'Nicht am Code bewiesen',
    see: 'siehe',
    of: 'von',
    places: 'Stellen',
    commits: 'Commits',
  },
} as const;

/** The mark that the question sheet asks for behind a command. For one in the root that only checks, it adds nothing. */
const checkMark = /\s*\((?:(?:root|wurzel)[;,]\s*)?(?:checks|prüft)\)$/i;

/** Returns the lines that were written about a project, each with the section it stands in, in the order in which they were written. */
export function claimLines({ claims = [], layout }: ProjectProfile): {
  section: string;
  directive: Directive;
}[] {
  const once = claims.filter(({ text }, index) => claims.findIndex((one) => one.text === text) === index);
  return once.map((claim, index) => {
    const { section, class: kind } = places[claim.kind];
    const text = plainClaim(claim.text.replace(checkMark, ''));
    const { evidence, proof, file } = claim;
    const folder = scopeOf(claim, layout.packages);
    // numbered, so that of lines of one value the first ones stay
    const id = `project.claim.${String(index).padStart(2, '0')}.${fingerprint({ text: claim.text }).slice(0, 8)}`;
    return {
      section,
      directive: {
        id,
        slot: id,
        class: kind,
        modality: 'should',
        weight: weightOf(claim, once.slice(0, index).filter(({ kind: other }) => other === claim.kind).length),
        text: { en: text, de: text },
        why: { en: reasonOf(claim, 'en'), de: reasonOf(claim, 'de') },
        claimed: { evidence, ...(proof && { proof }), ...(file !== undefined && { file }) },
        ...(folder === undefined ? {} : { scope: [`${folder}/**`] }),
      },
    };
  });
}

/** Of lines of one kind, a proven one comes first; `before` counts those of its kind that were written before it. */
function weightOf(claim: ProjectClaim, before: number): number {
  if (claim.kind === 'command' && tellsOneTest(claim.text)) return oneTest;
  const { weight: usual, first } = places[claim.kind];
  const weight = isDestructive(claim) ? destructive : usual - (before < first ? 0 : afterTheFirst);
  return claim.proof === undefined ? weight - 1 : weight;
}

/** The package that alone a line speaks of: all that shows it lies there, and it names no path elsewhere. */
function scopeOf({ kind, text, evidence }: ProjectClaim, packages: ProjectProfile['layout']['packages']) {
  if (kind === 'policy' || kind === 'command' || evidence.length === 0) return undefined;
  const named = text.split('`').filter((span, index) => index % 2 === 1 && /^[\w.@-]+\/[\w./@*-]+$/.test(span));
  const folder = packageOf(evidence.map(pathOfPlace), packages);
  const isElsewhere = named.some((path) => packageOf([path], packages) !== folder && isPlace(path, packages));
  return isElsewhere ? undefined : folder;
}

/** A path from the root of the project begins with a folder of it. */
function isPlace(path: string, packages: ProjectProfile['layout']['packages']): boolean {
  return packages.some((one) => one.path.split('/')[0] === path.split('/')[0]);
}

function reasonOf({ evidence, proof }: ProjectClaim, language: ContentLanguage): string {
  const words = reasons[language];
  // what holds there was looked up; where, is enough to read it again
  const places = new Set(evidence.map((place) => place.replace(/\s.*$/s, '')));
  const spans = [...places].filter((place) => !/[<>`"]/.test(place)).map((place) => `\`${place}\``);
  const seen = spans.length === 0 ? '' : `; ${words.see} ${listText(spans, language)}`;
  if (proof === undefined) return `${words.open}${seen}.`;
  const { by, holds, of } = proof;
  const unit = by === 'co-change' ? words.commits : words.places;
  const count = holds === undefined || of === undefined ? '' : `: ${holds} ${words.of} ${of} ${unit}`;
  return `${words.checked}${count}${seen}.`;
}
