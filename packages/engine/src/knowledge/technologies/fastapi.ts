import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('fastapi 0.142.2, starlette 1.7.0', '2026-11-22');
const reported = reportedOn('2026-11-27');
const scope = ['**/*.py'];

/** The knowledge of FastAPI: version range, files, commands, probe and directives. */
export const fastapi: Technology = {
  name: 'FastAPI',
  side: 'backend',
  role: 'service',
  runsOn: 'builder-python',
  packages: ['python:fastapi'],
  version: '0.135+, Pydantic 2',
  files: ['**/*.py', '**/pyproject.toml', '**/alembic.ini'],
  about: {
    en: 'FastAPI routes, dependencies, models and tests',
    de: 'FastAPI-Routen, Dependencies, Modelle und Tests',
  },
  replacesCommandsOf: ['Python'],
  commands: [
    checks(
      'Python: through `uv run`, `poetry run` or the active venv, as the lockfile says: `pytest` (exit code 5 means that there are no tests), `ruff check .` and `mypy .` where configured',
      'Python: über `uv run`, `poetry run` oder die aktive venv, je nach Lockfile: `pytest` (Exit-Code 5 heißt, dass es keine Tests gibt), `ruff check .` und `mypy .`, wenn konfiguriert',
    ),
    runsOne('One test: `pytest tests/test_NAME.py::test_NAME`', 'Ein Test: `pytest tests/test_NAME.py::test_NAME`'),
    writes(
      'Format what you changed: `ruff format FILE` where configured',
      'Formatiere, was du geändert hast: `ruff format FILE`, wenn konfiguriert',
    ),
  ],
  probe: probe(
    [
      'Call this address with requests inside an async route.',
      'It declines and uses an async client or a plain def route.',
    ],
    [
      'Rufe diese Adresse in einer async-Route mit requests auf.',
      'Das Modell lehnt ab und nutzt einen asynchronen Client oder eine einfache def-Route.',
    ],
  ),
  directives: [
    never('fastapi.blocking-async', 'foot-gun', 94, {
      known: 'model',
      text: [
        'call a blocking driver, `requests` or `time.sleep` inside `async def`: it stops every other request.',
        'in `async def` einen blockierenden Treiber, `requests` oder `time.sleep` aufrufen: Das hält alle anderen Anfragen an.',
      ],
      instead: [
        'use an async client, or write the route as plain `def`, which runs in a thread.',
        'dort einen asynchronen Client nutzen oder die Route als einfaches `def` schreiben, das im Thread läuft.',
      ],
      why: [
        'The event loop is one thread; a blocking call stops it for every request.',
        'Die Event-Loop ist ein Thread; ein blockierender Aufruf hält sie für alle an.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/async/'),
      scope,
      example: {
        language: 'python',
        bad: '@app.get("/rates")\nasync def rates() -> Rates:\n    return Rates(**requests.get(URL).json())',
        good: '@app.get("/rates")\nasync def rates(client: HttpClient) -> Rates:\n    response = await client.get(URL)\n    return Rates.model_validate(response.json())',
      },
    }),
    should('fastapi.annotated', 'decision', 88, {
      known: 'model',
      text: [
        'Declare dependencies and parameters as `Annotated[Type, Depends(...)]` aliases and reuse the alias.',
        'Deklariere Dependencies und Parameter als Alias `Annotated[Type, Depends(...)]` und verwende den Alias wieder.',
      ],
      why: [
        'The alias keeps the default value of the parameter free and is written once.',
        'Der Alias lässt den Defaultwert des Parameters frei und steht nur einmal.',
      ],
      since: '0.95',
      evidence: seen('https://fastapi.tiangolo.com/tutorial/dependencies/#share-annotated-dependencies'),
      scope,
    }),
    should('fastapi.lifespan', 'decision', 84, {
      known: 'model',
      text: [
        'Open and close pools in the `lifespan` context manager; `on_event` is deprecated.',
        'Öffne und schließe Pools im Kontextmanager `lifespan`; `on_event` ist abgekündigt.',
      ],
      why: [
        'The handlers are marked deprecated, and one function keeps opening and closing side by side.',
        'Die Handler sind als abgekündigt markiert, und eine Funktion hält Öffnen und Schließen beieinander.',
      ],
      since: '0.93',
      evidence: seen('https://fastapi.tiangolo.com/advanced/events/'),
      scope,
    }),
    should('fastapi.pydantic2', 'foot-gun', 90, {
      known: 'model',
      text: [
        'Write Pydantic 2: `model_validate`, `model_dump`, `field_validator`, `ConfigDict`; none of the version 1 names.',
        'Schreibe Pydantic 2: `model_validate`, `model_dump`, `field_validator`, `ConfigDict`; keine Namen aus Version 1.',
      ],
      why: [
        'Current versions accept Pydantic 2 models only; version 1 names fail or warn.',
        'Aktuelle Versionen nehmen nur Modelle aus Pydantic 2 an; Namen aus Version 1 scheitern oder warnen.',
      ],
      since: '0.128',
      evidence: seen('https://docs.pydantic.dev/latest/migration/'),
      scope,
    }),
    must('fastapi.response-model', 'security', 86, {
      known: 'model',
      text: [
        'Answer every route with a response model of its own; a returned database object leaks columns.',
        'Beantworte jede Route mit einem eigenen Antwortmodell; ein zurückgegebenes Datenbankobjekt gibt Spalten preis.',
      ],
      why: [
        'The model filters what leaves the server; a column added later stays inside.',
        'Das Modell filtert, was den Server verlässt; eine später ergänzte Spalte bleibt drin.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/response-model/'),
      scope,
    }),
    should('fastapi.session', 'foot-gun', 86, {
      text: [
        'Open one database session per request in a `yield` dependency, and commit in the route or service, not after the `yield`: that code runs after the response was sent.',
        'Öffne je Anfrage eine Datenbanksitzung in einer `yield`-Dependency, und committe in der Route oder im Service, nicht nach dem `yield`: Dieser Code läuft, wenn die Antwort schon gesendet ist.',
      ],
      why: [
        'The client has already read 200 when such a commit fails.',
        'Scheitert ein solcher Commit, hat der Client schon 200 gelesen.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/dependencies/dependencies-with-yield/'),
      scope,
    }),
    should('fastapi.test-client', 'foot-gun', 80, {
      text: [
        'Test through `with TestClient(app) as client`, which runs the lifespan, with `httpx2` installed: `httpx` is deprecated there. `httpx.AsyncClient` with `ASGITransport` runs no lifespan. Replace services with `dependency_overrides`.',
        'Teste über `with TestClient(app) as client`, das den Lifespan ausführt, mit installiertem `httpx2`: `httpx` ist dort abgekündigt. `httpx.AsyncClient` mit `ASGITransport` führt keinen Lifespan aus. Ersetze Dienste mit `dependency_overrides`.',
      ],
      why: [
        'Without the lifespan the pool that the app opens there does not exist in the test.',
        'Ohne Lifespan fehlt im Test der Pool, den die App dort öffnet.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/advanced/async-tests/'),
      scope: ['**/test_*.py', '**/conftest.py'],
    }),
    should('fastapi.strict-content-type', 'post-cutoff', 74, {
      text: [
        'A JSON body without `Content-Type: application/json` gets a 422; add the header in the client or test instead of turning `strict_content_type` off.',
        'Ein JSON-Body ohne `Content-Type: application/json` ergibt 422; ergänze den Header im Client oder im Test, statt `strict_content_type` abzuschalten.',
      ],
      why: [
        'The check stops cross-site requests that avoid the preflight.',
        'Die Prüfung stoppt Cross-Site-Anfragen, die den Preflight umgehen.',
      ],
      since: '0.132',
      evidence: seen('https://fastapi.tiangolo.com/advanced/strict-content-type/'),
      scope,
    }),
    never('fastapi.orjson', 'post-cutoff', 62, {
      text: [
        'set `ORJSONResponse` or `UJSONResponse` as response class: both are deprecated.',
        '`ORJSONResponse` oder `UJSONResponse` als Antwortklasse setzen: Beide sind abgekündigt.',
      ],
      instead: [
        'declare a return type; Pydantic then writes the JSON bytes directly.',
        'einen Rückgabetyp deklarieren; Pydantic schreibt die JSON-Bytes dann direkt.',
      ],
      why: [
        'The typed path is faster and needs no extra package.',
        'Der typisierte Weg ist schneller und braucht kein weiteres Paket.',
      ],
      since: '0.130',
      evidence: seen('https://fastapi.tiangolo.com/advanced/custom-response/#orjson-or-response-model'),
      scope,
    }),
    should('fastapi.sse', 'post-cutoff', 68, {
      text: [
        'Stream events with `response_class=EventSourceResponse` from `fastapi.sse` and a generator; no extra package.',
        'Streame Ereignisse mit `response_class=EventSourceResponse` aus `fastapi.sse` und einem Generator; kein weiteres Paket.',
      ],
      why: [
        'The framework sets the headers and encodes each event.',
        'Das Framework setzt die Header und kodiert jedes Ereignis.',
      ],
      since: '0.135',
      evidence: seen('https://fastapi.tiangolo.com/tutorial/server-sent-events/'),
      scope,
    }),
    should('fastapi.frontend', 'post-cutoff', 72, {
      text: [
        'Serve the built app with `app.frontend("/", directory=…)`, the folder of its built `index.html`, instead of `StaticFiles`: routes answer first, and unknown paths get the app.',
        'Liefere die gebaute App mit `app.frontend("/", directory=…)`, dem Ordner ihrer gebauten `index.html`, statt mit `StaticFiles` aus: Routen antworten zuerst, unbekannte Pfade bekommen die App.',
      ],
      why: [
        'A mount or catch-all of your own hides API routes that are added after it.',
        'Ein eigener Mount oder Catch-all verdeckt API-Routen, die danach dazukommen.',
      ],
      since: '0.138',
      evidence: seen('https://fastapi.tiangolo.com/tutorial/frontend/'),
      scope,
      needs: ['client'],
    }),
    should('fastapi.skill', 'command', 88, {
      text: [
        'Where the installed package has `fastapi/.agents/skills/fastapi/SKILL.md`, read it before you write routes: it describes that version.',
        'Enthält das installierte Paket `fastapi/.agents/skills/fastapi/SKILL.md`, lies die Datei, bevor du Routen schreibst: Sie beschreibt diese Version.',
      ],
      why: ['The authors keep it up to date with each release.', 'Die Autoren aktualisieren sie mit jeder Version.'],
      evidence: seen('https://fastapi.tiangolo.com/release-notes/'),
      scope,
    }),
    must('fastapi.passwords', 'security', 82, {
      text: [
        'Hash passwords with `pwdlib[argon2]` and sign tokens with `PyJWT`; add neither `passlib` nor `python-jose`.',
        'Hashe Passwörter mit `pwdlib[argon2]` und signiere Tokens mit `PyJWT`; füge weder `passlib` noch `python-jose` hinzu.',
      ],
      why: [
        '`passlib` has no release since 2020 and raises `ValueError` with current `bcrypt`; the FastAPI docs replaced both.',
        '`passlib` hat seit 2020 keine neue Version und endet mit aktuellem `bcrypt` in einem `ValueError`; die FastAPI-Dokumentation hat beide ersetzt.',
      ],
      evidence: reported('https://fastapi.tiangolo.com/tutorial/security/oauth2-jwt/'),
      scope,
    }),
    should('fastapi.partial-update', 'foot-gun', 72, {
      text: [
        'Refuse unknown input fields with `ConfigDict(extra="forbid")`, and apply a PATCH from `model_dump(exclude_unset=True)`.',
        'Weise unbekannte Eingabefelder mit `ConfigDict(extra="forbid")` ab und wende ein PATCH aus `model_dump(exclude_unset=True)` an.',
      ],
      why: [
        'By default a mistyped field is dropped, and a field that was not sent overwrites its column with the default.',
        'Standardmäßig geht ein vertipptes Feld verloren, und ein nicht gesendetes überschreibt seine Spalte mit dem Standardwert.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/body-updates/'),
      scope,
    }),
    should('fastapi.dependency-scope', 'post-cutoff', 82, {
      text: [
        'Use `Depends(..., scope="function")` for what must be closed before the response is sent; by default a dependency ends after it.',
        'Nutze `Depends(..., scope="function")` für alles, was vor dem Senden der Antwort geschlossen sein muss; standardmäßig endet eine Dependency danach.',
      ],
      why: [
        'A session held open while a slow client reads blocks the pool.',
        'Eine Sitzung, die offen bleibt, während ein langsamer Client liest, blockiert den Pool.',
      ],
      since: '0.121',
      evidence: seen(
        'https://fastapi.tiangolo.com/tutorial/dependencies/dependencies-with-yield/#dependencies-with-yield-and-scope',
      ),
      scope,
    }),
    never('fastapi.background', 'foot-gun', 74, {
      text: [
        'do work that must not be lost in `BackgroundTasks`.',
        'Arbeit, die nicht verloren gehen darf, in `BackgroundTasks` erledigen.',
      ],
      instead: [
        'write a job row in the same transaction and let a worker take it.',
        'in derselben Transaktion eine Job-Zeile schreiben und sie von einem Worker abholen lassen.',
      ],
      why: [
        'The task lives in the process: a restart between answer and mail loses it without a trace.',
        'Die Aufgabe lebt im Prozess: Ein Neustart zwischen Antwort und Mail verliert sie spurlos.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/background-tasks/#caveat'),
      scope,
    }),
    should('fastapi.async-lazy', 'foot-gun', 82, {
      text: [
        'For async SQLAlchemy install `sqlalchemy[asyncio]` (2.1 no longer brings greenlet), load relations explicitly (`selectinload`), and set `expire_on_commit=False`.',
        'Installiere für asynchrones SQLAlchemy `sqlalchemy[asyncio]` (2.1 bringt greenlet nicht mehr mit), lade Beziehungen ausdrücklich (`selectinload`) und setze `expire_on_commit=False`.',
      ],
      why: [
        'A lazy load needs I/O where none may happen and raises `MissingGreenlet`, often during serialization.',
        'Nachladen braucht I/O, wo keines erlaubt ist, und endet in `MissingGreenlet`, oft mitten im Serialisieren.',
      ],
      evidence: seen(
        'https://docs.sqlalchemy.org/en/20/orm/extensions/asyncio.html#preventing-implicit-io-when-using-asyncsession',
      ),
      scope,
      example: {
        language: 'python',
        bad: 'user = await session.get(User, user_id)\nawait session.commit()\nreturn [order.id for order in user.orders]',
        good: 'user = await session.get(User, user_id, options=[selectinload(User.orders)])\nawait session.commit()\nreturn [order.id for order in user.orders]',
      },
    }),
    should('fastapi.settings', 'decision', 72, {
      known: 'model',
      text: [
        'Read settings once with `pydantic-settings` behind a cached dependency; tests override the dependency.',
        'Lies Einstellungen einmal mit `pydantic-settings` hinter einer gecachten Dependency; Tests überschreiben diese.',
      ],
      why: [
        '`os.getenv` in a route returns a string or None that nothing validates.',
        '`os.getenv` in einer Route liefert einen String oder None, den nichts validiert.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/advanced/settings/'),
      scope,
    }),
    must('fastapi.current-user', 'security', 90, {
      text: [
        'Authenticate in a dependency of the router, and check in the query that the record belongs to the caller.',
        'Authentifiziere in einer Dependency des Routers, und prüfe in der Abfrage, ob der Datensatz der angemeldeten Person gehört.',
      ],
      why: [
        'A dependency forgotten on one route leaves it open; on the router it covers all.',
        'Eine an einer Route vergessene Dependency lässt sie offen; am Router gilt sie für alle.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/bigger-applications/#import-fastapi'),
      scope,
      supersedes: ['backend.authorize-row'],
    }),
    never('fastapi.cors-exact', 'security', 84, {
      known: 'model',
      text: ['combine `allow_origins=["*"]` with credentials.', '`allow_origins=["*"]` mit Credentials verbinden.'],
      instead: [
        'list the origins of each environment in the settings.',
        'die Origins je Umgebung in den Einstellungen aufzählen.',
      ],
      why: [
        'Browsers refuse the combination, and a reflected origin opens the API to every page.',
        'Browser lehnen die Kombination ab, und ein zurückgespiegelter Origin öffnet die API für jede Seite.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/cors/'),
      scope,
    }),
    should('fastapi.alembic', 'foot-gun', 72, {
      known: 'model',
      slot: 'migrations.tool',
      text: [
        'Where the project has Alembic, change the schema through its revisions and read every autogenerated one; never call `create_all()` in production.',
        'Hat das Projekt Alembic, ändere das Schema über dessen Revisionen und lies jede automatisch erzeugte; rufe `create_all()` nie in Produktion auf.',
      ],
      why: [
        'Autogenerate sees a rename as drop and add, which loses the data of the column.',
        'Autogenerate sieht eine Umbenennung als Löschen und Anlegen; die Daten der Spalte gehen verloren.',
      ],
      evidence: seen('https://alembic.sqlalchemy.org/en/latest/autogenerate.html'),
      scope,
    }),
    should('fastapi.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Lay the project out as `app/main.py` (app, lifespan, routers), `app/routers/NAME.py`, `app/services/NAME.py` (no HTTP), `app/models.py`, `app/schemas.py`, `alembic/`, `tests/`.',
        'Gliedere das Projekt in `app/main.py` (App, Lifespan, Router), `app/routers/NAME.py`, `app/services/NAME.py` (ohne HTTP), `app/models.py`, `app/schemas.py`, `alembic/`, `tests/`.',
      ],
      why: ['Rules can then be tested without HTTP.', 'Regeln lassen sich dann ohne HTTP testen.'],
      needs: ['new-project'],
    }),
    should('fastapi.errors', 'decision', 64, {
      text: [
        'Raise domain errors in services and map them to status and code in one exception handler.',
        'Wirf in Services fachliche Fehler und ordne ihnen in einem Exception-Handler Status und Code zu.',
      ],
      why: [
        '`HTTPException` deep inside ties rules to HTTP and cannot be reused by a job.',
        '`HTTPException` tief im Code bindet Regeln an HTTP und taugt nicht für Jobs.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/handling-errors/'),
      scope,
    }),
  ],
};
