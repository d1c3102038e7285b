import type { Language } from '@regelwerk/contract/languages';

/** A text in every language of the product, keyed by language code. */
export type Localized = Readonly<Record<Language, string>>;

export const modalities = ['must', 'should', 'ask', 'never'] as const;
export type Modality = (typeof modalities)[number];

/** Why a directive earns its place; what belongs to none of these is not written. */
export const directiveClasses = ['post-cutoff', 'foot-gun', 'security', 'command', 'boundary', 'decision'] as const;
export type DirectiveClass = (typeof directiveClasses)[number];

/** A wrong and a right way, as short code in one language. */
export interface Example {
  readonly language: string;
  readonly bad: string;
  readonly good: string;
}

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
  readonly why?: Localized;
  /** What to do in place of what is forbidden. */
  readonly instead?: Localized;
  readonly example?: Example;
  /** Globs of the files it speaks about; absent means everywhere. */
  readonly scope?: readonly string[];
}

type Pair = readonly [en: string, de: string];

interface Extras {
  readonly slot?: string;
  readonly why?: Pair;
  readonly example?: Example;
  readonly scope?: readonly string[];
}

type Write = (id: string, weight: number, kind: DirectiveClass, text: Pair, extras?: Extras) => Directive;
type WriteNever = (
  id: string,
  weight: number,
  kind: DirectiveClass,
  text: Pair,
  instead: Pair,
  extras?: Extras,
) => Directive;

export const must: Write = (id, weight, kind, text, extras) => write('must', id, weight, kind, text, extras);
export const should: Write = (id, weight, kind, text, extras) => write('should', id, weight, kind, text, extras);
export const ask: Write = (id, weight, kind, text, extras) => write('ask', id, weight, kind, text, extras);

/** A prohibition always says what to do in its place: bare bans invite what they name. */
export const never: WriteNever = (id, weight, kind, text, instead, extras) => ({
  ...write('never', id, weight, kind, text, extras),
  instead: localized(instead),
});

function write(modality: Modality, id: string, weight: number, kind: DirectiveClass, text: Pair, extras: Extras = {}) {
  const { slot = id, why, ...rest } = extras;
  const reason = why === undefined ? {} : { why: localized(why) };
  return { id, slot, class: kind, modality, weight, text: localized(text), ...reason, ...rest };
}

function localized([en, de]: Pair): Localized {
  return { en, de };
}
