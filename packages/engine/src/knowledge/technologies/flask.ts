import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('Flask 3.1.3 and SQLAlchemy 2.0.52 documentation', '2026-11-21');
const scope = ['**/*.py'];

/** The knowledge of Flask: version range, files, commands, probe and directives. */
export const flask: Technology = {
  name: 'Flask',
  side: 'backend',
  role: 'service',
  runsOn: 'python',
  packages: ['python:flask'],
  version: '3.1+',
  files: ['**/*.py', '**/templates/**', '**/*.html', '**/*.jinja', '**/*.jinja2'],
  pages: ['**/templates/**', '**/*.html', '**/*.jinja', '**/*.jinja2'],
  about: { en: 'Flask views, blueprints, templates and models', de: 'Flask-Views, Blueprints, Templates und Modelle' },
  replacesCommandsOf: ['Python'],
  commands: [
    checks(
      'Flask: through `uv run`, `poetry run` or the active venv, as the lockfile says: `pytest` (exit code 5 means that there are no tests) and `ruff check .` where configured',
      'Flask: über `uv run`, `poetry run` oder die aktive venv, je nach Lockfile: `pytest` (Exit-Code 5 heißt, dass es keine Tests gibt) und `ruff check .`, wenn konfiguriert',
    ),
    runsOne('One test: `pytest tests/test_NAME.py::test_NAME`', 'Ein Test: `pytest tests/test_NAME.py::test_NAME`'),
    writes(
      'Format what you changed: `ruff format FILE` where configured',
      'Formatiere, was du geändert hast: `ruff format FILE`, wenn konfiguriert',
    ),
  ],
  probe: probe(
    ['Start a new Flask app with a database.', 'It writes create_app and init_app, and queries with select().'],
    [
      'Beginne eine neue Flask-App mit Datenbank.',
      'Das Modell schreibt create_app und init_app und fragt mit select() ab.',
    ],
  ),
  directives: [
    should('flask.factory', 'decision', 92, {
      known: 'model',
      text: [
        'Build the app in `create_app(config)`; create extensions at module level and bind them with `init_app`.',
        'Baue die App in `create_app(config)`; erzeuge Erweiterungen auf Modulebene und binde sie mit `init_app`.',
      ],
      why: [
        'An app at module level cannot be built twice, so tests share its state.',
        'Eine App auf Modulebene lässt sich nicht zweimal bauen; Tests teilen dann Zustand.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/patterns/appfactories/'),
      scope,
      example: {
        language: 'python',
        bad: 'app = Flask(__name__)\ndb = SQLAlchemy(app)',
        good: 'db = SQLAlchemy()\n\ndef create_app(config: Config) -> Flask:\n    app = Flask(__name__)\n    app.config.from_object(config)\n    db.init_app(app)\n    return app',
      },
    }),
    should('flask.blueprints', 'decision', 80, {
      known: 'model',
      text: [
        'Use one blueprint per area with its own templates and errors; routes validate, call one function and answer.',
        'Nutze einen Blueprint je Bereich mit eigenen Templates und Fehlern; Routen validieren, rufen eine Funktion auf und antworten.',
      ],
      why: [
        'Areas can be mounted, tested and removed as one.',
        'Bereiche lassen sich als Ganzes einbinden, testen und entfernen.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/blueprints/'),
      scope,
    }),
    should('flask.sqlalchemy2', 'decision', 88, {
      known: 'model',
      text: [
        'Where the project uses SQLAlchemy, query in the style of version 2: `db.session.execute(select(Model))` with `Mapped[]` columns; `Model.query` is legacy.',
        'Nutzt das Projekt SQLAlchemy, frage im Stil von Version 2 ab: `db.session.execute(select(Model))` mit `Mapped[]`-Spalten; `Model.query` ist veraltet.',
      ],
      why: [
        'The legacy query has no types and is frozen.',
        'Die alte Query hat keine Typen und wird nicht weiterentwickelt.',
      ],
      since: '2.0',
      evidence: seen('https://docs.sqlalchemy.org/en/20/changelog/migration_20.html'),
      scope,
    }),
    never('flask.dev-server', 'security', 88, {
      known: 'model',
      text: [
        'run `app.run()` or debug mode in production: the debugger executes code for everyone who can reach it.',
        '`app.run()` oder den Debug-Modus in Produktion laufen lassen: Der Debugger führt Code für alle aus, die ihn erreichen.',
      ],
      instead: [
        'serve with gunicorn or another WSGI server behind a proxy.',
        'mit gunicorn oder einem anderen WSGI-Server hinter einem Proxy ausliefern.',
      ],
      why: [
        'The PIN of the debugger can be calculated from data of the machine.',
        'Die PIN des Debuggers lässt sich aus Daten des Rechners berechnen.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/deploying/'),
      scope,
    }),
    must('flask.validate', 'security', 84, {
      slot: 'input.validate',
      text: [
        'Validate JSON and forms with a schema where they enter: `request.json` is untyped, and a key that it lacks answers 500.',
        'Validiere JSON und Formulare am Eingang mit einem Schema: `request.json` ist untypisiert, und ein fehlender Schlüssel ergibt 500.',
      ],
      why: [
        'Only a wrong content type or broken JSON answers 415 or 400 by itself.',
        'Nur ein falscher Content-Type oder kaputtes JSON ergibt von selbst 415 oder 400.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/api/#flask.Request.get_json'),
      scope,
    }),
    must('flask.limits', 'security', 76, {
      text: [
        'Set `MAX_CONTENT_LENGTH`, `SESSION_COOKIE_SECURE` and `SESSION_COOKIE_SAMESITE`, none of which has a safe default, and where a session cookie authenticates, protect what changes data with Flask-WTF’s `CSRFProtect`.',
        'Setze `MAX_CONTENT_LENGTH`, `SESSION_COOKIE_SECURE` und `SESSION_COOKIE_SAMESITE`, die keinen sicheren Standardwert haben, und schütze, wo ein Session-Cookie authentifiziert, schreibende Anfragen mit `CSRFProtect` aus Flask-WTF.',
      ],
      why: [
        'Without a limit one request fills the disk or the memory; form fields are limited to 500 kB since 3.1.',
        'Ohne Grenze füllt eine Anfrage Platte oder Speicher; Formularfelder sind seit 3.1 auf 500 kB begrenzt.',
      ],
      since: '3.1',
      evidence: seen('https://flask.palletsprojects.com/en/stable/web-security/#resource-use'),
      scope,
    }),
    should('flask.async', 'foot-gun', 64, {
      known: 'model',
      text: [
        'Keep views synchronous; an `async def` view still holds one worker per request.',
        'Halte Views synchron; auch eine `async def`-View belegt pro Anfrage einen Worker.',
      ],
      why: [
        'Flask stays WSGI: the coroutine runs in a thread and ends with the request.',
        'Flask bleibt WSGI: Die Coroutine läuft im Thread und endet mit der Anfrage.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/async-await/'),
      scope,
    }),
    should('flask.context', 'foot-gun', 76, {
      known: 'model',
      text: [
        'Use `current_app` and `request` only while a request or app context is active; pass plain values to threads and jobs.',
        'Nutze `current_app` und `request` nur bei aktivem Request- oder App-Kontext; gib Threads und Jobs einfache Werte.',
      ],
      why: [
        'Outside its context, and so in a thread, the proxy raises `RuntimeError`.',
        'Außerhalb seines Kontexts, also auch in einem Thread, löst der Proxy einen `RuntimeError` aus.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/appcontext/'),
      scope,
    }),
    must('flask.secret-rotation', 'security', 74, {
      text: [
        'Move the old key into `SECRET_KEY_FALLBACKS` when you change `SECRET_KEY`; without it everyone is signed out. The session is signed, not encrypted: no secret belongs into it.',
        'Wechselst du `SECRET_KEY`, lege den alten in `SECRET_KEY_FALLBACKS` ab, sonst sind alle abgemeldet. Die Session ist signiert, nicht verschlüsselt: Geheimnisse gehören nicht hinein.',
      ],
      why: [
        'Everyone can read a session cookie; without fallbacks a new key signs everyone out.',
        'Ein Session-Cookie kann jeder lesen; ohne Fallbacks meldet ein neuer Schlüssel alle ab.',
      ],
      since: '3.1',
      evidence: seen('https://flask.palletsprojects.com/en/stable/config/#SECRET_KEY_FALLBACKS'),
      scope,
    }),
    must('flask.trusted-hosts', 'security', 78, {
      text: [
        'Set `TRUSTED_HOSTS`; behind proxies add `ProxyFix` with their exact number.',
        'Setze `TRUSTED_HOSTS`; hinter Proxys ergänze `ProxyFix` mit deren genauer Zahl.',
      ],
      why: [
        'Otherwise links in mails are built from a header that the client chose.',
        'Links in Mails entstehen sonst aus einem Header, den der Client gewählt hat.',
      ],
      since: '3.1',
      evidence: seen('https://flask.palletsprojects.com/en/stable/config/#TRUSTED_HOSTS'),
      scope,
    }),
    should('flask.n-plus-one', 'foot-gun', 84, {
      known: 'model',
      text: [
        'With SQLAlchemy load relations by `selectinload` in the query, and set `lazy="raise"` where a list reads them.',
        'Lade mit SQLAlchemy Beziehungen per `selectinload` in der Abfrage und setze `lazy="raise"`, wo eine Liste sie liest.',
      ],
      why: ['Otherwise a loop sends one query per row.', 'Sonst schickt eine Schleife je Zeile eine Abfrage.'],
      evidence: seen('https://docs.sqlalchemy.org/en/20/orm/queryguide/relationships.html'),
      scope,
      example: {
        language: 'python',
        bad: 'orders = db.session.scalars(select(Order)).all()\nnames = [order.customer.name for order in orders]',
        good: 'orders = db.session.scalars(select(Order).options(selectinload(Order.customer))).all()\nnames = [order.customer.name for order in orders]',
      },
    }),
    should('flask.transaction', 'foot-gun', 78, {
      known: 'model',
      text: [
        'Commit once per request or job, in the function that owns the work; helpers and models never commit.',
        'Committe einmal je Anfrage oder Job, in der Funktion, die für den Vorgang zuständig ist; Hilfsfunktionen und Modelle committen nie.',
      ],
      why: [
        'A helper that commits ends the caller’s transaction halfway.',
        'Eine Hilfsfunktion, die committet, beendet die Transaktion des Aufrufers auf halbem Weg.',
      ],
      evidence: seen('https://docs.sqlalchemy.org/en/20/orm/session_transaction.html'),
      scope,
    }),
    never('flask.safe-html', 'security', 92, {
      known: 'model',
      text: [
        'pass input to `Markup`, `|safe` or `render_template_string`.',
        'Eingaben an `Markup`, `|safe` oder `render_template_string` geben.',
      ],
      instead: [
        'render a template file and pass input as variables, which Jinja escapes.',
        'eine Template-Datei rendern und Eingaben als Variablen übergeben, die Jinja escapt.',
      ],
      why: [
        'Input as template source runs code on the server.',
        'Eingaben als Template-Quelltext führen Code auf dem Server aus.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/web-security/#cross-site-scripting-xss'),
      scope: ['**/*.py', '**/templates/**'],
    }),
    must('flask.owner-query', 'security', 90, {
      text: [
        'Filter by the signed-in user in the query itself, and answer 404 for everything else.',
        'Filtere schon in der Abfrage nach der angemeldeten Person und antworte sonst mit 404.',
      ],
      why: [
        'A decorator proves that someone is signed in, not that the row is theirs.',
        'Ein Decorator beweist, dass jemand angemeldet ist, nicht, dass ihm der Datensatz gehört.',
      ],
      scope,
      supersedes: ['backend.authorize-row'],
    }),
    must('flask.next-redirect', 'security', 82, {
      known: 'model',
      text: [
        'Redirect to an address from a parameter such as `next` only if it is a path of this site: no scheme, no host, no leading `//`.',
        'Leite zu einer Adresse aus einem Parameter wie `next` nur weiter, wenn sie ein Pfad dieser Seite ist: kein Schema, kein Host, kein `//` am Anfang.',
      ],
      why: [
        'Flask-Login sets `next` from the request and does not check it.',
        'Flask-Login übernimmt `next` aus der Anfrage und prüft es nicht.',
      ],
      evidence: seen('https://flask-login.readthedocs.io/en/latest/#login-example'),
      scope,
    }),
    should('flask.errors', 'decision', 62, {
      known: 'model',
      text: [
        'Raise domain errors and map them in `app.errorhandler`, JSON for the API and a page for people.',
        'Nutze eigene Exceptions für fachliche Fehler und beantworte sie in `app.errorhandler`: JSON für die API, eine Seite für Menschen.',
      ],
      why: ['`abort()` deep in the code ties rules to HTTP.', '`abort()` tief im Code bindet Regeln an HTTP.'],
      evidence: seen('https://flask.palletsprojects.com/en/stable/errorhandling/'),
      scope,
    }),
    should('flask.config-objects', 'decision', 58, {
      known: 'model',
      text: [
        'Load configuration from one object per environment plus `from_prefixed_env()`, and check it at start.',
        'Lade die Konfiguration aus einem Objekt je Umgebung plus `from_prefixed_env()` und prüfe sie beim Start.',
      ],
      why: [
        'A key read late with `.get` hides a missing setting until it is needed.',
        'Ein spät mit `.get` gelesener Schlüssel verdeckt eine fehlende Einstellung, bis sie gebraucht wird.',
      ],
      since: '2.1',
      evidence: seen('https://flask.palletsprojects.com/en/stable/config/#configuring-from-environment-variables'),
      scope,
    }),
    should('flask.migrations', 'foot-gun', 72, {
      known: 'model',
      slot: 'migrations.tool',
      text: [
        'Where the project has Alembic, change the schema only through its revisions, read every autogenerated one, and never call `create_all()` in production.',
        'Hat das Projekt Alembic, ändere das Schema nur über dessen Revisionen, lies jede automatisch erzeugte und rufe `create_all()` nie in Produktion auf.',
      ],
      why: [
        'Autogenerate sees a rename as drop and add, which loses the column’s data.',
        'Autogenerate sieht eine Umbenennung als Löschen und Anlegen; die Daten der Spalte gehen verloren.',
      ],
      evidence: seen('https://alembic.sqlalchemy.org/en/latest/autogenerate.html'),
      scope,
    }),
    should('flask.test-client', 'decision', 60, {
      known: 'model',
      text: [
        'Test through `app.test_client()` built by the factory, with a database rolled back after each test.',
        'Teste über `app.test_client()` aus der Factory, mit einer Datenbank, die nach jedem Test zurückgerollt wird.',
      ],
      why: [
        'Calling view functions skips routing, sessions and error handlers.',
        'Der Aufruf von View-Funktionen umgeht Routing, Session und Error-Handler.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/testing/'),
      scope,
    }),
    should('flask.login', 'security', 74, {
      text: [
        'Require the sign-in for a whole blueprint in its `before_request`, not view by view, and open the public views by name.',
        'Verlange die Anmeldung für einen ganzen Blueprint in dessen `before_request`, nicht View für View, und nimm öffentliche Views namentlich aus.',
      ],
      why: [
        'A decorator forgotten on one view leaves that view open.',
        'Ein an einer View vergessener Decorator lässt sie offen.',
      ],
      evidence: seen('https://flask.palletsprojects.com/en/stable/api/#flask.Blueprint.before_request'),
      scope,
      example: {
        language: 'python',
        bad: '@orders.get("/orders")\n@login_required\ndef list_orders(): ...',
        good: '@orders.before_request\n@login_required\ndef require_sign_in(): ...',
      },
    }),
    should('flask.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Lay the project out as `app/__init__.py` (factory), `app/extensions.py`, `app/NAME/` (blueprint: routes, services, templates), `app/models.py`, `migrations/`, `tests/`.',
        'Gliedere das Projekt in `app/__init__.py` (Factory), `app/extensions.py`, `app/NAME/` (Blueprint: Routen, Services, Templates), `app/models.py`, `migrations/`, `tests/`.',
      ],
      why: [
        'An area can then be tested and removed as one folder.',
        'Ein Bereich lässt sich dann als ein Ordner testen und entfernen.',
      ],
      needs: ['new-project'],
    }),
  ],
};
