import type { ProvenClaim, Verdict } from '@regelwerk/claims/proven-claim';
import { type Entry, entry, type Found } from '../entry.ts';
import { isRefused } from '../reading/is-refused.ts';
import type { RuleSet } from '../reading/rule-set.ts';

type Refuted = Extract<Verdict, { is: 'refuted' }>;

/** Returns what finds the lines that the project refutes for one reason. */
export const refuted =
  (reason: Refuted['why'], other: (verdict: Refuted) => Found['other'] = () => undefined): Entry['find'] =>
  ({ project }: RuleSet) =>
    (project?.proven ?? []).flatMap(({ file = '', line = 1, text, verdict }: ProvenClaim): Found[] =>
      verdict.is === 'refuted' &&
      verdict.why === reason &&
      !/^examples?:|\b(?:is|are|gets?) (?:generated|written|created) (?:by|from|when|with)\b/i.test(text)
        ? [{ file, line, what: verdict.what, other: other(verdict) }]
        : [],
    );

/** Lines that speak of what the project does not have. */
export const deadEntries: readonly Entry[] = [
  entry('dead.path', 'error', ['The project has no `{what}`.', 'Das Projekt hat kein `{what}`.'], (set) =>
    refuted('no-path')(set).filter(
      // the end of a longer name, as in the folder `Shop.Migrator`
      ({ what }) =>
        isPlainFile(`${what}`) && set.project?.ground.paths.some((path) => path.endsWith(`${what}`)) !== true,
    ),
  ),
  entry(
    'dead.command',
    'error',
    ['The project has no command `{what}`.', 'Das Projekt hat keinen Befehl `{what}`.'],
    (set) => [...refuted('no-command')(set), ...withoutMakefile(set)],
  ),
  entry(
    'dead.symbol',
    'warning',
    ['`{what}` occurs nowhere in the project.', '`{what}` kommt im Projekt nicht vor.'],
    refuted('no-symbol'),
  ),
  entry(
    'dead.effect',
    'warning',
    [
      '`{what}` does something else than the line says: it {other}.',
      '`{what}` tut etwas anderes, als die Zeile sagt: {other}.',
    ],
    refuted('other-kind', (verdict) => (verdict.why === 'other-kind' ? effects[verdict.effect] : undefined)),
  ),
  entry(
    'dead.fact',
    'error',
    ['The files of the project state something else: {what}.', 'Die Dateien des Projekts sagen etwas anderes: {what}.'],
    refuted('against-fact'),
  ),
];

/** Targets of `make` in a project that has no Makefile at all. */
function withoutMakefile({ rules, project }: RuleSet): Found[] {
  const has = project?.ground.paths.some((path) => /(?:^|\/)(?:GNU)?makefile$|\.mk$|CMakeLists\.txt$/i.test(path));
  if (has !== false) return [];
  return rules.flatMap(({ path, lines }) =>
    lines.flatMap(({ text, part, context, line }): Found[] => {
      const [, what] =
        part === 'statement' && !isRefused(text, context) ? (/`(make [a-z][\w-]*)`/.exec(text) ?? []) : [];
      return what === undefined ? [] : [{ file: path, line, what }];
    }),
  );
}

/** With the ending of a file; what stands in capitals or behind `my` is to be filled in. */
function isPlainFile(path: string): boolean {
  return (
    /[^/]\.[a-z]\w{0,9}$/i.test(path) &&
    !/(?:^|\/)(?:Vue|Node|Next|Nuxt|Express|Three|Alpine|Ember)\.js$|(?:Component|Feature|Module|Class|Page|File)Name\b/.test(
      path,
    ) &&
    !/(?:^|[/_.-])(?:[A-Z][A-Z\d]*_[A-Z\d_]+|use?X|X+|NAME|my|your|some|foo|bar)(?=[/_.-]|$)|[{}<>*$]|\.\.\./.test(path)
  );
}

const effects = {
  checks: { en: 'only checks', de: 'Er prüft nur' },
  writes: { en: 'rewrites files', de: 'Er schreibt Dateien um' },
  watches: { en: 'never ends', de: 'Er endet nie' },
  'needs-name': { en: 'needs a name', de: 'Er braucht einen Namen' },
  destroys: { en: 'deletes data', de: 'Er löscht Daten' },
} as const;
