import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('laravel/framework 13.31.0 sources', '2026-11-21');
const boost = readIn('laravel/boost guidelines of 2026-08-21', '2026-11-27');
const reported = reportedOn('2026-11-27');
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
  pages: ['**/*.blade.php', '**/vite.config.*'],
  about: {
    en: 'Laravel routes, controllers, models, views and jobs',
    de: 'Laravel-Routen, Controller, Modelle, Views und Jobs',
  },
  implies: ['PHP'],
  replacesCommandsOf: ['PHP'],
  commands: [
    checks(
      'Laravel: `vendor/bin/pint --test`, `vendor/bin/phpstan analyse` where it is configured, `php artisan test`; not `composer run dev`, which never ends, nor `setup`, which migrates',
      'Laravel: `vendor/bin/pint --test`, `vendor/bin/phpstan analyse`, wenn konfiguriert, `php artisan test`; nicht `composer run dev`, das nie endet, und nicht `setup`, das migriert',
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
    should('laravel.bootstrap', 'foot-gun', 78, {
      text: [
        'Where `app/Http/Kernel.php` exists, the app keeps the structure of Laravel 10: register middleware there. Otherwise register middleware, exceptions and routes in `bootstrap/app.php`.',
        'Gibt es `app/Http/Kernel.php`, behält die App die Struktur von Laravel 10: Registriere Middleware dort. Sonst registriere Middleware, Exceptions und Routen in `bootstrap/app.php`.',
      ],
      why: [
        'Apps upgraded from Laravel 10 may keep their files; a second place would be ignored or contradict them.',
        'Apps, die von Laravel 10 kommen, dürfen ihre Dateien behalten; eine zweite Stelle würde ignoriert oder widerspräche ihnen.',
      ],
      since: '11',
      evidence: boost('https://laravel.com/docs/13.x/middleware'),
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
    should('laravel.prevent-lazy', 'foot-gun', 74, {
      slot: 'laravel.loading',
      text: [
        'Eager-load what a view or resource reads. A new app calls `Model::shouldBeStrict()` outside production; where the app uses `Model::automaticallyEagerLoadRelationships()`, keep that instead.',
        'Lade vorab, was eine View oder Resource liest. Eine neue App ruft außerhalb der Produktion `Model::shouldBeStrict()` auf; nutzt die App `Model::automaticallyEagerLoadRelationships()`, bleib dabei.',
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
      known: 'model',
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
    should('laravel.after-commit', 'foot-gun', 88, {
      text: [
        'Dispatch jobs and mail from inside a transaction with `afterCommit()`, and write every job so that it may run twice.',
        'Reihe Jobs und Mails aus einer Transaktion mit `afterCommit()` ein, und schreibe jeden Job so, dass er zweimal laufen darf.',
      ],
      why: [
        'A worker may be faster than the commit, and a queue may deliver twice.',
        'Ein Worker kann schneller sein als der Commit, und eine Queue kann doppelt zustellen.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/queues#jobs-and-database-transactions'),
      scope,
    }),
    should('laravel.retry-after', 'foot-gun', 84, {
      text: [
        'Keep `retry_after` of a queue connection longer than the longest job `timeout`.',
        'Setze `retry_after` einer Queue-Verbindung größer als das längste `timeout` eines Jobs.',
      ],
      why: [
        'Otherwise a second worker gets the job while the first is still running it.',
        'Sonst bekommt ein zweiter Worker den Job, während der erste ihn noch ausführt.',
      ],
      evidence: boost('https://laravel.com/docs/13.x/queues#job-expirations-and-timeouts'),
      scope: ['config/queue.php', 'app/Jobs/**/*.php'],
    }),
    should('laravel.change-column', 'foot-gun', 86, {
      text: [
        'A migration that changes a column with `change()` repeats every attribute to keep, such as `nullable()`, `default()` and `comment()`; the others are dropped.',
        'Eine Migration, die eine Spalte mit `change()` ändert, wiederholt jedes Attribut, das bleiben soll, etwa `nullable()`, `default()` und `comment()`; die übrigen gehen verloren.',
      ],
      why: [
        'Until Laravel 10 they were kept, and older examples still rely on that.',
        'Bis Laravel 10 blieben sie erhalten, und ältere Beispiele verlassen sich noch darauf.',
      ],
      since: '11',
      evidence: boost('https://laravel.com/docs/13.x/migrations#modifying-columns'),
      scope: ['database/migrations/*.php'],
      example: {
        language: 'php',
        bad: "$table->string('note', 500)->change();",
        good: "$table->string('note', 500)->nullable()->default('')->change();",
      },
    }),
    should('laravel.cached-objects', 'post-cutoff', 74, {
      text: [
        'Cache arrays and scalars, not models: with `serializable_classes` set to `false`, the default of new apps, a cached object comes back as `__PHP_Incomplete_Class`.',
        'Lege Arrays und einfache Werte in den Cache, keine Modelle: Steht `serializable_classes` auf `false`, wie in neuen Apps, kommt ein Objekt als `__PHP_Incomplete_Class` zurück.',
      ],
      why: [
        'The cache no longer builds objects of any class, because a planted one can run code.',
        'Der Cache erzeugt nicht mehr Objekte beliebiger Klassen, weil ein untergeschobenes Code ausführen kann.',
      ],
      since: '13',
      evidence: reported('https://laravel.com/docs/13.x/upgrade#cache-serializable_classes-configuration'),
      scope,
    }),
    should('laravel.chunk', 'foot-gun', 70, {
      known: 'model',
      text: [
        'Use `chunkById` or `lazyById` when the loop changes a column that its query filters by.',
        'Nutze `chunkById` oder `lazyById`, wenn die Schleife eine Spalte ändert, nach der ihre Abfrage filtert.',
      ],
      why: [
        '`chunk` pages by offset: rows that no longer match move the rest up, and every second page is skipped.',
        '`chunk` blättert per Offset: Passen Zeilen nicht mehr, rücken die übrigen auf, und jede zweite Seite fällt aus.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/eloquent#chunking-results'),
      scope,
    }),
    should('laravel.scope-attribute', 'post-cutoff', 52, {
      text: [
        'Declare new local scopes with `#[Scope]` on a protected method; the `scope` prefix is the old form.',
        'Deklariere neue lokale Scopes mit `#[Scope]` an einer protected-Methode; das Präfix `scope` ist die alte Form.',
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
    should('laravel.request-forgery', 'post-cutoff', 72, {
      text: [
        'The CSRF middleware is `PreventRequestForgery`; configure it with `preventRequestForgery()` where middleware is registered, not with `validateCsrfTokens()`.',
        'Die CSRF-Middleware heißt `PreventRequestForgery`; richte sie dort, wo Middleware registriert wird, mit `preventRequestForgery()` ein, nicht mit `validateCsrfTokens()`.',
      ],
      why: [
        '`validateCsrfTokens()` is deprecated, and the old class only extends the new one.',
        '`validateCsrfTokens()` ist abgekündigt, und die alte Klasse erweitert nur noch die neue.',
      ],
      since: '13',
      evidence: seen('https://laravel.com/docs/13.x/csrf'),
      scope,
    }),
    should('laravel.unknown-fields', 'post-cutoff', 54, {
      text: [
        'Refuse unexpected fields at a new API endpoint with `#[FailOnUnknownFields]` on its form request.',
        'Weise unerwartete Felder an einem neuen API-Endpunkt mit `#[FailOnUnknownFields]` an dessen Form Request ab.',
      ],
      why: [
        'A mistyped field is reported to the caller instead of being dropped.',
        'Ein vertipptes Feld wird gemeldet, statt verloren zu gehen.',
      ],
      since: '13.4',
      evidence: seen('https://laravel.com/docs/13.x/validation'),
      scope,
    }),
    should('laravel.queue-attributes', 'post-cutoff', 54, {
      text: [
        'Set tries, backoff and timeout of a job with `#[Tries]`, `#[Backoff]` and `#[Timeout]`, and define what `failed()` does.',
        'Setze Versuche, Wartezeit und Zeitlimit eines Jobs mit `#[Tries]`, `#[Backoff]` und `#[Timeout]`, und lege fest, was `failed()` tut.',
      ],
      why: [
        'By default a worker tries a job once and moves it to `failed_jobs`.',
        'Standardmäßig versucht ein Worker einen Job nur einmal und legt ihn dann in `failed_jobs` ab.',
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
      supersedes: ['base.sql-concatenation'],
    }),
    should('laravel.money-transaction', 'foot-gun', 82, {
      known: 'model',
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
    should('laravel.http-fake', 'foot-gun', 80, {
      text: [
        'Call other services with `Http::timeout(5)`, add `retry()` only where a repeat is safe, and in tests call `Http::preventStrayRequests()`.',
        'Rufe andere Dienste mit `Http::timeout(5)` auf, ergänze `retry()` nur, wo eine Wiederholung gefahrlos ist, und in Tests `Http::preventStrayRequests()`.',
      ],
      why: [
        'The default timeout of 30 seconds ties up a worker, and a forgotten fake calls the real service from a test.',
        'Das Standardlimit von 30 Sekunden blockiert einen Worker, und ein vergessener Fake ruft aus dem Test den echten Dienst auf.',
      ],
      evidence: seen('https://laravel.com/docs/13.x/http-client#preventing-stray-requests'),
      scope,
      supersedes: ['backend.timeouts'],
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
      known: 'model',
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
    should('laravel.make', 'command', 82, {
      text: [
        'Create files with `php artisan make:NAME --no-interaction`, and a factory with every new model; without that option a command may wait for an answer forever.',
        'Erzeuge Dateien mit `php artisan make:NAME --no-interaction` und zu jedem neuen Modell eine Factory; ohne diese Option wartet ein Befehl womöglich endlos auf eine Antwort.',
      ],
      why: ['Names, namespaces and folders then match.', 'Namen, Namespaces und Ordner passen dann.'],
      evidence: boost('https://laravel.com/docs/13.x/artisan'),
      scope,
    }),
    should('laravel.boost', 'command', 90, {
      text: [
        'Where composer.json has `laravel/boost`, look APIs up with its `search-docs` tool, which knows the installed versions. Where `.ai/rules/index.md` exists, read the rules it names for a file before you edit that file.',
        'Enthält composer.json `laravel/boost`, schlage APIs mit dessen Werkzeug `search-docs` nach, das die installierten Versionen kennt. Gibt es `.ai/rules/index.md`, lies die Regeln, die es für eine Datei nennt, bevor du sie änderst.',
      ],
      why: [
        'The package documents Laravel, Inertia, Livewire and Pest for the versions in the lockfile.',
        'Das Paket dokumentiert Laravel, Inertia, Livewire und Pest in den Versionen des Lockfiles.',
      ],
      evidence: boost('https://laravel.com/docs/13.x/boost'),
    }),
    should('laravel.event-fake', 'foot-gun', 80, {
      text: [
        'In a test call `Event::fake()` after the factories: it silences model events, and what they fill in (a UUID, a slug) stays empty.',
        'Rufe `Event::fake()` im Test erst nach den Factories auf: Es schaltet Model-Events ab, und was sie füllen (UUID, Slug), bleibt leer.',
      ],
      why: [
        'The test then fails, or passes, on a record that the app never creates.',
        'Der Test scheitert oder besteht dann an einem Datensatz, den die App nie anlegt.',
      ],
      evidence: boost('https://laravel.com/docs/13.x/events#faking-a-subset-of-events'),
      scope: ['tests/**/*.php'],
    }),
    should('laravel.column-defaults', 'foot-gun', 78, {
      text: [
        'Repeat the default of a column in `$attributes` of the model: what `create()` returns has not read it from the database.',
        'Wiederhole den Standardwert einer Spalte in `$attributes` des Modells: Was `create()` zurückgibt, hat ihn nicht aus der Datenbank gelesen.',
      ],
      why: [
        'Until the next query the attribute is null, and a comparison with it takes the wrong branch.',
        'Bis zur nächsten Abfrage ist das Attribut null, und ein Vergleich nimmt den falschen Zweig.',
      ],
      evidence: boost('https://laravel.com/docs/13.x/eloquent#default-attribute-values'),
      scope: ['app/Models/**/*.php', 'database/migrations/*.php'],
    }),
    should('laravel.selected-keys', 'foot-gun', 77, {
      text: [
        'Name the keys among the columns of an eager load, such as `posts:id,user_id,title`: without the foreign key the relation comes back empty.',
        'Nenne beim Eager Loading mit Spaltenauswahl auch die Schlüssel, etwa `posts:id,user_id,title`: Ohne Fremdschlüssel kommt die Relation leer zurück.',
      ],
      why: [
        'Eloquent matches the rows in memory, and a column that was not read matches nothing.',
        'Eloquent ordnet die Zeilen im Speicher zu, und eine nicht gelesene Spalte passt zu nichts.',
      ],
      evidence: boost('https://laravel.com/docs/13.x/eloquent-relationships#eager-loading-specific-columns'),
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
    should('laravel.feature-tests', 'decision', 64, {
      known: 'model',
      text: [
        'Write feature tests over HTTP with `RefreshDatabase` and factories.',
        'Schreibe Feature-Tests über HTTP mit `RefreshDatabase` und Factories.',
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
