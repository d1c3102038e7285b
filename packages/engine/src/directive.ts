import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { DirectiveClass, Evidence, Example, Modality } from '@regelwerk/contract/rule';

/** A text in every language of the product, keyed by language code. */
export type Localized = Readonly<Record<ContentLanguage, string>>;

/** One statement that changes what the model does. */
export interface Directive {
  readonly id: string;
  /** The single decision it takes; of several directives for one slot only one reaches a rule. */
  readonly slot: string;
  readonly class: DirectiveClass;
  readonly modality: Modality;
  /** 0 to 100: what is kept first where the target's room is short. */
  readonly weight: number;
  readonly text: Localized;
  readonly why: Localized;
  /** What to do in place of what is forbidden. */
  readonly instead?: Localized;
  /** The oldest version it is true for; absent means every version the technology's entry names. */
  readonly since?: string;
  readonly evidence?: Evidence;
  readonly example?: Example;
  /** Globs of the files it speaks about; absent means everywhere. */
  readonly scope?: readonly string[];
  /** Ids of directives it replaces wherever both would be said. */
  readonly supersedes?: readonly string[];
  /** Ids of directives that must not stand in one rule with it; something supersedes one of the two. */
  readonly conflicts?: readonly string[];
}

type Pair = readonly [en: string, de: string];

interface Wording extends Partial<Pick<Directive, 'slot' | 'since' | 'evidence' | 'example' | 'scope'>> {
  readonly text: Pair;
  readonly why: Pair;
  readonly supersedes?: readonly string[];
  readonly conflicts?: readonly string[];
}

type Write<Words> = (id: string, kind: DirectiveClass, weight: number, words: Words) => Directive;

export const must: Write<Wording> = (...entry) => write('must', ...entry);
export const should: Write<Wording> = (...entry) => write('should', ...entry);
export const ask: Write<Wording> = (...entry) => write('ask', ...entry);

/** A prohibition always says what to do in its place: bare bans invite what they name. */
export const never: Write<Wording & { readonly instead: Pair }> = (id, kind, weight, { instead, ...words }) => ({
  ...write('never', id, kind, weight, words),
  instead: localized(...instead),
});

function write(modality: Modality, id: string, kind: DirectiveClass, weight: number, words: Wording): Directive {
  const { text, why, slot = id, ...rest } = words;
  return { id, slot, class: kind, modality, weight, text: localized(...text), why: localized(...why), ...rest };
}

/** A text in both languages. */
export function localized(...[en, de]: Pair): Localized {
  return { en, de };
}
