import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'result.preview': 'Preview: every second word is hidden.',
    'result.previewMore': 'Sign up or log in to read, copy and download the full rule.',
    'result.fellBack':
      'The text of the model did not pass our checks twice. This is the rule as our engine composed it; one token was taken.',
    'result.save': 'Save Rule',
    'result.createNew': 'Create New Rule',
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
    'result.save': 'Regel speichern',
    'result.createNew': 'Neue Regel erstellen',
    'result.limited': 'Eingeschränkter Zugriff',
    'result.limitedText':
      'Du hast den geschützten Text kopiert. Registriere dich oder melde dich an, um den ganzen Inhalt zu kopieren.',
    'result.copyFooter': 'Jedes zweite Wort ist verdeckt. Den ganzen Inhalt gibt es nach Registrierung oder Anmeldung:',
    'result.signInRequired': 'Anmeldung erforderlich',
    'result.signInToDownload': 'Bitte melde dich an, um den ganzen Inhalt herunterzuladen.',
    'result.signInToSave': 'Bitte melde dich an, um diese Regel zu speichern.',
  },
});
