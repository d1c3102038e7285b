import { defineCopy } from '../../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'table.search': 'Search',
    'table.filter': 'Show',
    'table.all': 'All',
    'table.sortBy': 'Sort by {{column}}',
    'table.page': 'Page {{page}} of {{pages}}',
    'table.total_one': '{{count}} entry',
    'table.total_other': '{{count}} entries',
    'table.previous': 'Previous page',
    'table.next': 'Next page',
    'table.retry': 'Try again',
    'table.actions': 'Actions',
    'table.none': 'Nothing matches.',
  },
  de: {
    'table.search': 'Suchen',
    'table.filter': 'Zeigen',
    'table.all': 'Alle',
    'table.sortBy': 'Nach {{column}} sortieren',
    'table.page': 'Seite {{page}} von {{pages}}',
    'table.total_one': '{{count}} Eintrag',
    'table.total_other': '{{count}} Einträge',
    'table.previous': 'Vorige Seite',
    'table.next': 'Nächste Seite',
    'table.retry': 'Noch einmal versuchen',
    'table.actions': 'Aktionen',
    'table.none': 'Nichts passt dazu.',
  },
});
