import { must, never, should } from '../../directive.ts';
import type { Technology } from '../../technology.ts';

const scope = ['**/*.php'];

export const laravel: Technology = {
  name: 'Laravel',
  version: '12+',
  implies: ['PHP'],
  commands: [
    {
      en: 'Laravel: `vendor/bin/pint --test`, `vendor/bin/phpstan analyse` where configured, `php artisan test`',
      de: 'Laravel: `vendor/bin/pint --test`, `vendor/bin/phpstan analyse`, wo eingerichtet, `php artisan test`',
    },
  ],
  directives: [
    must(
      'laravel.bootstrap',
      90,
      'post-cutoff',
      [
        'Register middleware, exceptions and routes in `bootstrap/app.php`; there is no HTTP kernel and no exception handler class.',
        'Registriere Middleware, Exceptions und Routen in `bootstrap/app.php`; einen HTTP-Kernel und eine Exception-Handler-Klasse gibt es nicht mehr.',
      ],
      { scope },
    ),
    must(
      'laravel.form-requests',
      90,
      'security',
      [
        'Validate in a form request and write only `$request->validated()`.',
        'Validiere in einem Form Request und schreibe nur `$request->validated()`.',
      ],
      {
        scope,
        example: {
          language: 'php',
          bad: 'Post::create($request->all());',
          good: '$request->user()->posts()->create($request->validated());',
        },
      },
    ),
    must(
      'laravel.casts-method',
      80,
      'post-cutoff',
      [
        'Declare casts in the `casts()` method, with enums and value objects where the column has a meaning.',
        'Deklariere Casts in der Methode `casts()`, mit Enums und Wertobjekten, wo die Spalte eine Bedeutung hat.',
      ],
      { scope },
    ),
    must(
      'laravel.prevent-lazy',
      88,
      'foot-gun',
      [
        'Call `Model::shouldBeStrict()` outside production, so that lazy loading and unknown attributes raise.',
        'Rufe außerhalb der Produktion `Model::shouldBeStrict()` auf, damit Lazy Loading und unbekannte Attribute auffallen.',
      ],
      { scope },
    ),
    must(
      'laravel.policies',
      86,
      'security',
      [
        'Authorise with a policy per model (`Gate::authorize`), tested for owner and stranger.',
        'Autorisiere mit einer Policy je Modell (`Gate::authorize`), getestet für Besitzer und Fremde.',
      ],
      { scope },
    ),
    never(
      'laravel.env-outside-config',
      84,
      'foot-gun',
      [
        'call `env()` outside config files: it returns null once the configuration is cached.',
        '`env()` außerhalb der Konfigurationsdateien aufrufen: Nach dem Cachen der Konfiguration liefert es null.',
      ],
      ["read `config('services.x')`.", "`config('services.x')` lesen."],
      { scope },
    ),
    must(
      'laravel.after-commit',
      82,
      'foot-gun',
      [
        'Dispatch jobs and mail from a transaction with `afterCommit()`; make every job safe to run twice.',
        'Reihe Jobs und Mails aus einer Transaktion mit `afterCommit()` ein; jeder Job darf zweimal laufen, ohne zu schaden.',
      ],
      { scope },
    ),
    should(
      'laravel.queries',
      64,
      'decision',
      [
        'Put a repeated condition into a local scope or query class; controllers hold no query building.',
        'Lege eine wiederkehrende Bedingung in einen lokalen Scope oder eine Query-Klasse; Controller bauen keine Abfragen.',
      ],
      { scope },
    ),
  ],
};
