import { pathOfPlace } from '@regelwerk/contract/rules/path-of-place';
import type { ClaimKind, ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { DirectiveClass } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Directive } from '../directive.ts';
import { listText } from '../knowledge/list-text.ts';
import { claimWeights } from './claim-weights.ts';
import { codeSpans } from './code-spans.ts';
import { fingerprint } from './fingerprint.ts';
import { packageOf } from './package-of.ts';
import { plainClaim } from './plain-claim.ts';
import { withoutMark } from './without-mark.ts';

/** Where a line stands. */
const places: Readonly<Record<ClaimKind, { readonly section: string; readonly class: DirectiveClass }>> = {
  policy: { section: 'policy', class: 'decision' },
  command: { section: 'project', class: 'command' },
  generated: { section: 'generated', class: 'foot-gun' },
  place: { section: 'places', class: 'decision' },
  invariant: { section: 'companions', class: 'foot-gun' },
  form: { section: 'house', class: 'decision' },
  test: { section: 'tests', class: 'decision' },
  oddity: { section: 'oddities', class: 'foot-gun' },
};

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

/** Returns the lines that were written about a project, each with the section it stands in, in the order in which they were written. */
export function claimLines({ claims = [], layout, commands }: ProjectProfile): {
  section: string;
  directive: Directive;
}[] {
  const once = claims.filter(({ text }, index) => claims.findIndex((one) => one.text === text) === index);
  const weights = claimWeights(once, { commands });
  return once.map((claim, index) => {
    const { section, class: kind } = places[claim.kind];
    const text = plainClaim(withoutMark(claim.text, claim.kind));
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
        weight: weights[index] ?? 0,
        text: { en: text, de: text },
        why: { en: reasonOf(claim, 'en'), de: reasonOf(claim, 'de') },
        claimed: { evidence, ...(proof && { proof }), ...(file !== undefined && { file }) },
        ...(folder === undefined ? {} : { scope: [`${folder}/**`] }),
      },
    };
  });
}

/** The package that alone a line speaks of: all that shows it lies there, and it names no path elsewhere. */
function scopeOf({ kind, text, evidence }: ProjectClaim, packages: ProjectProfile['layout']['packages']) {
  if (kind === 'policy' || kind === 'command' || evidence.length === 0) return undefined;
  const named = codeSpans(text).filter((span) => /^[\w.@-]+\/[\w./@*-]+$/.test(span));
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
