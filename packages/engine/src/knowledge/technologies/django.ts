import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('Django 5.2.18 and 6.1.1 documentation', '2026-11-21');
const reported = reportedOn('2026-11-22');
const scope = ['**/*.py'];

/** The knowledge of Django: version range, files, commands, probe and directives. */
export const django: Technology = {
  name: 'Django',
  side: 'backend',
  role: 'service',
  runsOn: 'python',
  packages: ['python:django'],
  version: '5.2+',
  files: ['**/*.py', '**/templates/**', '**/*.html', '**/static/**/*.js'],
  pages: ['**/templates/**', '**/*.html'],
  about: {
    en: 'Django models, views, templates and migrations',
    de: 'Django-Modelle, Views, Templates und Migrationen',
  },
  replacesCommandsOf: ['Python'],
  commands: [
    checks(
      'Django: `python manage.py check`, `python manage.py makemigrations --check --dry-run`, then `pytest` where pytest-django is configured, else `python manage.py test`; `ruff check .` where configured. Use `uv run`, `poetry run` or the active venv, as the lockfile says',
      'Django: `python manage.py check`, `python manage.py makemigrations --check --dry-run`, dann `pytest`, wenn pytest-django konfiguriert ist, sonst `python manage.py test`; `ruff check .`, wenn konfiguriert. Nutze `uv run`, `poetry run` oder die aktive venv, je nach Lockfile',
    ),
    runsOne(
      'One test: `python manage.py test app.tests.TestCase.test_name` or `pytest FILE::test_name`',
      'Ein Test: `python manage.py test app.tests.TestCase.test_name` oder `pytest FILE::test_name`',
    ),
    writes(
      'Format what you changed: `ruff format FILE` where configured',
      'Formatiere, was du geändert hast: `ruff format FILE`, wenn konfiguriert',
    ),
  ],
  probe: probe(
    [
      'List all orders with the name of their customer.',
      'The query has select_related, and a test checks the number of queries.',
    ],
    [
      'Liste alle Bestellungen mit dem Kundennamen auf.',
      'Die Abfrage hat select_related, und ein Test prüft die Zahl der Abfragen.',
    ],
  ),
  directives: [
    should('django.n-plus-one', 'foot-gun', 92, {
      known: 'model',
      text: [
        'Load the relations that a template or serializer reads with `select_related` or `prefetch_related`, and test the number of queries with `assertNumQueries`.',
        'Lade die Beziehungen, die Template oder Serializer lesen, mit `select_related` oder `prefetch_related` und teste die Zahl der Abfragen mit `assertNumQueries`.',
      ],
      why: [
        'A list of 200 rows turns into 201 queries that nobody sees in development.',
        'Aus einer Liste mit 200 Zeilen werden 201 Abfragen, die in der Entwicklung niemand sieht.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/ref/models/querysets/#select-related'),
      scope,
      example: {
        language: 'python',
        bad: 'orders = Order.objects.all()\nnames = [order.customer.name for order in orders]',
        good: 'orders = Order.objects.select_related("customer")\nnames = [order.customer.name for order in orders]',
      },
    }),
    should('django.user-model', 'foot-gun', 90, {
      known: 'model',
      text: [
        'Start with a custom user model and refer to it by `settings.AUTH_USER_MODEL` and `get_user_model()`.',
        'Beginne mit einem eigenen User-Modell und verweise über `settings.AUTH_USER_MODEL` und `get_user_model()` darauf.',
      ],
      why: [
        'Changing it after the first migration means rewriting tables by hand.',
        'Ein Wechsel nach der ersten Migration heißt, Tabellen von Hand umzuschreiben.',
      ],
      evidence: seen(
        'https://docs.djangoproject.com/en/5.2/topics/auth/customizing/#using-a-custom-user-model-when-starting-a-project',
      ),
      scope,
      needs: ['new-project'],
    }),
    should('django.on-commit', 'foot-gun', 92, {
      text: [
        'Send mail and enqueue jobs in `transaction.on_commit`; inside `atomic` they would run for work that may still be rolled back.',
        'Verschicke Mails und starte Jobs in `transaction.on_commit`; innerhalb von `atomic` laufen sie für Arbeit, die noch zurückgerollt werden kann.',
      ],
      why: [
        'A mail about a rolled-back order cannot be recalled.',
        'Eine Mail über eine zurückgerollte Bestellung lässt sich nicht zurückholen.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/topics/db/transactions/#performing-actions-after-commit'),
      scope,
    }),
    should('django.on-commit-tests', 'foot-gun', 82, {
      text: [
        'Test what runs in `on_commit` with `self.captureOnCommitCallbacks(execute=True)` (pytest: `django_capture_on_commit_callbacks`): a `TestCase` never commits.',
        'Teste, was in `on_commit` läuft, mit `self.captureOnCommitCallbacks(execute=True)` (pytest: `django_capture_on_commit_callbacks`): Ein `TestCase` committet nie.',
      ],
      why: [
        'Otherwise the mail or job is never sent in the test, and the test passes all the same.',
        'Sonst geht Mail oder Job im Test nie hinaus, und er besteht trotzdem.',
      ],
      since: '3.2',
      evidence: seen(
        'https://docs.djangoproject.com/en/5.2/topics/testing/tools/#django.test.TestCase.captureOnCommitCallbacks',
      ),
      scope: ['**/test*.py', '**/tests/**/*.py'],
    }),
    never('django.applied-migration', 'boundary', 92, {
      slot: 'migrations.applied',
      text: [
        'edit or delete a migration that has been applied anywhere.',
        'eine irgendwo schon angewendete Migration ändern oder löschen.',
      ],
      instead: ['add a new migration.', 'eine neue Migration hinzufügen.'],
      why: [
        'Databases that ran the old file never get the change.',
        'Datenbanken, in denen die alte Datei lief, bekommen die Änderung nie.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/topics/migrations/'),
      scope: ['**/migrations/*.py'],
    }),
    should('django.update-atomic', 'foot-gun', 80, {
      known: 'model',
      text: [
        'Change counters and balances with `F()` or under `select_for_update`, never by reading, adding and saving.',
        'Ändere Zähler und Salden mit `F()` oder unter `select_for_update`, nicht durch Lesen, Addieren und Speichern.',
      ],
      why: [
        'Two requests read the same value, and one addition is lost.',
        'Zwei Anfragen lesen denselben Wert, und eine Addition geht verloren.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/ref/models/expressions/#avoiding-race-conditions-using-f'),
      scope,
    }),
    must('django.settings', 'security', 76, {
      text: [
        'Run production with `DEBUG = False`, `ALLOWED_HOSTS` from the environment, secure cookies and HSTS, verified with `check --deploy`.',
        'In Produktion gelten `DEBUG = False`, `ALLOWED_HOSTS` aus der Umgebung, sichere Cookies und HSTS, geprüft mit `check --deploy`.',
      ],
      why: [
        'A debug page shows settings and local variables to everyone who causes an error.',
        'Eine Debug-Seite zeigt Einstellungen und lokale Variablen allen, die einen Fehler auslösen.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/howto/deployment/checklist/'),
      scope,
    }),
    should('django.constraints', 'foot-gun', 82, {
      text: [
        'Put rules that must always hold into `UniqueConstraint` and `CheckConstraint(condition=...)`: `save()`, `create()` and bulk writes never call `clean()`.',
        'Lege Regeln, die immer gelten, in `UniqueConstraint` und `CheckConstraint(condition=...)` ab: `save()`, `create()` und Massenänderungen rufen `clean()` nie auf.',
      ],
      why: [
        'Only forms and `full_clean()` validate a model; the database sees every write.',
        'Nur Formulare und `full_clean()` validieren ein Modell; die Datenbank sieht jede Änderung.',
      ],
      since: '5.1',
      evidence: seen('https://docs.djangoproject.com/en/5.2/ref/models/instances/#validating-objects'),
      scope,
    }),
    should('django.check-constraints', 'foot-gun', 82, {
      slot: 'django.constraints',
      text: [
        'Put rules that must always hold into `UniqueConstraint` and `CheckConstraint(check=...)`: `save()`, `create()` and bulk writes never call `clean()`, and `condition=` begins with 5.1.',
        'Lege Regeln, die immer gelten, in `UniqueConstraint` und `CheckConstraint(check=...)` ab: `save()`, `create()` und Massenänderungen rufen `clean()` nie auf, und `condition=` gibt es erst ab 5.1.',
      ],
      why: [
        'Only forms and `full_clean()` validate a model; the database sees every write.',
        'Nur Formulare und `full_clean()` validieren ein Modell; die Datenbank sieht jede Änderung.',
      ],
      since: '2.2',
      until: '5.1',
      evidence: reported('https://docs.djangoproject.com/en/5.2/releases/5.1/'),
    }),
    should('django.fetch-modes', 'post-cutoff', 66, {
      text: [
        'Set `fetch_mode(models.FETCH_RAISE)` on hot paths, or `FETCH_PEERS` where it is unclear which fields are read.',
        'Setze auf kritischen Pfaden `fetch_mode(models.FETCH_RAISE)` oder `FETCH_PEERS`, wo unklar ist, welche Felder gelesen werden.',
      ],
      why: [
        'The first forbids hidden queries, the second turns them into one for all rows.',
        'Das eine verbietet versteckte Abfragen, das andere macht daraus eine für alle Zeilen.',
      ],
      since: '6.1',
      evidence: seen('https://docs.djangoproject.com/en/6.1/releases/6.1/#model-field-fetch-modes'),
      scope,
    }),
    should('django.csp', 'post-cutoff', 70, {
      text: [
        'For a Content Security Policy use `SECURE_CSP`, `ContentSecurityPolicyMiddleware` and the `csp` context processor instead of a package. The scripts of the admin have nonces only from 6.1.',
        'Nutze für eine Content Security Policy `SECURE_CSP`, `ContentSecurityPolicyMiddleware` und den Context-Processor `csp` statt eines Pakets. Die Skripte des Admins haben Nonces erst ab 6.1.',
      ],
      why: [
        'With a policy that trusts nonces alone, the admin of 6.0 loses its scripts.',
        'Mit einer Policy, die nur Nonces vertraut, verliert der Admin von 6.0 seine Skripte.',
      ],
      since: '6.0',
      evidence: seen('https://docs.djangoproject.com/en/6.1/howto/csp/'),
      scope,
    }),
    should('django.tasks', 'post-cutoff', 74, {
      text: [
        'Keep the queue that the project has, such as Celery. Without one, define work with `@task` and a backend that really runs it: the built-in ones are for development and tests.',
        'Bleib bei der Queue des Projekts, etwa Celery. Gibt es keine, definiere Arbeit mit `@task` und einem Backend, das sie wirklich ausführt: Die eingebauten sind für Entwicklung und Tests.',
      ],
      why: [
        'The framework queues, but a worker is not included; the default backend runs the task in the request.',
        'Das Framework reiht ein, ein Worker gehört nicht dazu; das Standard-Backend führt die Aufgabe in der Anfrage aus.',
      ],
      since: '6.0',
      evidence: seen('https://docs.djangoproject.com/en/6.0/topics/tasks/'),
      scope,
    }),
    should('django.db-cascade', 'post-cutoff', 68, {
      text: [
        'Keep `CASCADE` where signals must run or files must be deleted; `DB_CASCADE` deletes in the database without either.',
        'Behalte `CASCADE`, wo Signale laufen oder Dateien gelöscht werden müssen; `DB_CASCADE` löscht in der Datenbank ohne beides.',
      ],
      why: [
        'The fast option skips `pre_delete` and `post_delete` silently.',
        'Die schnelle Option überspringt `pre_delete` und `post_delete` ohne Hinweis.',
      ],
      since: '6.1',
      evidence: seen(
        'https://docs.djangoproject.com/en/6.1/releases/6.1/#database-level-delete-options-for-foreignkey-on-delete',
      ),
      scope,
    }),
    must('django.owner-query', 'security', 92, {
      text: [
        'Fetch objects through what the caller may see (`request.user.orders`, or those of the tenant), so that everything else answers 404.',
        'Hole Objekte nur aus dem, was der Aufrufer sehen darf (`request.user.orders` oder die des Mandanten), damit alles andere 404 ergibt.',
      ],
      why: [
        '`get_object_or_404(Order, pk=pk)` gives any signed-in person every order.',
        '`get_object_or_404(Order, pk=pk)` gibt jeder angemeldeten Person jede Bestellung.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/topics/auth/default/#limiting-access-to-logged-in-users'),
      scope,
      example: {
        language: 'python',
        bad: 'order = get_object_or_404(Order, pk=pk)',
        good: 'order = get_object_or_404(request.user.orders, pk=pk)',
      },
      supersedes: ['backend.authorize-row'],
    }),
    must('django.drf-permissions', 'security', 84, {
      text: [
        'In Django REST framework set `DEFAULT_PERMISSION_CLASSES` to `IsAuthenticated` and limit `get_queryset()` to what the caller may see: the default lets everyone in.',
        'Setze im Django REST framework `DEFAULT_PERMISSION_CLASSES` auf `IsAuthenticated` und beschränke `get_queryset()` auf das, was der Aufrufer sehen darf: Der Standard lässt alle zu.',
      ],
      why: [
        'A new view without a permission class is public, and object permissions do not apply to lists.',
        'Eine neue View ohne Permission-Klasse ist öffentlich, und Objektrechte gelten nicht für Listen.',
      ],
      evidence: readIn(
        'Django REST framework 3.18.3 documentation',
        '2026-11-21',
      )('https://www.django-rest-framework.org/api-guide/permissions/#setting-the-permission-policy'),
      scope,
    }),
    never('django.mark-safe', 'security', 92, {
      known: 'model',
      text: [
        'wrap input in `mark_safe`, use `|safe` on it, or build SQL with `raw` and `extra` from strings.',
        'Eingaben in `mark_safe` verpacken, `|safe` darauf anwenden oder mit `raw` und `extra` SQL aus Zeichenketten bauen.',
      ],
      instead: [
        'use `format_html` for markup and parameters for SQL.',
        '`format_html` für Markup und Parameter für SQL verwenden.',
      ],
      why: [
        'All of them turn off the escaping that protects everywhere else.',
        'Sie alle schalten das Escaping ab, das sonst überall schützt.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/topics/security/'),
      scope: ['**/*.py', '**/templates/**'],
      supersedes: ['base.sql-concatenation'],
    }),
    never('django.csrf', 'security', 86, {
      known: 'model',
      text: [
        'put `@csrf_exempt` on a view that a browser session can reach.',
        '`@csrf_exempt` an eine View setzen, die eine Browser-Sitzung erreicht.',
      ],
      instead: [
        'send the token with the request; exempt only webhooks that verify a signature.',
        'das Token mit der Anfrage senden; ausgenommen sind nur Webhooks mit Signaturprüfung.',
      ],
      why: [
        'Any other site can then act with the visitor’s session.',
        'Jede fremde Seite kann dann im Namen der angemeldeten Person handeln.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/howto/csrf/'),
      scope,
    }),
    should('django.timezone', 'foot-gun', 66, {
      known: 'model',
      text: [
        'Use `timezone.now()` and aware datetimes everywhere; `datetime.now()` is naive.',
        'Nutze überall `timezone.now()` und zeitzonenbewusste Werte; `datetime.now()` kennt keine Zone.',
      ],
      why: [
        'A naive value is read in the server’s zone and moves by hours on a server in another zone.',
        'Ein naiver Wert wird in der Zone des Servers gelesen und verschiebt sich auf einem Server in anderer Zone um Stunden.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/topics/i18n/timezones/'),
      scope,
    }),
    should('django.async-orm', 'foot-gun', 64, {
      known: 'model',
      text: [
        'In `async def` use the `a`-prefixed ORM methods; transactions and other synchronous code run in `sync_to_async`.',
        'Nutze in `async def` die ORM-Methoden mit `a` am Anfang; Transaktionen und anderer synchroner Code laufen in `sync_to_async`.',
      ],
      why: [
        'Transactions do not work in async code, and a blocking query stops the loop.',
        'Transaktionen funktionieren in asynchronem Code nicht, und eine blockierende Abfrage hält die Event-Loop an.',
      ],
      since: '4.1',
      evidence: seen('https://docs.djangoproject.com/en/5.2/topics/async/'),
      scope,
    }),
    should('django.safe-migration', 'foot-gun', 80, {
      text: [
        'Split schema changes (add, backfill, remove) so that old and new code run side by side; on PostgreSQL add indexes with `AddIndexConcurrently` in a migration with `atomic = False`.',
        'Teile Schemaänderungen (anlegen, nachfüllen, entfernen) so, dass alter und neuer Code nebeneinander laufen; lege Indizes in PostgreSQL mit `AddIndexConcurrently` in einer Migration mit `atomic = False` an.',
      ],
      why: [
        'A rename or a locking index takes the site down during the deployment.',
        'Eine Umbenennung oder ein sperrender Index legt die Seite während des Deployments lahm.',
      ],
      evidence: seen(
        'https://docs.djangoproject.com/en/5.2/ref/contrib/postgres/operations/#concurrent-index-operations',
      ),
      scope,
    }),
    should('django.login-middleware', 'security', 62, {
      text: [
        'Where most pages need a sign-in, require it with `LoginRequiredMiddleware` and open single views with `@login_not_required`.',
        'Wo die meisten Seiten eine Anmeldung brauchen, verlange sie mit `LoginRequiredMiddleware` und öffne einzelne Views mit `@login_not_required`.',
      ],
      why: [
        'A forgotten decorator then closes a view instead of opening it.',
        'Ein vergessener Decorator schließt die View dann, statt sie zu öffnen.',
      ],
      since: '5.1',
      evidence: seen(
        'https://docs.djangoproject.com/en/5.2/ref/middleware/#django.contrib.auth.middleware.LoginRequiredMiddleware',
      ),
      scope,
    }),
    must('django.json-script', 'security', 74, {
      text: [
        'Pass data to scripts with the `json_script` filter, and send the `X-CSRFToken` header with every writing `fetch`.',
        'Übergib Daten mit dem Filter `json_script` an Skripte und sende bei jedem schreibenden `fetch` den Header `X-CSRFToken`.',
      ],
      why: [
        'Data printed into a script tag can end the tag and run as code.',
        'In ein Skript-Tag geschriebene Daten können das Tag schließen und als Code laufen.',
      ],
      evidence: seen('https://docs.djangoproject.com/en/5.2/ref/templates/builtins/#json-script'),
      scope: ['**/templates/**', '**/*.js'],
    }),
    should('django.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Lay the project out as `config/` (settings, urls), one app per area with `models.py`, `services.py` (writes), `selectors.py` (reads), `views.py`, `tests/`, and `templates/APP/`.',
        'Gliedere das Projekt in `config/` (Settings, URLs), je Bereich eine App mit `models.py`, `services.py` (schreiben), `selectors.py` (lesen), `views.py`, `tests/` und `templates/APP/`.',
      ],
      why: [
        'An app can then be understood and tested alone.',
        'Eine App lässt sich dann für sich verstehen und testen.',
      ],
      needs: ['new-project'],
    }),
  ],
};
