import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.py'];

export const fastapi: Technology = {
  name: 'FastAPI',
  version: '0.115+, Pydantic 2',
  commands: [
    {
      en: 'Python: the runner of the lockfile (uv.lock, poetry.lock, else the active venv) with `ruff check .`, `mypy .` and `pytest`',
      de: 'Python: der Runner der Lockdatei (uv.lock, poetry.lock, sonst die aktive venv) mit `ruff check .`, `mypy .` und `pytest`',
    },
  ],
  directives: [
    never(
      'fastapi.blocking-async',
      94,
      'foot-gun',
      [
        'call a blocking driver, `requests` or `time.sleep` inside `async def`: it stops every other request.',
        'in `async def` einen blockierenden Treiber, `requests` oder `time.sleep` aufrufen: Das hält alle anderen Anfragen an.',
      ],
      [
        'use an async client there, or write the route as plain `def`, which runs in a thread.',
        'dort einen asynchronen Client nutzen oder die Route als einfaches `def` schreiben, das im Thread läuft.',
      ],
      {
        scope,
        example: {
          language: 'python',
          bad: '@app.get("/rates")\nasync def rates() -> Rates:\n    return Rates(**requests.get(URL).json())',
          good: '@app.get("/rates")\nasync def rates(client: HttpClient) -> Rates:\n    response = await client.get(URL)\n    return Rates.model_validate(response.json())',
        },
      },
    ),
    must(
      'fastapi.annotated',
      88,
      'decision',
      [
        'Declare dependencies and parameters as `Annotated[Type, Depends(...)]` aliases and reuse the alias.',
        'Deklariere Abhängigkeiten und Parameter als Alias `Annotated[Type, Depends(...)]` und verwende den Alias wieder.',
      ],
      { scope },
    ),
    must(
      'fastapi.lifespan',
      84,
      'post-cutoff',
      [
        'Open and close pools in the `lifespan` context manager; `on_event` is deprecated.',
        'Öffne und schließe Pools im Kontextmanager `lifespan`; `on_event` ist abgekündigt.',
      ],
      { scope },
    ),
    must(
      'fastapi.pydantic2',
      90,
      'post-cutoff',
      [
        'Write Pydantic 2: `model_validate`, `model_dump`, `field_validator`, `ConfigDict`; none of the version 1 names.',
        'Schreibe Pydantic 2: `model_validate`, `model_dump`, `field_validator`, `ConfigDict`; keine Namen aus Version 1.',
      ],
      { scope },
    ),
    must(
      'fastapi.response-model',
      86,
      'security',
      [
        'Return a response model of its own from every route; a database object would leak columns.',
        'Gib aus jeder Route ein eigenes Antwortmodell zurück; ein Datenbankobjekt gäbe Spalten preis.',
      ],
      { scope },
    ),
    must(
      'fastapi.session',
      82,
      'foot-gun',
      [
        'One database session per request through a `yield` dependency; commit in the use case, not in the dependency.',
        'Eine Datenbanksitzung pro Anfrage über eine `yield`-Abhängigkeit; der Commit gehört in den Anwendungsfall, nicht in die Abhängigkeit.',
      ],
      { scope },
    ),
    should(
      'fastapi.routers',
      66,
      'decision',
      [
        'One `APIRouter` per resource with prefix, tags and common responses; `main.py` only mounts them.',
        'Ein `APIRouter` je Ressource mit Präfix, Tags und gemeinsamen Antworten; `main.py` bindet sie nur ein.',
      ],
      { scope },
    ),
    must(
      'fastapi.test-client',
      72,
      'decision',
      [
        'Test through `httpx.AsyncClient` with `ASGITransport` and `dependency_overrides`.',
        'Teste über `httpx.AsyncClient` mit `ASGITransport` und `dependency_overrides`.',
      ],
      { scope: ['**/test_*.py'] },
    ),
  ],
};
