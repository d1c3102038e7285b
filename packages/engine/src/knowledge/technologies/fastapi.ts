import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { confirmedIn } from '../evidence.ts';

const seen = confirmedIn('fastapi 0.162.0, starlette 1.9.0', '2026-11-21');
const scope = ['**/*.py'];

export const fastapi: Technology = {
  name: 'FastAPI',
  side: 'backend',
  role: 'service',
  runsOn: 'builder-python',
  version: '0.135+, Pydantic 2',
  commands: [
    {
      en: 'Python: the runner of the lockfile (uv.lock, poetry.lock, else the active venv) with `ruff check .`, `mypy .` and `pytest`',
      de: 'Python: der Runner der Lockdatei (uv.lock, poetry.lock, sonst die aktive venv) mit `ruff check .`, `mypy .` und `pytest`',
    },
  ],
  probe: probe(
    [
      'Call this address with requests inside an async route.',
      'It declines and uses an async client or a plain def route.',
    ],
    [
      'Rufe diese Adresse in einer async-Route mit requests auf.',
      'Es lehnt ab und nutzt einen asynchronen Client oder eine einfache def-Route.',
    ],
  ),
  directives: [
    never('fastapi.blocking-async', 'foot-gun', 94, {
      text: [
        'call a blocking driver, `requests` or `time.sleep` inside `async def`: it stops every other request.',
        'in `async def` einen blockierenden Treiber, `requests` oder `time.sleep` aufrufen: Das hält alle anderen Anfragen an.',
      ],
      instead: [
        'use an async client there, or write the route as plain `def`, which runs in a thread.',
        'dort einen asynchronen Client nutzen oder die Route als einfaches `def` schreiben, das im Thread läuft.',
      ],
      why: [
        'The event loop is one thread; a blocking call stops it for everybody.',
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
    must('fastapi.annotated', 'decision', 88, {
      text: [
        'Declare dependencies and parameters as `Annotated[Type, Depends(...)]` aliases and reuse the alias.',
        'Deklariere Abhängigkeiten und Parameter als Alias `Annotated[Type, Depends(...)]` und verwende den Alias wieder.',
      ],
      why: [
        'The alias keeps the default value of the parameter free and is written once.',
        'Der Alias lässt den Vorgabewert des Parameters frei und steht nur einmal.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/dependencies/#share-annotated-dependencies'),
      scope,
    }),
    must('fastapi.lifespan', 'post-cutoff', 84, {
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
    must('fastapi.pydantic2', 'post-cutoff', 90, {
      text: [
        'Write Pydantic 2: `model_validate`, `model_dump`, `field_validator`, `ConfigDict`; none of the version 1 names.',
        'Schreibe Pydantic 2: `model_validate`, `model_dump`, `field_validator`, `ConfigDict`; keine Namen aus Version 1.',
      ],
      why: [
        'Current versions accept Pydantic 2 models only; version 1 names fail or warn.',
        'Heutige Versionen nehmen nur Modelle aus Pydantic 2 an; Namen aus Version 1 scheitern oder warnen.',
      ],
      since: '0.128',
      evidence: seen('https://docs.pydantic.dev/latest/migration/'),
      scope,
    }),
    must('fastapi.response-model', 'security', 86, {
      text: [
        'Return a response model of its own from every route; a database object would leak columns.',
        'Gib aus jeder Route ein eigenes Antwortmodell zurück; ein Datenbankobjekt gäbe Spalten preis.',
      ],
      why: [
        'The model filters what leaves the server; a column added later stays inside.',
        'Das Modell filtert, was den Server verlässt; eine später ergänzte Spalte bleibt drin.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/response-model/'),
      scope,
    }),
    must('fastapi.session', 'foot-gun', 82, {
      text: [
        'One database session per request through a `yield` dependency; commit in the use case, not in the dependency.',
        'Eine Datenbanksitzung pro Anfrage über eine `yield`-Abhängigkeit; der Commit gehört in den Anwendungsfall, nicht in die Abhängigkeit.',
      ],
      why: [
        'A commit in the dependency runs after the answer was decided, and its failure reaches nobody.',
        'Ein Commit in der Abhängigkeit läuft, wenn die Antwort schon feststeht, und sein Fehler erreicht niemanden.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/dependencies/dependencies-with-yield/'),
      scope,
    }),
    should('fastapi.routers', 'decision', 66, {
      text: [
        'One `APIRouter` per resource with prefix, tags and common responses; `main.py` only mounts them.',
        'Ein `APIRouter` je Ressource mit Präfix, Tags und gemeinsamen Antworten; `main.py` bindet sie nur ein.',
      ],
      why: [
        'A file per resource is found by its name, and shared dependencies are set once.',
        'Eine Datei je Ressource findet man am Namen, und gemeinsame Abhängigkeiten stehen einmal.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/bigger-applications/'),
      scope,
    }),
    must('fastapi.test-client', 'decision', 72, {
      text: [
        'Test through `httpx.AsyncClient` with `ASGITransport` and `dependency_overrides`.',
        'Teste über `httpx.AsyncClient` mit `ASGITransport` und `dependency_overrides`.',
      ],
      why: [
        'Async tests share the event loop with async fixtures; the synchronous client starts one of its own.',
        'Asynchrone Tests teilen die Event-Loop mit asynchronen Fixtures; der synchrone Client startet eine eigene.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/advanced/async-tests/'),
      scope: ['**/test_*.py'],
    }),
    must('fastapi.strict-content-type', 'post-cutoff', 66, {
      text: [
        'Send `Content-Type: application/json` with every JSON body: without it the body is not parsed and the answer is 422.',
        'Sende mit jedem JSON-Body `Content-Type: application/json`: Ohne ihn wird er nicht gelesen, und die Antwort ist 422.',
      ],
      why: [
        'The check stops cross-site requests that skip the preflight; switching it off reopens that door.',
        'Die Prüfung hält Cross-Site-Anfragen ohne Preflight auf; abgeschaltet steht diese Tür wieder offen.',
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
    must('fastapi.sse', 'post-cutoff', 58, {
      text: [
        'Stream events with `response_class=EventSourceResponse` from `fastapi.sse` and a generator; no extra package.',
        'Streame Ereignisse mit `response_class=EventSourceResponse` aus `fastapi.sse` und einem Generator; kein weiteres Paket.',
      ],
      why: [
        'The framework sets the headers and encodes each event.',
        'Das Framework setzt die Kopfzeilen und kodiert jedes Ereignis.',
      ],
      since: '0.135',
      evidence: seen('https://fastapi.tiangolo.com/tutorial/server-sent-events/'),
      scope,
    }),
    must('fastapi.dependency-scope', 'foot-gun', 70, {
      text: [
        'Close what must be closed before the answer leaves with `Depends(..., scope="function")`; the default ends after it was sent.',
        'Schließe mit `Depends(..., scope="function")`, was vor der Antwort zu sein muss; die Vorgabe endet erst nach dem Senden.',
      ],
      why: [
        'A session held by a slow reader blocks the pool.',
        'Eine Sitzung, die ein langsamer Leser hält, blockiert den Pool.',
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
    must('fastapi.async-lazy', 'foot-gun', 82, {
      text: [
        'With an async SQLAlchemy session load relations explicitly (`selectinload`) and create it with `expire_on_commit=False`.',
        'Lade mit einer asynchronen SQLAlchemy-Session Beziehungen ausdrücklich (`selectinload`) und erzeuge sie mit `expire_on_commit=False`.',
      ],
      why: [
        'A lazy load needs I/O where none may happen and raises `MissingGreenlet`, often inside serialisation.',
        'Nachladen braucht I/O, wo keines erlaubt ist, und wirft `MissingGreenlet`, oft mitten im Serialisieren.',
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
    must('fastapi.settings', 'decision', 72, {
      text: [
        'Read settings once with `pydantic-settings` behind a cached dependency; tests override the dependency.',
        'Lies Einstellungen einmal mit `pydantic-settings` hinter einer gecachten Abhängigkeit; Tests überschreiben diese.',
      ],
      why: [
        '`os.getenv` in a route returns text or None and is checked by nobody.',
        '`os.getenv` in einer Route liefert Text oder None, und niemand prüft es.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/advanced/settings/'),
      scope,
    }),
    must('fastapi.current-user', 'security', 90, {
      text: [
        'Put authentication into a dependency on the router, and authorisation for the record into the query or use case.',
        'Lege die Anmeldung in eine Abhängigkeit am Router und das Recht am Datensatz in Abfrage oder Anwendungsfall.',
      ],
      why: [
        'A dependency forgotten on one route leaves it open; on the router it covers all.',
        'Eine an einer Route vergessene Abhängigkeit lässt sie offen; am Router gilt sie für alle.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/bigger-applications/#import-fastapi'),
      scope,
    }),
    never('fastapi.cors-exact', 'security', 84, {
      text: ['combine `allow_origins=["*"]` with credentials.', '`allow_origins=["*"]` mit Credentials verbinden.'],
      instead: [
        'list the origins of each environment in the settings.',
        'die Ursprünge je Umgebung in den Einstellungen aufzählen.',
      ],
      why: [
        'Browsers refuse the pair, and a reflected origin opens the API to every page.',
        'Browser lehnen das Paar ab, und ein gespiegelter Ursprung öffnet die API für jede Seite.',
      ],
      evidence: seen('https://fastapi.tiangolo.com/tutorial/cors/'),
      scope,
    }),
    must('fastapi.errors', 'decision', 64, {
      text: [
        'Raise domain errors in use cases and map them to status and code in one exception handler.',
        'Wirf in Anwendungsfällen fachliche Fehler und ordne ihnen in einem Exception-Handler Status und Code zu.',
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
