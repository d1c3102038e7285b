import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: { 'offline.old': 'Offline: this may be out of date.' },
  de: { 'offline.old': 'Offline: vielleicht nicht aktuell.' },
});
