import type { ClaimSource } from '@regelwerk/contract/rules/project-claim';
import type { CountedPlaces } from '@regelwerk/contract/rules/project-convention';
import type { DirectiveClass, Example, Modality } from '@regelwerk/contract/rules/rule';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Source } from './knowledge/evidence.ts';

/** A text in every content language, keyed by language code. */
export type Localized = Readonly<Record<ContentLanguage, string>>;

/** One instruction that changes what the model does. */
export interface Directive {
  readonly id: string;
  /** The decision it makes; only one directive for each slot reaches a rule. */
  readonly slot: string;
  readonly class: DirectiveClass;
  readonly modality: Modality;
  /** 0 to 100: what it costs when missed, compared across all technologies. */
  readonly weight: number;
  /** Who says it, or does it anyway; a lean rule leaves such a line out, a standard one what a model does beside security. */
  readonly known?: 'compiler' | 'linter' | 'model';
  readonly text: Localized;
  readonly why: Localized;
  /** The alternative to a prohibition. */
  readonly instead?: Localized;
  /** The oldest version it applies to; absent for the technology's whole range. */
  readonly since?: string;
  /** The first version it no longer applies to; absent where it still applies. */
  readonly until?: string;
  readonly evidence?: Source;
  readonly example?: Example;
  /** Of a convention of the project: how often its code follows it. */
  readonly counted?: CountedPlaces;
  /** Of a line about the project that an assistant or a person wrote. */
  readonly claimed?: ClaimSource;
  /** Globs of the files it applies to; absent for all files. */
  readonly scope?: readonly string[];
  /** Ids of directives it replaces wherever both would apply. */
  readonly supersedes?: readonly string[];
  /** Ids of directives that contradict it; one of the two must be superseded wherever both apply. */
  readonly conflicts?: readonly string[];
  /** Facts that must be true of the project; without them the directive does not apply. */
  readonly needs?: readonly ProjectNeed[];
  /** Holds only where the model answers in a chat and cannot edit files. */
  readonly isForChat?: true;
}

/**
 * A fact about a project; `meta-framework` is true of one that renders its pages on the server, `plain-page` of one whose pages
 * neither a framework nor a server writes, `served-page` of one whose pages a server writes from templates.
 */
export type ProjectNeed = 'client' | 'server' | 'new-project' | 'meta-framework' | 'plain-page' | 'served-page';

type Pair = readonly [en: string, de: string];

interface Wording
  extends Partial<
    Pick<Directive, 'slot' | 'known' | 'since' | 'until' | 'evidence' | 'example' | 'scope' | 'needs' | 'isForChat'>
  > {
  readonly text: Pair;
  readonly why: Pair;
  readonly supersedes?: readonly string[];
  readonly conflicts?: readonly string[];
}

type Write<Words> = (id: string, kind: DirectiveClass, weight: number, words: Words) => Directive;

/** Builds a directive that always applies. */
export const must: Write<Wording> = (...entry) => write('must', ...entry);
/** Builds a directive that advises; lean rules leave it out. */
export const should: Write<Wording> = (...entry) => write('should', ...entry);
/** Builds a directive that makes the model ask before it acts. */
export const ask: Write<Wording> = (...entry) => write('ask', ...entry);

/** Builds a prohibition with its alternative, because a bare ban invites what it names. */
export const never: Write<Wording & { readonly instead: Pair }> = (id, kind, weight, { instead, ...words }) => ({
  ...write('never', id, kind, weight, words),
  instead: localized(...instead),
});

function write(modality: Modality, id: string, kind: DirectiveClass, weight: number, words: Wording): Directive {
  const { text, why, slot = id, ...rest } = words;
  return { id, slot, class: kind, modality, weight, text: localized(...text), why: localized(...why), ...rest };
}

/** Builds a text from its translations. */
export function localized(...[en, de]: Pair): Localized {
  return { en, de };
}
