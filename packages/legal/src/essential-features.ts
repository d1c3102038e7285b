import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/**
 * The essential features of packages and plans, shown beside the order button and in the confirmation (section 312j (2) BGB).
 */
export const essentialFeatures: Readonly<
  Record<'token_pack' | 'subscription', Readonly<Record<InterfaceLanguage, readonly string[]>>>
> = {
  token_pack: {
    en: [
      'One token lets you generate one rule: a text with instructions for an AI model of your choice, put together from your answers in five steps.',
      'You receive the rule as Markdown or JSON, to copy, download and save, and as files for every tool that we support.',
      'Tokens are in your account as soon as the payment has arrived. They do not expire while your account exists, belong to it and cannot be transferred.',
    ],
    de: [
      'Mit einem Token erzeugst du eine Regel: einen Text mit Anweisungen für ein KI-Modell deiner Wahl, zusammengestellt aus deinen Antworten in fünf Schritten.',
      'Du erhältst die Regel als Markdown oder JSON, zum Kopieren, Herunterladen und Speichern, und als Dateien für jedes Werkzeug, das wir unterstützen.',
      'Die Tokens sind auf deinem Konto, sobald die Zahlung eingegangen ist. Sie verfallen nicht, solange dein Konto besteht, gehören zu ihm und sind nicht übertragbar.',
    ],
  },
  subscription: {
    en: [
      'Each paid period brings the stated number of tokens. One token lets you generate one rule: a text with instructions for an AI model of your choice, put together from your answers in five steps.',
      'You receive the rule as Markdown or JSON, to copy, download and save, and as files for every tool that we support.',
      'While the plan runs, you can refresh a saved rule for the same project without a token, up to twenty times in 24 hours.',
      'Tokens that you do not use stay in your account, also after the plan has ended. They do not expire while your account exists and cannot be transferred.',
    ],
    de: [
      'Jeder bezahlte Zeitraum bringt die genannte Zahl an Tokens. Mit einem Token erzeugst du eine Regel: einen Text mit Anweisungen für ein KI-Modell deiner Wahl, zusammengestellt aus deinen Antworten in fünf Schritten.',
      'Du erhältst die Regel als Markdown oder JSON, zum Kopieren, Herunterladen und Speichern, und als Dateien für jedes Werkzeug, das wir unterstützen.',
      'Solange der Tarif läuft, kannst du eine gespeicherte Regel für dasselbe Projekt ohne Token auffrischen, bis zu zwanzigmal in 24 Stunden.',
      'Tokens, die du nicht einsetzt, bleiben auf deinem Konto, auch wenn der Tarif endet. Sie verfallen nicht, solange dein Konto besteht, und sind nicht übertragbar.',
    ],
  },
};
