import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.py'];

export const flask: Technology = {
  name: 'Flask',
  version: '3.1+',
  commands: [
    {
      en: 'Flask: `ruff check .` and `pytest` with the runner of the lockfile (uv.lock, poetry.lock, else the active venv)',
      de: 'Flask: `ruff check .` und `pytest` mit dem Runner der Lockdatei (uv.lock, poetry.lock, sonst die aktive venv)',
    },
  ],
  directives: [
    must(
      'flask.factory',
      92,
      'decision',
      [
        'Build the app in `create_app(config)`; extensions are made at module level and bound with `init_app`.',
        'Baue die App in `create_app(config)`; Erweiterungen entstehen auf Modulebene und werden mit `init_app` gebunden.',
      ],
      {
        scope,
        example: {
          language: 'python',
          bad: 'app = Flask(__name__)\ndb = SQLAlchemy(app)',
          good: 'db = SQLAlchemy()\n\ndef create_app(config: Config) -> Flask:\n    app = Flask(__name__)\n    app.config.from_object(config)\n    db.init_app(app)\n    return app',
        },
      },
    ),
    must(
      'flask.blueprints',
      80,
      'decision',
      [
        'One blueprint per area with its own templates and errors; routes parse, call one function and answer.',
        'Ein Blueprint je Bereich mit eigenen Templates und Fehlern; Routen prüfen, rufen eine Funktion auf und antworten.',
      ],
      { scope },
    ),
    must(
      'flask.sqlalchemy2',
      88,
      'post-cutoff',
      [
        'Query in SQLAlchemy 2 style: `db.session.execute(select(Model))` with `Mapped[]` columns; `Model.query` is legacy.',
        'Frage im Stil von SQLAlchemy 2 ab: `db.session.execute(select(Model))` mit `Mapped[]`-Spalten; `Model.query` ist veraltet.',
      ],
      { scope },
    ),
    never(
      'flask.dev-server',
      88,
      'security',
      [
        'run `app.run()` or debug mode in production: the debugger executes code for whoever reaches it.',
        '`app.run()` oder den Debug-Modus in Produktion laufen lassen: Der Debugger führt Code für alle aus, die ihn erreichen.',
      ],
      [
        'serve with gunicorn or another WSGI server behind a proxy.',
        'mit gunicorn oder einem anderen WSGI-Server hinter einem Proxy ausliefern.',
      ],
      { scope },
    ),
    must(
      'flask.validate',
      84,
      'security',
      [
        'Parse JSON and forms with a schema; `request.json` is untyped and answers 415 or 400 on its own.',
        'Prüfe JSON und Formulare mit einem Schema; `request.json` ist untypisiert und antwortet von sich aus mit 415 oder 400.',
      ],
      { scope },
    ),
    must(
      'flask.limits',
      76,
      'security',
      [
        'Set `MAX_CONTENT_LENGTH`, `MAX_FORM_MEMORY_SIZE` and `SESSION_COOKIE_SECURE`, and protect forms against CSRF.',
        'Setze `MAX_CONTENT_LENGTH`, `MAX_FORM_MEMORY_SIZE` und `SESSION_COOKIE_SECURE` und schütze Formulare gegen CSRF.',
      ],
      { scope },
    ),
    should(
      'flask.async',
      64,
      'foot-gun',
      [
        'Keep views synchronous; an `async def` view still holds one worker per request.',
        'Halte Views synchron; auch eine `async def`-View belegt pro Anfrage einen Worker.',
      ],
      { scope },
    ),
  ],
};
