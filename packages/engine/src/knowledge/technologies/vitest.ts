import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('vitest 5.1.0, its migration guide', '2026-11-27');
const guide = seen('https://vitest.dev/guide/migration.html');
/** Browser tests are called `*.spec.*`, too, and lie elsewhere. */
const tests = ['**/*.test.*', '**/src/**/*.spec.*', '**/app/**/*.spec.*', '**/test/**', '**/unit/**'];
const config = ['**/vitest.config.*', '**/vite.config.*'];

/** The knowledge of Vitest: version range, files, commands, probe and directives. */
export const vitest: Technology = {
  name: 'Vitest',
  side: 'frontend',
  isForBothSides: true,
  isMore: true,
  role: 'test-runner',
  runsOn: 'builder-web',
  packages: ['npm:vitest'],
  version: '5+',
  files: [...tests, ...config],
  about: { en: 'tests and the settings of the runner', de: 'Tests und die Einstellungen des Testwerkzeugs' },
  silences: ['node.test-real'],
  builtBy: 'page-build',
  commands: [],
  probe: probe(
    [
      'Write a test that expects the promise of save() to reject.',
      'It awaits expect(save()).rejects, and mocks modules at the top of the file.',
    ],
    [
      'Schreibe einen Test, der erwartet, dass das Promise von save() abgelehnt wird.',
      'Das Modell wartet auf expect(save()).rejects und mockt Module am Anfang der Datei.',
    ],
  ),
  directives: [
    should('vitest.run-once', 'command', 84, {
      text: [
        'Where a script starts plain `vitest`, which watches and never ends in a terminal, add `--run`. Join suite and test with ` > ` in `-t`, for example `-t "math > adds"`.',
        'Startet ein Skript nur `vitest`, das Dateien beobachtet und im Terminal nie endet, ergänze `--run`. Verbinde Suite und Test in `-t` mit ` > `, etwa `-t "math > adds"`.',
      ],
      why: [
        'A pattern joined by a space, as in Jest, matches nothing since 5, and a run that skips every test passes.',
        'Ein Muster mit Leerzeichen wie bei Jest trifft seit 5 nichts, und ein Lauf, der jeden Test überspringt, besteht.',
      ],
      evidence: guide,
    }),
    should('vitest.await-assertion', 'post-cutoff', 88, {
      text: [
        'Await every `expect(…).resolves`, `.rejects`, `expect.poll` and `toMatchFileSnapshot`.',
        'Warte jedes `expect(…).resolves`, `.rejects`, `expect.poll` und `toMatchFileSnapshot` ab.',
      ],
      why: [
        'Version 4 waited at the end of the test and warned; since 5 the test fails.',
        'Version 4 wartete am Ende des Tests und warnte; seit 5 scheitert der Test.',
      ],
      since: '5',
      evidence: guide,
      scope: tests,
      example: {
        language: 'js',
        bad: "test('refuses', async () => {\n  expect(save({})).rejects.toThrow('name');\n});",
        good: "test('refuses', async () => {\n  await expect(save({})).rejects.toThrow('name');\n});",
      },
    }),
    never('vitest.nested-mock', 'post-cutoff', 84, {
      text: [
        'call `vi.mock`, `vi.unmock` or `vi.hoisted` inside a test, a `describe` or a function.',
        '`vi.mock`, `vi.unmock` oder `vi.hoisted` in einem Test, einem `describe` oder einer Funktion aufrufen.',
      ],
      instead: [
        'put them at the top level of the file; for one test use `vi.doMock` and then `await import(…)`.',
        'sie auf die oberste Ebene der Datei setzen; für einen einzelnen Test `vi.doMock` und danach `await import(…)` verwenden.',
      ],
      why: [
        'They are moved to the top of the file wherever they stand; since 5 a nested call is an error.',
        'Sie wandern an den Anfang der Datei, wo immer sie stehen; seit 5 ist ein verschachtelter Aufruf ein Fehler.',
      ],
      since: '5',
      evidence: guide,
      scope: tests,
    }),
    should('vitest.clear-mocks', 'post-cutoff', 80, {
      text: [
        'Count the calls of a mock within one test: `clearMocks` is on, so calls from a setup file, `beforeAll` or an earlier test are gone. Add no `vi.clearAllMocks()`.',
        'Zähle die Aufrufe eines Mocks innerhalb eines Tests: `clearMocks` ist an, Aufrufe aus Setup-Datei, `beforeAll` oder einem früheren Test sind weg. Ergänze kein `vi.clearAllMocks()`.',
      ],
      why: [
        'An assertion on a call that was made before the test fails since 5, although the call happened.',
        'Eine Prüfung auf einen Aufruf vor dem Test scheitert seit 5, obwohl er stattfand.',
      ],
      since: '5',
      evidence: guide,
      scope: tests,
    }),
    should('vitest.constructor-mock', 'post-cutoff', 76, {
      text: [
        'Mock a class with a class or a `function`: a mock that is called with `new` constructs, so an arrow function throws.',
        'Mocke eine Klasse mit einer Klasse oder einer `function`: Ein mit `new` aufgerufener Mock konstruiert, eine Pfeilfunktion wirft daher.',
      ],
      why: [
        'Older answers return an object from an arrow function; that ends in "is not a constructor".',
        'Ältere Antworten geben ein Objekt aus einer Pfeilfunktion zurück; das endet mit „is not a constructor“.',
      ],
      since: '4',
      evidence: seen('https://vitest.dev/guide/mocking/classes.html'),
      scope: tests,
    }),
    should('vitest.projects', 'post-cutoff', 82, {
      text: [
        'Split environments with `test.projects`; `workspace`, `environmentMatchGlobs` and `poolMatchGlobs` are removed. An inline project inherits the root config (`extends: false` stops it), and its arrays are appended.',
        'Trenne Umgebungen mit `test.projects`; `workspace`, `environmentMatchGlobs` und `poolMatchGlobs` sind entfernt. Ein Inline-Projekt erbt die Root-Konfiguration (`extends: false` verhindert das), und seine Arrays werden angehängt.',
      ],
      why: [
        '`environmentMatchGlobs` is ignored without an error, so the tests run in the wrong environment; inherited setup files run twice where they are named again.',
        '`environmentMatchGlobs` wird ohne Fehler ignoriert, die Tests laufen also in der falschen Umgebung; geerbte Setup-Dateien laufen doppelt, wenn sie erneut genannt sind.',
      ],
      since: '5',
      evidence: guide,
      scope: config,
    }),
    should('vitest.config-place', 'post-cutoff', 74, {
      text: [
        'Start it from the folder of its config, or pass `--config`: parent folders are no longer searched.',
        'Starte es im Ordner seiner Konfiguration oder übergib `--config`: Übergeordnete Ordner werden nicht mehr durchsucht.',
      ],
      why: [
        'From a subfolder it runs with the defaults, without plugins, setup files and environment.',
        'Aus einem Unterordner läuft es mit den Vorgaben, ohne Plugins, Setup-Dateien und Umgebung.',
      ],
      since: '5',
      evidence: guide,
    }),
    should('vitest.coverage-include', 'post-cutoff', 72, {
      text: [
        'Name the sources in `coverage.include`: without it only files that a test loaded are counted (`coverage.all` is removed). Patterns are relative to the project root.',
        'Nenne die Quellen in `coverage.include`: Ohne sie zählen nur Dateien, die ein Test geladen hat (`coverage.all` ist entfernt). Muster sind relativ zum Projektordner.',
      ],
      why: [
        'A module that nobody tests is missing in the report, and the share rises.',
        'Ein Modul, das niemand testet, fehlt im Bericht, und der Anteil steigt.',
      ],
      since: '5',
      evidence: seen('https://vitest.dev/guide/coverage.html'),
      scope: config,
    }),
    should('vitest.restore-mocks', 'foot-gun', 70, {
      text: [
        'Put back a spy with `vi.restoreAllMocks()` and a `vi.fn()` with `mockReset()`, which returns to the implementation it was created with.',
        'Setze einen Spy mit `vi.restoreAllMocks()` zurück und ein `vi.fn()` mit `mockReset()`, das zur Implementierung zurückkehrt, mit der es erzeugt wurde.',
      ],
      why: [
        '`restoreAllMocks` leaves a `vi.fn()` and automocks as they are; in Jest `mockReset` empties the implementation.',
        '`restoreAllMocks` lässt ein `vi.fn()` und Automocks, wie sie sind; bei Jest leert `mockReset` die Implementierung.',
      ],
      evidence: seen('https://vitest.dev/api/vi.html'),
      scope: tests,
    }),
    should('vitest.browser-exact', 'post-cutoff', 68, {
      text: [
        'In browser mode, locators match whole text with its case, and `toHaveTextContent` compares exactly; use `toMatchTextContent` for a part or a pattern, and await `render`.',
        'Im Browser-Modus treffen Locator den ganzen Text samt Groß- und Kleinschreibung, und `toHaveTextContent` vergleicht exakt; nimm `toMatchTextContent` für einen Teil oder ein Muster, und warte `render` ab.',
      ],
      why: [
        'Tests for jsdom or Playwright match parts; copied over, they find nothing.',
        'Tests für jsdom oder Playwright treffen Teile; übernommen finden sie nichts.',
      ],
      since: '5',
      evidence: guide,
      scope: tests,
    }),
    should('vitest.worker-ids', 'post-cutoff', 60, {
      text: [
        'Give each worker its own database or port by `VITEST_POOL_ID`; it counts from 1.',
        'Gib jedem Worker über `VITEST_POOL_ID` eine eigene Datenbank oder einen eigenen Port; sie zählt ab 1.',
      ],
      why: [
        'Files run in parallel and share what they do not separate; as an index the id now skips the first entry.',
        'Dateien laufen parallel und teilen, was sie nicht trennen; als Index überspringt die ID jetzt den ersten Eintrag.',
      ],
      since: '5',
      evidence: guide,
    }),
    should('vitest.report-file', 'post-cutoff', 56, {
      text: [
        'Read the reports of `--reporter=json` and `junit` from `.vitest/json/output.json` and `.vitest/junit/output.xml`; they no longer go to stdout. Keep `.vitest` out of git.',
        'Lies die Berichte von `--reporter=json` und `junit` aus `.vitest/json/output.json` und `.vitest/junit/output.xml`; sie gehen nicht mehr nach stdout. Halte `.vitest` aus git heraus.',
      ],
      why: ['A pipe into `jq` waits for text that never comes.', 'Eine Pipe nach `jq` wartet auf Text, der nie kommt.'],
      since: '5',
      evidence: guide,
    }),
  ],
};
