import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

interface Stored {
  readonly area: 'local' | 'session';
  /** Matches its keys. */
  readonly keys: RegExp;
  readonly text: Readonly<Record<InterfaceLanguage, string>>;
}

/** Everything that the app stores in a browser. The privacy notice lists it; a journey fails on any other key. */
export const browserStorage: readonly Stored[] = [
  {
    area: 'local',
    keys: /^(language|theme)$/,
    text: { en: 'the language and the color scheme you chose,', de: 'die gewählte Sprache und das Farbschema,' },
  },
  {
    area: 'local',
    keys: /^sb-.+-auth-token$/,
    text: {
      en: 'your sign-in, for as long as you are signed in,',
      de: 'Ihre Anmeldung, solange Sie angemeldet sind,',
    },
  },
  {
    area: 'local',
    keys: /^waitingRule$/,
    text: {
      en: 'your last preview with its answers and, if this device remembers it, what was found in the project that it is for, until you unlock or replace it or sign out, 30 days at most,',
      de: 'Ihre letzte Vorschau mit ihren Antworten und, wenn Sie es auf diesem Gerät merken ließen, dem, was in ihrem Projekt gefunden wurde, bis Sie sie freischalten, ersetzen oder sich abmelden, höchstens 30 Tage,',
    },
  },
  {
    area: 'local',
    keys: /^project$/,
    text: {
      en: 'what was found in a project that you asked this device to remember, with your corrections, until you forget it there or sign out,',
      de: 'was in einem Projekt gefunden wurde, das Sie sich auf diesem Gerät merken lassen, mit Ihren Korrekturen, bis Sie es dort entfernen oder sich abmelden,',
    },
  },
  {
    area: 'session',
    keys: /^(activeFormSession|project|waitingRule|pendingNotice|purchaseFrom)$/,
    text: {
      en: 'your answers in the wizard, what was found in a project that you had read for them, notices for the next page and the rule from which you went shopping, until you close the tab,',
      de: 'die Antworten im Assistenten, was in einem dafür eingelesenen Projekt gefunden wurde, Hinweise für die nächste Seite und die Regel, von der aus Sie einkaufen, bis Sie den Tab schließen,',
    },
  },
  {
    area: 'session',
    keys: /^(language|tsr-scroll-restoration-.+)$/,
    text: {
      en: 'the language this visit began in and how far pages were scrolled, until you close the tab.',
      de: 'die Sprache, in der dieser Besuch begann, und wie weit Seiten gescrollt sind, bis Sie den Tab schließen.',
    },
  },
];
