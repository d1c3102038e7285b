import type { InterfaceLanguage } from '@regelwerk/contract/languages';

/** A declaration that a person makes by ticking a box; its version, an ISO date, changes with its words. */
export interface Declaration {
  readonly version: string;
  readonly text: Readonly<Record<InterfaceLanguage, string>>;
}

/** The name of a declaration, as records keep it. */
export type DeclarationName = 'generation' | 'preview' | 'immediatePerformance' | 'terms';

/** Every declaration of the product, word for word as it is shown and recorded. */
export const declarations: Readonly<Record<DeclarationName, Declaration>> = {
  generation: {
    version: '2026-11-01',
    text: {
      en: 'I expressly agree that the provider starts performance before the 14-day withdrawal period ends, and I know that I thereby lose my right of withdrawal.',
      de: 'Ich stimme ausdrücklich zu, dass der Anbieter vor Ablauf der 14-tägigen Widerrufsfrist mit der Leistung beginnt, und mir ist bekannt, dass ich dadurch mein Widerrufsrecht verliere.',
    },
  },
  // visitors conclude no contract and have nothing to waive
  preview: {
    version: '2026-11-22',
    text: {
      en: 'I know that this is a free preview: nothing is charged, I conclude no contract and give up no right.',
      de: 'Mir ist bekannt, dass dies eine kostenlose Vorschau ist: Es wird nichts berechnet, ich schließe keinen Vertrag und gebe kein Recht auf.',
    },
  },
  immediatePerformance: {
    version: '2026-11-22',
    text: {
      en: 'I expressly agree and request that you begin to perform the contract before the withdrawal period ends. I know: for a token package, my right of withdrawal lapses for every token that I use, once performance has begun and you have confirmed this to me by email. For a plan, it lapses only with full performance, and if I withdraw, I pay for the tokens that I have used by then.',
      de: 'Ich stimme ausdrücklich zu und verlange, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags beginnen. Mir ist bekannt: Bei einem Token-Paket erlischt mein Widerrufsrecht für jeden Token, den ich einsetze, sobald die Ausführung begonnen hat und Sie mir dies per E-Mail bestätigt haben. Bei einem Tarif erlischt es erst mit vollständiger Erfüllung, und widerrufe ich, zahle ich die Tokens, die ich bis dahin eingesetzt habe.',
    },
  },
  terms: {
    version: '2026-11-22',
    text: {
      en: 'The terms and conditions apply. I am of age, or I order with the consent of my legal representatives.',
      de: 'Es gelten die AGB. Ich bin volljährig oder bestelle mit Einwilligung meiner gesetzlichen Vertreter.',
    },
  },
};
