import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Loading } from '../effective-context.ts';
import type { Family, Severity } from '../finding.ts';

/** What each family is called. */
export const familyNames: Readonly<Record<ContentLanguage, Readonly<Record<Family, string>>>> = {
  en: {
    load: 'Loading',
    dead: 'Does not exist',
    outdated: 'Outdated',
    risk: 'Risks',
    conflict: 'Contradictions',
    noise: 'Noise',
    missing: 'Missing',
  },
  de: {
    load: 'Laden',
    dead: 'Gibt es nicht',
    outdated: 'Überholt',
    risk: 'Risiken',
    conflict: 'Widersprüche',
    noise: 'Ballast',
    missing: 'Fehlt',
  },
};

/** What each severity is called. */
export const severityNames: Readonly<Record<ContentLanguage, Readonly<Record<Severity, string>>>> = {
  en: { error: 'Error', warning: 'Warning', note: 'Note' },
  de: { error: 'Fehler', warning: 'Warnung', note: 'Hinweis' },
};

/** How a tool takes a file. */
export const loadingNames: Readonly<Record<ContentLanguage, Readonly<Record<Loading, string>>>> = {
  en: {
    always: 'with every request',
    imported: 'imported',
    'in-folder': 'when working in its folder',
    'with-globs': 'with files that match its globs',
    'on-request': 'when the model asks for it',
    shadowed: 'not read: another file takes its place',
    unread: 'not read',
  },
  de: {
    always: 'bei jeder Anfrage',
    imported: 'importiert',
    'in-folder': 'bei Arbeit in ihrem Ordner',
    'with-globs': 'bei Dateien, die zu ihren Globs passen',
    'on-request': 'wenn das Modell danach fragt',
    shadowed: 'nicht gelesen: eine andere Datei tritt an ihre Stelle',
    unread: 'nicht gelesen',
  },
};

/** The other words of an exported examination. */
export const words: Readonly<
  Record<ContentLanguage, Readonly<Record<'title' | 'part' | 'points' | 'nothing' | 'source' | 'best', string>>>
> = {
  en: {
    title: 'Clinic',
    part: 'Part',
    points: 'Points',
    nothing: 'Nothing was found.',
    source: 'source',
    best: 'Raises the score most',
  },
  de: {
    title: 'Klinik',
    part: 'Teil',
    points: 'Punkte',
    nothing: 'Nichts gefunden.',
    source: 'Quelle',
    best: 'Bringt die meisten Punkte',
  },
};
