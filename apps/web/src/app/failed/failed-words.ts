import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/** The words for what failed. They stand apart from the store of texts, because that may be what failed. */
export const failedWords = {
  en: {
    'failed.title': 'This page cannot be shown',
    'failed.text': 'There is a fault in it, and it is ours. What you have saved is not affected.',
    'failed.reference': 'Reference:',
    'failed.retry': 'Try again',
    'failed.home': 'Home',
    'failed.offline': 'This part could not be loaded. Please check your connection.',
    'failed.old': 'This part could not be loaded. There may be a newer version of this page.',
    'failed.reload': 'Reload the page',
  },
  de: {
    'failed.title': 'Diese Seite lässt sich nicht anzeigen',
    'failed.text': 'Darin steckt ein Fehler, und zwar bei uns. Was du gespeichert hast, ist davon nicht betroffen.',
    'failed.reference': 'Referenz:',
    'failed.retry': 'Noch einmal versuchen',
    'failed.home': 'Startseite',
    'failed.offline': 'Dieser Teil konnte nicht geladen werden. Bitte prüfe deine Verbindung.',
    'failed.old': 'Dieser Teil konnte nicht geladen werden. Vielleicht gibt es eine neuere Version dieser Seite.',
    'failed.reload': 'Seite neu laden',
  },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>;
