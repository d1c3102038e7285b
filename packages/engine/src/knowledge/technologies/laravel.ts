import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('laravel/framework 13.31.0 sources', '2026-11-21');
const scope = ['**/*.php'];

/** The knowledge of Laravel: version range, files, commands, probe and directives. */
export const laravel: Technology = {
  name: 'Laravel',
  side: 'backend',
  role: 'service',
  runsOn: 'php',
  packages: ['php:laravel/framework'],
  version: '12+',
  files: ['**/*.php', '**/composer.json', '**/.env.example'],
  about: {
    en: 'Laravel routes, controllers, models, views and jobs',
    de: 'Laravel-Routen, Controller, Modelle, Views und Jobs',
  },
  implies: ['PHP'],
  replacesCommandsOf: ['PHP'],
  commands: [
    checks(
      'Laravel: `vendor/bin/pint --test`, `vendor/bin/phpstan analyse` where phpstan.neon exists, `php artisan test`; not `composer run dev`, which never ends, nor `setup`, which migrates',
      'Laravel: `vendor/bin/pint --test`, `vendor/bin/phpstan analyse`, wenn es phpstan.neon gibt, `php artisan test`; nicht `composer run dev`, das nie endet, und nicht `setup`, das migriert',
    ),
    runsOne('One test: `php artisan test --filter=NAME`', 'Ein Test: `php artisan test --filter=NAME`'),
    writes(
      'Format what you changed: `vendor/bin/pint --dirty`',
      'Formatiere, was du geändert hast: `vendor/bin/pint --dirty`',
    ),
  ],
  probe: probe(
    ['Create a post from the request.', 'It uses a form request and validated(), and authorizes with a policy.'],
    [
      'Lege aus der Anfrage einen Post an.',
      'Das Modell nutzt einen Form Request und validated() und autorisiert mit einer Policy.',
    ],
  ),
  directives: [
    should('laravel.bootstrap', 'decision', 90, {
      text: [
        'Register middleware, exceptions and routes in `bootstrap/app.php`; there is no HTTP kernel and no exception handler class.',
        'Registriere Middleware, Exceptions und Routen in `bootstrap/app.php`; einen HTTP-Kernel und eine Exception-Handler-Klasse gibt es nicht mehr.',
      ],
      why: [
        'The files of older versions are no longer loaded.',
        'Die Dateien älterer Versionen werden nicht mehr geladen.',
      ],
      since: '11',
      evidence: seen('https://laravel.com/docs/13.x/middleware'),
      scope,
    }),
    must('laravel.form-requests', 'security', 90, {
      slot: 'input.validate',
      known: 'model',
      text: [
        'Validate in a form request and save only `$request->validated()`.',
        'Validiere in einem Form Request und speichere nur `$request->validated()`.',
      ],
      why: [
        '`all()` also contains what the client added, such as `is_admin`.',
        '`all()` enthält, was der Client ergänzt hat, etwa `is_admin`.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/validation#form-request-validation'),
      scope,
      example: {
        language: 'php',
        bad: 'Post::create($request->all());',
        good: '$request->user()->posts()->create($request->validated());',
      },
    }),
    should('laravel.casts-method', 'decision', 80, {
      known: 'model',
      text: [
        'Declare casts in the `casts()` method, with enums and value objects where the column has a meaning.',
        'Deklariere Casts in der Methode `casts()`, mit Enums und Wertobjekten, wo die Spalte eine Bedeutung hat.',
      ],
      why: [
        'A method can call code, so casts with arguments stay readable and typed.',
        'Eine Methode darf Code aufrufen; Casts mit Argumenten bleiben lesbar und typisiert.',
      ],
      since: '11',
      evidence: seen('https://laravel.com/docs/13.x/eloquent-mutators#attribute-casting'),
      scope,
    }),
    should('laravel.prevent-lazy', 'foot-gun', 88, {
      slot: 'laravel.loading',
      text: [
        'Call `Model::shouldBeStrict()` outside production, so that lazy loading and unknown attributes throw; where the app uses `Model::automaticallyEagerLoadRelationships()`, keep that instead.',
        'Rufe außerhalb der Produktion `Model::shouldBeStrict()` auf, damit Lazy Loading und unbekannte Attribute auffallen; nutzt die App `Model::automaticallyEagerLoadRelationships()`, bleib dabei.',
      ],
      why: [
        'Lazy loading hides one query per row, and a mistyped attribute is null.',
        'Lazy Loading verbirgt eine Abfrage je Zeile, und ein vertipptes Attribut ist null.',
      ],
      since: '10',
      evidence: seen('https://laravel.com/docs/13.x/eloquent-relationships#preventing-lazy-loading'),
      scope,
    }),
    must('laravel.policies', 'security', 86, {
      text: [
        'Authorize with a policy per model (`Gate::authorize`), tested for the owner and for another user.',
        'Autorisiere mit einer Policy je Modell (`Gate::authorize`), getestet mit Besitzer und fremdem Konto.',
      ],
      why: [
        'A route middleware knows the role, not the row.',
        'Eine Routen-Middleware kennt die Rolle, nicht die Zeile.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/authorization#creating-policies'),
      scope,
      supersedes: ['backend.authorize-row'],
    }),
    never('laravel.env-outside-config', 'foot-gun', 84, {
      text: [
        'call `env()` outside config files: it returns null once the configuration is cached.',
        '`env()` außerhalb der Konfigurationsdateien aufrufen: Nach dem Cachen der Konfiguration liefert es null.',
      ],
      instead: ["read `config('services.x')`.", "`config('services.x')` lesen."],
      why: [
        'The cached configuration skips the env file altogether.',
        'Die gecachte Konfiguration überspringt die Env-Datei ganz.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/configuration#configuration-caching'),
      scope,
    }),
    should('laravel.after-commit', 'foot-gun', 82, {
      text: [
        'Dispatch jobs and mail from a transaction with `afterCommit()`, and make every job idempotent.',
        'Reihe Jobs und Mails aus einer Transaktion mit `afterCommit()` ein und mache jeden Job idempotent.',
      ],
      why: [
        'A worker may be faster than the commit, and a queue may deliver twice.',
        'Ein Worker kann schneller sein als der Commit, und eine Queue kann doppelt zustellen.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/queues#jobs-and-database-transactions'),
      scope,
    }),
    should('laravel.queries', 'decision', 64, {
      text: [
        'Put a repeated condition into a local scope or query class; controllers hold no query building.',
        'Lege eine wiederkehrende Bedingung in einen lokalen Scope oder eine Query-Klasse; Controller bauen keine Abfragen.',
      ],
      why: [
        'A condition repeated in five controllers gets changed in four.',
        'Steht eine Bedingung in fünf Controllern, wird beim Ändern einer vergessen.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/eloquent#local-scopes'),
      scope,
    }),
    should('laravel.scope-attribute', 'post-cutoff', 66, {
      text: [
        'Declare local scopes with `#[Scope]` on a protected method; the `scope` prefix is the old form.',
        'Deklariere lokale Scopes mit `#[Scope]` an einer protected-Methode; das Präfix `scope` ist die alte Form.',
      ],
      why: [
        'The attribute keeps the method’s own name and lets tools find it.',
        'Mit dem Attribut behält die Methode ihren Namen, und Werkzeuge finden sie.',
      ],
      since: '12',
      evidence: seen('https://laravel.com/docs/13.x/eloquent#local-scopes'),
      scope,
      example: {
        language: 'php',
        bad: "public function scopePopular(Builder $query): void\n{\n    $query->where('votes', '>', 100);\n}",
        good: "#[Scope]\nprotected function popular(Builder $query): void\n{\n    $query->where('votes', '>', 100);\n}",
      },
    }),
    should('laravel.model-attributes', 'post-cutoff', 56, {
      text: [
        'Configure models with attributes (`#[Fillable]`, `#[Hidden]`, `#[Table]`, `#[UsePolicy]`); follow the file where it uses properties.',
        'Konfiguriere Modelle mit Attributen (`#[Fillable]`, `#[Hidden]`, `#[Table]`, `#[UsePolicy]`); folge der Datei, wo sie Eigenschaften nutzt.',
      ],
      why: [
        'One style for each model; two side by side make it unclear which one counts.',
        'Ein Stil je Modell; zwei nebeneinander lassen offen, welcher zählt.',
      ],
      since: '13',
      evidence: seen('https://laravel.com/docs/13.x/eloquent'),
      scope,
    }),
    should('laravel.request-forgery', 'post-cutoff', 80, {
      text: [
        'Name the CSRF middleware `PreventRequestForgery` and configure it with `preventRequestForgery()` in `bootstrap/app.php`.',
        'Nenne die CSRF-Middleware `PreventRequestForgery` und richte sie mit `preventRequestForgery()` in `bootstrap/app.php` ein.',
      ],
      why: [
        '`validateCsrfTokens()` is deprecated, and the old class only extends the new one.',
        '`validateCsrfTokens()` ist abgekündigt, und die alte Klasse erweitert nur noch die neue.',
      ],
      since: '13',
      evidence: seen('https://laravel.com/docs/13.x/csrf'),
      scope,
    }),
    should('laravel.unknown-fields', 'post-cutoff', 70, {
      text: [
        'Refuse unexpected input of an API with `#[FailOnUnknownFields]` on the form request.',
        'Weise unerwartete Eingaben einer API mit `#[FailOnUnknownFields]` am Form Request ab.',
      ],
      why: [
        'A mistyped field is reported to the caller instead of being dropped.',
        'Ein vertipptes Feld wird gemeldet, statt verloren zu gehen.',
      ],
      since: '13',
      evidence: seen('https://laravel.com/docs/13.x/validation'),
      scope,
    }),
    should('laravel.queue-attributes', 'post-cutoff', 54, {
      text: [
        'Set tries, backoff and timeout of a job with `#[Tries]`, `#[Backoff]` and `#[Timeout]`, and define what `failed()` does.',
        'Setze Versuche, Wartezeit und Zeitlimit eines Jobs mit `#[Tries]`, `#[Backoff]` und `#[Timeout]`, und lege fest, was `failed()` tut.',
      ],
      why: [
        'Without them a failing job is retried endlessly or disappears.',
        'Ohne sie wird ein fehlerhafter Job endlos wiederholt oder verschwindet.',
      ],
      since: '13',
      evidence: seen('https://laravel.com/docs/13.x/queues'),
      scope,
    }),
    never('laravel.unguarded', 'security', 90, {
      known: 'model',
      text: [
        'call `Model::unguard()` or `forceFill` with request data.',
        '`Model::unguard()` oder `forceFill` mit Anfragedaten aufrufen.',
      ],
      instead: [
        'list fillable attributes and pass `validated()`.',
        'erlaubte Attribute aufzählen und `validated()` übergeben.',
      ],
      why: ['The sender of the request can then set any column.', 'Dann kann jede Spalte von außen gesetzt werden.'],
      evidence: seen('https://laravel.com/docs/13.x/eloquent#mass-assignment'),
      scope,
    }),
    never('laravel.raw-output', 'security', 92, {
      known: 'model',
      text: [
        'print input with `{!! !!}`, or put it into `DB::raw` and `whereRaw` without bindings.',
        'Eingaben mit `{!! !!}` ausgeben oder ohne Bindings in `DB::raw` und `whereRaw` setzen.',
      ],
      instead: [
        'print with `{{ }}` and pass values as bindings.',
        'mit `{{ }}` ausgeben und Werte als Bindings übergeben.',
      ],
      why: ['Both forms skip the escaping of the framework.', 'Beide Formen umgehen das Escaping des Frameworks.'],
      evidence: seen('https://laravel.com/docs/13.x/blade#displaying-unescaped-data'),
      scope,
    }),
    should('laravel.money-transaction', 'foot-gun', 82, {
      text: [
        'Change balances in `DB::transaction` under `lockForUpdate()`, with a unique key that makes a repeat harmless.',
        'Ändere Salden in `DB::transaction` unter `lockForUpdate()`, mit einem eindeutigen Schlüssel, der Wiederholungen harmlos macht.',
      ],
      why: [
        'Two requests read the same balance, and both spend it.',
        'Zwei Anfragen lesen denselben Saldo, und beide geben ihn aus.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/database#database-transactions'),
      scope,
    }),
    should('laravel.http-fake', 'decision', 66, {
      text: [
        'Call other services through `Http::timeout(5)->retry(...)`, and in tests call `Http::preventStrayRequests()`.',
        'Rufe andere Dienste über `Http::timeout(5)->retry(...)` auf, und in Tests `Http::preventStrayRequests()`.',
      ],
      why: [
        'A forgotten fake calls the real service from the test run.',
        'Ein vergessener Fake ruft aus dem Testlauf den echten Dienst auf.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/http-client#preventing-stray-requests'),
      scope,
    }),
    must('laravel.resources', 'security', 80, {
      known: 'model',
      text: [
        'Answer APIs with resource classes that list their fields; return no model.',
        'Beantworte APIs mit Resource-Klassen, die ihre Felder aufzählen; gib kein Modell zurück.',
      ],
      why: ['A model prints every column that was added since.', 'Ein Modell gibt jede seither ergänzte Spalte aus.'],
      evidence: seen('https://laravel.com/docs/13.x/eloquent-resources'),
      scope,
    }),
    should('laravel.test-runner', 'command', 70, {
      text: [
        'Write tests in the runner that `tests/` already uses (Pest or PHPUnit), never both in one file.',
        'Schreibe Tests für den Runner, den `tests/` schon nutzt (Pest oder PHPUnit), nie für beide in einer Datei.',
      ],
      why: [
        'New apps may have either; `php artisan test` runs both.',
        'Neue Apps können beides haben; `php artisan test` führt beide aus.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/testing'),
      scope,
    }),
    should('laravel.tree', 'decision', 92, {
      slot: 'structure.server',
      text: [
        'Keep the folders that `laravel new` creates; put use cases over several models into `app/Actions/NAME.php`, and tests into `tests/Feature` by area.',
        'Behalte die Ordner, die `laravel new` anlegt; lege Anwendungsfälle über mehrere Modelle in `app/Actions/NAME.php` und Tests nach Bereich in `tests/Feature`.',
      ],
      why: ['Everyone who knows Laravel finds things there.', 'Wer Laravel kennt, findet sich dort zurecht.'],
      needs: ['new-project'],
    }),
    should('laravel.tests-two-users', 'decision', 64, {
      text: [
        'Write feature tests over HTTP with `RefreshDatabase`, factories, and a second user for every policy.',
        'Schreibe Feature-Tests über HTTP mit `RefreshDatabase`, Factories und einem zweiten Konto je Policy.',
      ],
      why: [
        'A unit test of a controller proves neither middleware nor validation.',
        'Ein Unit-Test eines Controllers beweist weder Middleware noch Validierung.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/http-tests'),
      scope,
    }),
  ],
};
