import { checks, runsOne, writes } from '../../command.ts';
import { never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('ruff 0.16.9 and pytest 9.1.1', '2026-11-27');
const manual = readIn('Python 3.14 and 3.15 release notes', '2026-11-27');
const reported = reportedOn('2026-11-27');
const scope = ['**/*.py'];
const tests = ['**/test_*.py', '**/*_test.py', '**/conftest.py'];
const project = ['**/pyproject.toml'];

/** The knowledge of Python without a web framework: version range, files, commands, probe and directives. */
export const python: Technology = {
  name: 'Python',
  side: 'backend',
  isMore: true,
  role: 'runtime',
  runsOn: 'python',
  runtime: 'python',
  version: '3.12+',
  files: [...scope, ...project, '**/pytest.toml', '**/ruff.toml'],
  about: { en: 'Python modules, scripts, tests and packaging', de: 'Python-Module, Skripte, Tests und Pakete' },
  commands: [
    checks(
      'Python: through `uv run`, `poetry run` or the active venv, as the lockfile says: `ruff check .`, the type checker that pyproject.toml names (`ty check`, `mypy .` or `pyright`), and `pytest` (exit code 5 means that there are no tests)',
      'Python: über `uv run`, `poetry run` oder die aktive venv, je nach Lockfile: `ruff check .`, der Typprüfer, den pyproject.toml nennt (`ty check`, `mypy .` oder `pyright`), und `pytest` (Exit-Code 5 heißt, dass es keine Tests gibt)',
    ),
    runsOne('One test: `pytest tests/test_NAME.py::test_NAME`', 'Ein Test: `pytest tests/test_NAME.py::test_NAME`'),
    writes(
      'Format what you changed: `ruff format FILE` where configured',
      'Formatiere, was du geändert hast: `ruff format FILE`, wenn konfiguriert',
    ),
  ],
  probe: probe(
    [
      'Compute the thumbnails in several processes.',
      'It guards the start with __main__, passes data as arguments and relies on no inherited global.',
    ],
    [
      'Berechne die Vorschaubilder in mehreren Prozessen.',
      'Das Modell schützt den Start mit __main__, übergibt Daten als Argumente und verlässt sich auf keine geerbte Globale.',
    ],
  ),
  directives: [
    should('python.uv', 'command', 90, {
      text: [
        'With a `uv.lock`, run everything through `uv run`, add packages with `uv add` (`--dev` for tools), and install in CI with `uv sync --locked`; `pip install` and `uv pip install` bypass the lockfile.',
        'Gibt es `uv.lock`, führe alles über `uv run` aus, füge Pakete mit `uv add` hinzu (`--dev` für Werkzeuge) und installiere in der CI mit `uv sync --locked`; `pip install` und `uv pip install` gehen am Lockfile vorbei.',
      ],
      why: [
        '`uv sync` removes what the lockfile does not name, so such a package is gone with the next sync.',
        '`uv sync` entfernt, was das Lockfile nicht nennt; so ein Paket ist beim nächsten Sync weg.',
      ],
      evidence: reported('https://docs.astral.sh/uv/concepts/projects/sync/'),
    }),
    should('python.groups', 'decision', 72, {
      text: [
        'Put tools for tests and linting into `[dependency-groups]`; what stands in `[project.optional-dependencies]` is published with the package.',
        'Lege Werkzeuge für Tests und Linting in `[dependency-groups]` ab; was in `[project.optional-dependencies]` steht, wird mit dem Paket veröffentlicht.',
      ],
      why: [
        'Users of the package otherwise see `dev` as one of its extras.',
        'Wer das Paket nutzt, sieht `dev` sonst als eines seiner Extras.',
      ],
      evidence: reported('https://docs.astral.sh/uv/concepts/projects/dependencies/'),
      scope: project,
    }),
    should('python.ruff-rules', 'command', 84, {
      text: [
        'Since ruff 0.16 a project without `select` no longer checks `E711`, `E712`, `E721`, `E731` and `F403`: add what it needs with `extend-select`, and leave an existing `select` as it is.',
        'Seit ruff 0.16 prüft ein Projekt ohne `select` `E711`, `E712`, `E721`, `E731` und `F403` nicht mehr: Ergänze, was es braucht, mit `extend-select`, und lass ein vorhandenes `select` stehen.',
      ],
      why: [
        'An update floods the run with new findings, and a comparison with `None` passes that was refused before.',
        'Ein Update überschwemmt den Lauf mit neuen Befunden, und ein Vergleich mit `None` geht durch, der vorher abgelehnt wurde.',
      ],
      evidence: seen('https://docs.astral.sh/ruff/default-rules/'),
      scope: [...scope, ...project],
    }),
    should('python.except-form', 'post-cutoff', 78, {
      text: [
        'Leave `except ValueError, TypeError:` as it is: it is valid, means both types, and `ruff format` writes it so.',
        'Lass `except ValueError, TypeError:` stehen: Es ist gültig, meint beide Typen, und `ruff format` schreibt es so.',
      ],
      why: [
        'A model takes it for Python 2 and "repairs" it; the formatter then changes it back.',
        'Ein Modell hält es für Python 2 und „repariert“ es; der Formatierer macht das rückgängig.',
      ],
      since: '3.14',
      evidence: manual(
        'https://docs.python.org/3/whatsnew/3.14.html#pep-758-allow-except-and-except-expressions-without-brackets',
      ),
      scope,
    }),
    should('python.annotations', 'post-cutoff', 76, {
      text: [
        'Write annotations without quotes and without `from __future__ import annotations`, and read them with `annotationlib.get_annotations(…, format=Format.FORWARDREF)`, not from `__annotations__`.',
        'Schreibe Annotationen ohne Anführungszeichen und ohne `from __future__ import annotations` und lies sie mit `annotationlib.get_annotations(…, format=Format.FORWARDREF)`, nicht aus `__annotations__`.',
      ],
      why: [
        'They are evaluated on demand since 3.14, so a name may stand before its class; the import turns them into strings.',
        'Sie werden seit 3.14 erst bei Bedarf ausgewertet, ein Name darf also vor seiner Klasse stehen; der Import macht Strings daraus.',
      ],
      since: '3.14',
      evidence: manual('https://docs.python.org/3/whatsnew/3.14.html'),
      scope,
    }),
    should('python.start-method', 'post-cutoff', 82, {
      text: [
        'Start processes below `if __name__ == "__main__":` and pass workers their data: `multiprocessing` and `ProcessPoolExecutor` use `forkserver` on Linux, so open connections and changed globals are not inherited.',
        'Starte Prozesse unter `if __name__ == "__main__":` und übergib Workern ihre Daten: `multiprocessing` und `ProcessPoolExecutor` nutzen unter Linux `forkserver`; offene Verbindungen und geänderte Globale werden nicht vererbt.',
      ],
      why: [
        'With `fork` a global that was set before the start was there; now the worker sees its first value.',
        'Mit `fork` war eine vor dem Start gesetzte Globale da; jetzt sieht der Worker ihren ersten Wert.',
      ],
      since: '3.14',
      evidence: reported('https://docs.python.org/3/library/multiprocessing.html#contexts-and-start-methods'),
      scope,
    }),
    should('python.event-loop', 'post-cutoff', 74, {
      known: 'model',
      text: [
        'Enter async code with `asyncio.run(main())` and start tasks in `asyncio.TaskGroup`; `asyncio.get_event_loop()` raises where no loop runs.',
        'Betritt asynchronen Code mit `asyncio.run(main())` und starte Tasks in `asyncio.TaskGroup`; `asyncio.get_event_loop()` wirft, wo keine Schleife läuft.',
      ],
      why: [
        'A bare `create_task` that nobody holds may be collected, and its exception is lost.',
        'Ein bloßes `create_task`, das niemand festhält, kann eingesammelt werden, und seine Ausnahme geht verloren.',
      ],
      since: '3.14',
      evidence: reported('https://docs.python.org/3/library/asyncio-task.html#asyncio.create_task'),
      scope,
    }),
    should('python.encoding', 'foot-gun', 70, {
      text: [
        'Pass `encoding="utf-8"` to `open`, `read_text` and `subprocess` with `text=True`; only from 3.15 is it the default everywhere.',
        'Übergib `encoding="utf-8"` an `open`, `read_text` und `subprocess` mit `text=True`; erst ab 3.15 ist es überall die Vorgabe.',
      ],
      why: [
        'Before, Windows reads the file with its code page, without an error for most bytes.',
        'Vorher liest Windows die Datei mit seiner Codepage, für die meisten Bytes ohne Fehler.',
      ],
      until: '3.15',
      evidence: manual('https://docs.python.org/3/whatsnew/3.15.html'),
      scope,
    }),
    should('python.pytest-table', 'foot-gun', 76, {
      text: [
        'Keep pytest’s settings in one table, `[tool.pytest]` with TOML types (from pytest 9) or the older `[tool.pytest.ini_options]`, never both; in a new project set `strict = true` there.',
        'Halte die Einstellungen von pytest in einer Tabelle, `[tool.pytest]` mit TOML-Typen (ab pytest 9) oder dem älteren `[tool.pytest.ini_options]`, nie in beiden; setze dort in einem neuen Projekt `strict = true`.',
      ],
      why: [
        'Both together end the run; without strict a mistyped marker selects nothing and an `xfail` that passes counts as success.',
        'Beide zusammen beenden den Lauf; ohne strict wählt ein vertippter Marker nichts aus, und ein `xfail`, das besteht, gilt als Erfolg.',
      ],
      evidence: seen('https://docs.pytest.org/en/stable/reference/customize.html'),
      scope: [...project, '**/pytest.toml'],
    }),
    never('python.parametrize-generator', 'foot-gun', 72, {
      text: [
        'hand a generator or `zip(…)` to `pytest.mark.parametrize`.',
        '`pytest.mark.parametrize` einen Generator oder `zip(…)` geben.',
      ],
      instead: [
        'make a list of it; for cases that are known only while running, use the `subtests` fixture, built in from pytest 9 on.',
        'eine Liste daraus machen; für Fälle, die erst im Lauf bekannt sind, die Fixture `subtests` verwenden, ab pytest 9 eingebaut.',
      ],
      why: [
        'It is used up by the first class or collection, and the tests of the second are skipped.',
        'Die erste Klasse oder Sammlung verbraucht ihn, und die Tests der zweiten werden übersprungen.',
      ],
      evidence: seen('https://docs.pytest.org/en/stable/deprecations.html'),
      scope: tests,
      example: {
        language: 'python',
        bad: '@pytest.mark.parametrize("a, b", zip(NAMES, CODES))\nclass TestCodes: ...',
        good: '@pytest.mark.parametrize("a, b", list(zip(NAMES, CODES, strict=True)))\nclass TestCodes: ...',
      },
    }),
    should('python.class-fixture', 'foot-gun', 62, {
      text: [
        'Write a class-scoped fixture that sets attributes as a `@classmethod`.',
        'Schreibe eine Fixture mit Klassen-Scope, die Attribute setzt, als `@classmethod`.',
      ],
      why: [
        'As a method it sets them on another instance than the tests use; pytest 9.1 warns and 10 refuses it.',
        'Als Methode setzt sie sie an einer anderen Instanz, als die Tests nutzen; pytest 9.1 warnt, 10 lehnt es ab.',
      ],
      evidence: seen('https://docs.pytest.org/en/stable/changelog.html'),
      scope: tests,
    }),
    should('python.tree', 'decision', 88, {
      slot: 'structure.server',
      text: [
        'Start with `uv init NAME`: since uv 0.12 it makes a package with `src/NAME`, a build system and a command; put tests into `tests/` and commit `uv.lock`.',
        'Beginne mit `uv init NAME`: Seit uv 0.12 entsteht ein Paket mit `src/NAME`, Build-System und Befehl; lege Tests in `tests/` ab und committe `uv.lock`.',
      ],
      why: [
        'Tests then import the installed package and not a folder that happens to be on the path.',
        'Tests importieren dann das installierte Paket und keinen Ordner, der zufällig im Pfad liegt.',
      ],
      evidence: reported('https://docs.astral.sh/uv/concepts/projects/init/'),
      needs: ['new-project'],
    }),
  ],
};
