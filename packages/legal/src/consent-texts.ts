import type { InterfaceLanguage } from '@regelwerk/contract/languages';

/** What somebody declares by ticking a box; the version changes with the words. */
export interface Declaration {
  readonly version: string;
  readonly text: Readonly<Record<InterfaceLanguage, string>>;
}

export type DeclarationName = 'generation' | 'immediatePerformance' | 'terms';

/** Every declaration of the product, word for word as it is shown and recorded. */
export const declarations: Readonly<Record<DeclarationName, Declaration>> = {
  generation: {
    version: '2026-11-01',
    text: {
      en: 'I expressly agree that the provider starts performance before the 14-day withdrawal period ends, and I know that I thereby lose my right of withdrawal.',
      de: 'Ich stimme ausdrücklich zu, dass der Anbieter vor Ablauf der 14-tägigen Widerrufsfrist mit der Leistung beginnt, und mir ist bekannt, dass ich dadurch mein Widerrufsrecht verliere.',
    },
  },
  immediatePerformance: {
    version: '2026-11-01',
    text: {
      en: 'I expressly agree that you begin to perform the contract before the withdrawal period ends. I know that my right of withdrawal lapses for every token that I use, once performance has begun and you have confirmed this to me by email.',
      de: 'Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags beginnen. Mir ist bekannt, dass mein Widerrufsrecht für jeden Token erlischt, den ich einsetze, sobald die Ausführung begonnen hat und Sie mir dies per E-Mail bestätigt haben.',
    },
  },
  terms: {
    version: '2026-11-01',
    text: {
      en: 'I have read the terms and conditions and agree to them.',
      de: 'Ich habe die AGB gelesen und stimme ihnen zu.',
    },
  },
};
