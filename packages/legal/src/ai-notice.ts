import type { Language } from '@regelwerk/contract/languages';

/** How a rule came about, as it is said to its reader. */
export const aiNotice: Readonly<Record<'generated' | 'composed', Readonly<Record<Language, string>>>> = {
  generated: {
    en: 'AI-generated: this text was written by a language model.',
    de: 'KI-generiert: Diesen Text hat ein Sprachmodell geschrieben.',
  },
  composed: {
    en: 'Put together from checked building blocks, without a language model.',
    de: 'Aus geprüften Bausteinen zusammengesetzt, ohne Sprachmodell.',
  },
};
