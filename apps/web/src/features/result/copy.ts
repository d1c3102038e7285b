import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'result.preview': 'Preview: every second word is hidden.',
    'result.previewMore': 'Sign up or log in to read, copy and download the full rule.',
    'result.fellBack':
      'The text of the model did not pass our checks twice. This is the rule as our engine composed it; one token was taken.',
    'result.copy': 'Copy',
    'result.copied': 'Copied!',
    'result.ruleCopied': 'Rule copied',
    'result.ruleCopiedText': 'The rule content has been copied to your clipboard.',
    'result.copyFailed': 'Copy failed',
    'result.copyFailedText': 'Failed to copy the rule to clipboard.',
    'result.download': 'Download',
    'result.save': 'Save Rule',
    'result.createNew': 'Create New Rule',
    'result.document': 'Generated rule',
    'result.limited': 'Limited Access',
    'result.limitedText': 'You copied the protected text. Sign up or log in to copy the full content.',
    'result.copyFooter': 'Every second word is hidden. Sign up or log in for the full content:',
    'result.signInRequired': 'Sign in required',
    'result.signInToDownload': 'Please sign in to download the full content.',
    'result.signInToSave': 'Please sign in to save this rule.',
  },
  de: {
    'result.preview': 'Vorschau: Jedes zweite Wort ist verdeckt.',
    'result.previewMore':
      'Registriere dich oder melde dich an, um die ganze Regel zu lesen, zu kopieren und herunterzuladen.',
    'result.fellBack':
      'Der Text des Modells hat unsere Prüfung zweimal nicht bestanden. Das ist die Regel, wie unsere Engine sie zusammengesetzt hat; ein Token wurde abgezogen.',
    'result.copy': 'Kopieren',
    'result.copied': 'Kopiert!',
    'result.ruleCopied': 'Regel kopiert',
    'result.ruleCopiedText': 'Der Inhalt der Regel liegt in deiner Zwischenablage.',
    'result.copyFailed': 'Kopieren fehlgeschlagen',
    'result.copyFailedText': 'Die Regel konnte nicht in die Zwischenablage kopiert werden.',
    'result.download': 'Herunterladen',
    'result.save': 'Regel speichern',
    'result.createNew': 'Neue Regel erstellen',
    'result.document': 'Erzeugte Regel',
    'result.limited': 'Eingeschränkter Zugriff',
    'result.limitedText':
      'Du hast den geschützten Text kopiert. Registriere dich oder melde dich an, um den ganzen Inhalt zu kopieren.',
    'result.copyFooter': 'Jedes zweite Wort ist verdeckt. Den ganzen Inhalt gibt es nach Registrierung oder Anmeldung:',
    'result.signInRequired': 'Anmeldung erforderlich',
    'result.signInToDownload': 'Bitte melde dich an, um den ganzen Inhalt herunterzuladen.',
    'result.signInToSave': 'Bitte melde dich an, um diese Regel zu speichern.',
  },
});
