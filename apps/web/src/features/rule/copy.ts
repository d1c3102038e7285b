import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'result.copy': 'Copy',
    'result.copied': 'Copied!',
    'result.ruleCopied': 'Rule copied',
    'result.ruleCopiedText': 'The rule content has been copied to your clipboard.',
    'result.copyFailed': 'Copy failed',
    'result.copyFailedText': 'Failed to copy the rule to clipboard.',
    'result.download': 'Download',
    'result.document': 'Generated rule',
  },
  de: {
    'result.copy': 'Kopieren',
    'result.copied': 'Kopiert!',
    'result.ruleCopied': 'Regel kopiert',
    'result.ruleCopiedText': 'Der Inhalt der Regel liegt in deiner Zwischenablage.',
    'result.copyFailed': 'Kopieren fehlgeschlagen',
    'result.copyFailedText': 'Die Regel konnte nicht in die Zwischenablage kopiert werden.',
    'result.download': 'Herunterladen',
    'result.document': 'Erzeugte Regel',
  },
});
