import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/** A declaration that a person makes by ticking a box; its version, an ISO date, changes with its words. */
export interface Declaration {
  readonly version: string;
  readonly text: Readonly<Record<InterfaceLanguage, string>>;
}

/** The name of a declaration, as records keep it. Orders before 26 November 2026 have `immediatePerformance` for both kinds. */
export type DeclarationName = 'generation' | 'preview' | 'packPerformance' | 'planPerformance' | 'terms';

/** Every declaration of the product, word for word as it is shown and recorded. */
export const declarations: Readonly<Record<DeclarationName, Declaration>> = {
  // only while the next token comes from a package that can still be withdrawn from
  generation: {
    version: '2026-11-26',
    text: {
      en: 'I expressly agree that the provider generates this rule now and so starts performance before the 14-day withdrawal period ends, and I know that I thereby lose my right of withdrawal for this token.',
      de: 'Ich stimme ausdrücklich zu, dass der Anbieter diese Regel jetzt erzeugt und damit vor Ablauf der 14-tägigen Widerrufsfrist mit der Leistung beginnt, und weiß, dass ich dadurch für diesen Token mein Widerrufsrecht verliere.',
    },
  },
  // visitors conclude no contract and have nothing to declare
  preview: {
    version: '2026-11-26',
    text: {
      en: 'I know that this is a free preview: nothing is charged, I conclude no contract and give up no right.',
      de: 'Mir ist bekannt, dass dies eine kostenlose Vorschau ist: Es wird nichts berechnet, ich schließe keinen Vertrag und gebe kein Recht auf.',
    },
  },
  packPerformance: {
    version: '2026-11-26',
    text: {
      en: 'I expressly agree that you begin to perform the contract before the withdrawal period ends. I know that my right of withdrawal lapses for every token that I use, once you have confirmed this to me by email.',
      de: 'Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags beginnen. Mir ist bekannt, dass mein Widerrufsrecht für jeden Token erlischt, den ich einsetze, sobald Sie mir dies per E-Mail bestätigt haben.',
    },
  },
  planPerformance: {
    version: '2026-11-27',
    text: {
      en: 'I expressly request that you begin to perform the contract before the withdrawal period ends. I know that my right of withdrawal lapses only with full performance. If I withdraw, I pay for what you have provided by then: for the tokens that I have used, but no more than the part of the price that falls on the time that has passed.',
      de: 'Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags beginnen. Mir ist bekannt, dass mein Widerrufsrecht erst mit vollständiger Erfüllung erlischt. Widerrufe ich, zahle ich für das, was Sie bis dahin geleistet haben: für die eingesetzten Tokens, höchstens aber den Teil des Preises, der auf die abgelaufene Zeit entfällt.',
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
