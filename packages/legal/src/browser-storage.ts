import type { InterfaceLanguage } from '@regelwerk/contract/languages';

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
    text: { en: 'the language and the colour scheme you chose,', de: 'die gewählte Sprache und das Farbschema,' },
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
    area: 'session',
    keys: /^(activeFormSession|pendingNotice)$/,
    text: {
      en: 'your answers in the wizard and notices for the next page, until you close the tab,',
      de: 'die Antworten im Assistenten und Hinweise für die nächste Seite, bis Sie den Tab schließen,',
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
