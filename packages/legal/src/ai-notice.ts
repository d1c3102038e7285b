import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/** Tells the reader of a rule how it was made. */
export const aiNotice: Readonly<
  Record<'planned' | 'generated' | 'composed', Readonly<Record<InterfaceLanguage, string>>>
> = {
  planned: {
    en: 'A language model will word this rule (AI-generated).',
    de: 'Ein Sprachmodell formuliert diese Regel (KI-generiert).',
  },
  generated: {
    en: 'AI-generated: this text was written by a language model.',
    de: 'KI-generiert: Diesen Text hat ein Sprachmodell geschrieben.',
  },
  composed: {
    en: 'Put together from checked building blocks, without a language model.',
    de: 'Aus geprüften Bausteinen zusammengesetzt, ohne Sprachmodell.',
  },
};
