import type { Language } from './fixtures.ts';

/** The texts about a rule that are filled with values. */
export const ruleWords = {
  en: {
    showAll: 'Show all',
    showLess: 'Show less',
    ground: /(Effect|Fact|Boundary|Convention): /,
    unlockFor: 'Unlock this rule: 1 token (you have 3)',
    gift: '3 tokens are in your account as a welcome gift. A rule costs one.',
    copyFile: (name: string) => `Copy ${name}`,
    copiedFile: (name: string) => `Copied: ${name}`,
  },
  de: {
    showAll: 'Alles zeigen',
    showLess: 'Weniger zeigen',
    ground: /(Wirkung|Fakt|Grenze|Konvention): /,
    unlockFor: 'Diese Regel freischalten: 1 Token (du hast 3)',
    gift: '3 Tokens liegen als Willkommensgeschenk auf deinem Konto. Eine Regel kostet einen.',
    copyFile: (name: string) => `${name} kopieren`,
    copiedFile: (name: string) => `Kopiert: ${name}`,
  },
} as const satisfies Record<Language, unknown>;
