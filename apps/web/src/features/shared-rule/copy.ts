import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'shared.title': 'Shared rule',
    'shared.lead': 'Somebody shared this rule with you. You can read, copy and download it; nobody can change it here.',
    'shared.loading': 'Loading the rule',
    'shared.failed': 'The rule could not be loaded.',
    'shared.gone': 'This link does not work',
    'shared.goneText': 'It was revoked, or the rule was deleted.',
    'shared.own': 'Make a rule of your own',
  },
  de: {
    'shared.title': 'Geteilte Regel',
    'shared.lead':
      'Diese Regel wurde mit dir geteilt. Du kannst sie lesen, kopieren und herunterladen; ändern kann sie hier niemand.',
    'shared.loading': 'Die Regel wird geladen',
    'shared.failed': 'Die Regel ließ sich nicht laden.',
    'shared.gone': 'Dieser Link funktioniert nicht',
    'shared.goneText': 'Er wurde widerrufen, oder die Regel wurde gelöscht.',
    'shared.own': 'Eigene Regel erzeugen',
  },
});
