import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('release notes of .NET 10 and 11', '2026-11-27');
const reported = reportedOn('2026-11-27');
const breaking = (page: string) => seen(`https://learn.microsoft.com/aspnet/core/breaking-changes/${page}`);
const scope = ['**/*.cs'];

/** The knowledge of ASP.NET Core: version range, files, commands, probe and directives. */
export const aspnetcore: Technology = {
  name: 'ASP.NET Core',
  aliases: ['aspnetcore', 'aspnet'],
  side: 'backend',
  isMore: true,
  role: 'service',
  runsOn: 'dotnet',
  packages: ['dotnet:Microsoft.NET.Sdk.Web'],
  runtime: 'dotnet',
  version: '10+',
  files: [...scope, '**/*.csproj', '**/appsettings*.json', '**/global.json'],
  about: { en: 'endpoints, EF Core and tests in C#', de: 'Endpunkte, EF Core und Tests in C#' },
  builtBy: 'own-tool',
  commands: [
    checks('.NET: `dotnet build`, `dotnet test`', '.NET: `dotnet build`, `dotnet test`'),
    runsOne(
      'One test: `dotnet test --filter FullyQualifiedName~NAME`; with Microsoft.Testing.Platform in global.json the filter of the test framework, such as `--filter-method NAME`',
      'Ein Test: `dotnet test --filter FullyQualifiedName~NAME`; mit Microsoft.Testing.Platform in global.json der Filter des Test-Frameworks, etwa `--filter-method NAME`',
    ),
    writes(
      'Format what you changed: `dotnet format --include FILE`',
      'Formatiere, was du geändert hast: `dotnet format --include FILE`',
    ),
  ],
  probe: probe(
    [
      'Validate the body of this minimal API.',
      'It calls AddValidation and puts attributes on the record, without a package and without manual checks.',
    ],
    [
      'Validiere den Body dieser Minimal API.',
      'Das Modell ruft AddValidation auf und setzt Attribute an den Record, ohne Paket und ohne Prüfung von Hand.',
    ],
  ),
  directives: [
    should('aspnetcore.validation', 'post-cutoff', 84, {
      text: [
        'Validate minimal APIs with `builder.Services.AddValidation()` and data annotations on the parameter types: a wrong body then gets a 400 as problem details. `.DisableValidation()` leaves one endpoint out.',
        'Validiere Minimal APIs mit `builder.Services.AddValidation()` und Data Annotations an den Parametertypen: Ein falscher Body bekommt dann 400 als Problem Details. `.DisableValidation()` nimmt einen Endpunkt aus.',
      ],
      why: [
        'Without the call the attributes of a minimal API are ignored; controllers with `[ApiController]` validate by themselves.',
        'Ohne den Aufruf werden die Attribute einer Minimal API ignoriert; Controller mit `[ApiController]` prüfen von selbst.',
      ],
      since: '10',
      evidence: seen(
        'https://learn.microsoft.com/aspnet/core/fundamentals/minimal-apis#validation-support-in-minimal-apis',
      ),
      scope,
    }),
    should('aspnetcore.openapi', 'post-cutoff', 82, {
      text: [
        'Describe the API with `AddOpenApi()` and `MapOpenApi()`, and change it in transformers; `WithOpenApi` is deprecated and Swashbuckle is no longer in the templates.',
        'Beschreibe die API mit `AddOpenApi()` und `MapOpenApi()` und ändere sie in Transformern; `WithOpenApi` ist abgekündigt, und Swashbuckle ist nicht mehr in den Vorlagen.',
      ],
      why: [
        'The document is OpenAPI 3.1 (3.2 from .NET 11) and its object model is another one, so older transformers do not compile.',
        'Das Dokument ist OpenAPI 3.1 (3.2 ab .NET 11) und sein Objektmodell ein anderes; ältere Transformer kompilieren nicht.',
      ],
      since: '10',
      evidence: breaking('10/withopenapi-deprecated'),
      scope,
    }),
    should('aspnetcore.cookie-401', 'post-cutoff', 80, {
      text: [
        'Expect 401 and 403 from API endpoints with cookie sign-in, and let the client go to the login page; the redirect stays for pages only.',
        'Erwarte von API-Endpunkten mit Cookie-Anmeldung 401 und 403 und lass den Client zur Anmeldung gehen; die Weiterleitung bleibt nur für Seiten.',
      ],
      why: [
        'A handler that rewrites `OnRedirectToLogin` for paths below `/api` is no longer needed.',
        'Ein Handler, der `OnRedirectToLogin` für Pfade unter `/api` umschreibt, ist nicht mehr nötig.',
      ],
      since: '10',
      evidence: breaking('10/cookie-authentication-api-endpoints'),
      scope,
    }),
    must('aspnetcore.cross-origin', 'post-cutoff', 84, {
      text: [
        'Mind that apps of `WebApplication.CreateBuilder` refuse unsafe cross-origin requests by themselves: leave one endpoint for foreign callers open with `DisableAntiforgery()`, and do not set `DisableCsrfProtection` for the whole app.',
        'Beachte, dass Apps mit `WebApplication.CreateBuilder` unsichere Cross-Origin-Anfragen von selbst ablehnen: Öffne einen einzelnen Endpunkt für fremde Aufrufer mit `DisableAntiforgery()` und setze `DisableCsrfProtection` nicht für die ganze App.',
      ],
      why: [
        'A form or a script from another origin that worked before is refused since 11, although CORS allows it.',
        'Ein Formular oder Skript von einem anderen Origin, das vorher funktionierte, wird seit 11 abgelehnt, obwohl CORS es erlaubt.',
      ],
      since: '11',
      evidence: seen('https://learn.microsoft.com/aspnet/core/release-notes/aspnetcore-11'),
      scope,
    }),
    should('aspnetcore.known-networks', 'post-cutoff', 70, {
      text: [
        'Trust a proxy by `KnownIPNetworks` with `System.Net.IPNetwork`; `KnownNetworks` is obsolete. Without either, `X-Forwarded-For` of a remote proxy is ignored.',
        'Vertraue einem Proxy über `KnownIPNetworks` mit `System.Net.IPNetwork`; `KnownNetworks` ist veraltet. Ohne beides wird `X-Forwarded-For` eines entfernten Proxys ignoriert.',
      ],
      why: [
        'Clearing both lists trusts every sender, who then chooses the own address.',
        'Beide Listen zu leeren vertraut jedem Absender, der seine Adresse dann selbst wählt.',
      ],
      since: '10',
      evidence: breaking('10/ipnetwork-knownnetworks-obsolete'),
      scope,
    }),
    must('aspnetcore.test-platform', 'post-cutoff', 78, {
      text: [
        'See in `global.json` which runner `dotnet test` uses before you pass it arguments: with `"runner": "Microsoft.Testing.Platform"` it takes other filters and loggers than VSTest, and `--project` instead of a path.',
        'Sieh in `global.json` nach, welchen Runner `dotnet test` nutzt, bevor du Argumente übergibst: Mit `"runner": "Microsoft.Testing.Platform"` nimmt er andere Filter und Logger als VSTest und `--project` statt eines Pfads.',
      ],
      why: [
        'A filter of the other runner is refused, or selects nothing.',
        'Ein Filter des anderen Runners wird abgelehnt oder wählt nichts aus.',
      ],
      since: '10',
      evidence: reported('https://learn.microsoft.com/dotnet/core/testing/unit-testing-with-dotnet-test'),
      scope: ['**/global.json', '**/*.csproj'],
    }),
    should('aspnetcore.bulk', 'foot-gun', 78, {
      text: [
        'Change many rows with `ExecuteUpdateAsync` or `ExecuteDeleteAsync` in a transaction of your own; they write at once, past the change tracker, and take a plain lambda with `if` from EF Core 10.',
        'Ändere viele Zeilen mit `ExecuteUpdateAsync` oder `ExecuteDeleteAsync` in einer eigenen Transaktion; sie schreiben sofort, am Change Tracker vorbei, und nehmen ab EF Core 10 ein einfaches Lambda mit `if`.',
      ],
      why: [
        'Tracked entities keep the old values, and a later `SaveChanges` writes them back.',
        'Verfolgte Entitäten behalten die alten Werte, und ein späteres `SaveChanges` schreibt sie zurück.',
      ],
      evidence: reported('https://learn.microsoft.com/ef/core/saving/execute-insert-update-delete'),
      scope,
    }),
    should('aspnetcore.query-filters', 'post-cutoff', 76, {
      text: [
        'Name global query filters (`HasQueryFilter("tenant", …)`) and switch off one by its name, `IgnoreQueryFilters(["softDelete"])`.',
        'Benenne globale Query-Filter (`HasQueryFilter("tenant", …)`) und schalte einen über seinen Namen ab, `IgnoreQueryFilters(["softDelete"])`.',
      ],
      why: [
        'The call without names also removes the filter of the tenant, and an unnamed second filter replaces the first.',
        'Der Aufruf ohne Namen entfernt auch den Mandantenfilter, und ein zweiter Filter ohne Namen ersetzt den ersten.',
      ],
      since: '10',
      evidence: reported('https://learn.microsoft.com/ef/core/querying/filters'),
      scope,
    }),
    must('aspnetcore.no-sync', 'foot-gun', 76, {
      text: [
        'Take the `CancellationToken` as a parameter of the endpoint and pass it to every async call; never wait with `.Result` or `.Wait()`, and resolve scoped services such as a `DbContext` in a scope of their own outside a request.',
        'Nimm das `CancellationToken` als Parameter des Endpunkts und gib es an jeden asynchronen Aufruf weiter; warte nie mit `.Result` oder `.Wait()`, und löse Scoped-Dienste wie einen `DbContext` außerhalb einer Anfrage in einem eigenen Scope auf.',
      ],
      why: [
        'A waiting thread is missing for other requests, and a context shared by a singleton mixes their data.',
        'Ein wartender Thread fehlt anderen Anfragen, und ein von einem Singleton geteilter Kontext vermischt deren Daten.',
      ],
      evidence: reported('https://learn.microsoft.com/aspnet/core/fundamentals/best-practices'),
      scope,
    }),
    never('aspnetcore.obsolete-host', 'post-cutoff', 66, {
      text: [
        'write `WebHost`, `IWebHost`, `WebHostBuilder`, `Startup` classes or Razor runtime compilation into new code.',
        '`WebHost`, `IWebHost`, `WebHostBuilder`, `Startup`-Klassen oder Razor-Laufzeitkompilierung in neuen Code schreiben.',
      ],
      instead: [
        'use `WebApplication.CreateBuilder`, and `WebApplicationFactory<Program>` in tests; `Program` is public without a line of your own.',
        '`WebApplication.CreateBuilder` verwenden und in Tests `WebApplicationFactory<Program>`; `Program` ist ohne eigene Zeile öffentlich.',
      ],
      why: [
        'They are obsolete since 10 and break a build that treats warnings as errors.',
        'Sie sind seit 10 veraltet und brechen einen Build, der Warnungen als Fehler behandelt.',
      ],
      since: '10',
      evidence: breaking('10/webhostbuilder-deprecated'),
      scope,
      example: {
        language: 'csharp',
        bad: 'var host = new WebHostBuilder().UseStartup<Startup>().Build();',
        good: 'var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();',
      },
    }),
    should('aspnetcore.tree', 'decision', 88, {
      slot: 'structure.server',
      text: [
        'Lay the solution out as `src/App` (`Program.cs`, `Endpoints/NAME.cs`, `Data/` with the context and migrations), `src/Domain` (rules without HTTP), `tests/App.Tests`; pin versions in `Directory.Packages.props`.',
        'Gliedere die Solution in `src/App` (`Program.cs`, `Endpoints/NAME.cs`, `Data/` mit Kontext und Migrationen), `src/Domain` (Regeln ohne HTTP), `tests/App.Tests`; lege Versionen in `Directory.Packages.props` fest.',
      ],
      why: ['Rules can then be tested without a host.', 'Regeln lassen sich dann ohne Host testen.'],
      evidence: reported('https://learn.microsoft.com/aspnet/core/fundamentals/minimal-apis'),
      needs: ['new-project'],
    }),
  ],
};
