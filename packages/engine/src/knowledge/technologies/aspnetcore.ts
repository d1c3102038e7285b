import { checks, runsOne, writes } from '../../command.ts';
import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('ASP.NET Core and EF Core documentation as of September 2026', '2026-11-27');
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
      'One test: `dotnet test --filter FullyQualifiedName~NAME`; with xUnit on Microsoft.Testing.Platform (global.json) `dotnet test --filter-method "*.NAME"`',
      'Ein Test: `dotnet test --filter FullyQualifiedName~NAME`; mit xUnit auf Microsoft.Testing.Platform (global.json) `dotnet test --filter-method "*.NAME"`',
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
        'Validate minimal APIs with `builder.Services.AddValidation()` and data annotations on the parameter types: a wrong body then gets a 400 with the errors. `.DisableValidation()` leaves one endpoint out.',
        'Validiere Minimal APIs mit `builder.Services.AddValidation()` und Data Annotations an den Parametertypen: Ein falscher Body bekommt dann 400 mit den Fehlern. `.DisableValidation()` nimmt einen Endpunkt aus.',
      ],
      why: [
        'Without the call, and for types of another assembly than the one that calls it, the input reaches the handler unchecked, and nothing is logged.',
        'Ohne den Aufruf, und bei Typen aus einer anderen Assembly als der aufrufenden, kommt die Eingabe ungeprüft im Handler an, und nichts wird geloggt.',
      ],
      since: '10',
      evidence: seen('https://learn.microsoft.com/aspnet/core/fundamentals/validation'),
      scope,
    }),
    should('aspnetcore.openapi', 'post-cutoff', 82, {
      text: [
        'Describe the API with `AddOpenApi()` and `MapOpenApi()`, and change it in transformers; `WithOpenApi` is deprecated and Swashbuckle is no longer in the templates.',
        'Beschreibe die API mit `AddOpenApi()` und `MapOpenApi()` und ändere sie in Transformern; `WithOpenApi` ist abgekündigt, und Swashbuckle ist nicht mehr in den Vorlagen.',
      ],
      why: [
        'The document is OpenAPI 3.1 and its object model is another one, so older transformers do not compile; the previews of 11 write 3.2.',
        'Das Dokument ist OpenAPI 3.1 und sein Objektmodell ein anderes; ältere Transformer kompilieren nicht. Die Previews von 11 schreiben 3.2.',
      ],
      since: '10',
      evidence: breaking('10/withopenapi-deprecated'),
      scope,
    }),
    should('aspnetcore.cookie-401', 'post-cutoff', 80, {
      text: [
        'Expect 401 and 403 from API endpoints with cookie sign-in (`[ApiController]`, minimal APIs with JSON or `TypedResults`, SignalR), and let the client go to the login page; other endpoints still redirect.',
        'Erwarte von API-Endpunkten mit Cookie-Anmeldung (`[ApiController]`, Minimal APIs mit JSON oder `TypedResults`, SignalR) 401 und 403 und lass den Client zur Anmeldung gehen; andere Endpunkte leiten weiter um.',
      ],
      why: [
        'Before 10 they redirected too, so older code rewrites `OnRedirectToLogin` for `/api`; that is no longer needed.',
        'Vor 10 leiteten auch sie um; älterer Code schreibt deshalb `OnRedirectToLogin` für `/api` um, was nicht mehr nötig ist.',
      ],
      since: '10',
      evidence: breaking('10/cookie-authentication-api-endpoints'),
      scope,
    }),
    must('aspnetcore.cross-origin', 'security', 84, {
      text: [
        'Let another origin post forms by naming it in the CORS policy with `WithOrigins` and `AllowCredentials()`; use `DisableAntiforgery()` only on endpoints without cookies, and never set `DisableCsrfProtection` for the whole app. JSON bodies are not checked: check their `Origin` yourself where cookies sign in.',
        'Lass einen anderen Origin Formulare senden, indem du ihn in der CORS-Policy mit `WithOrigins` und `AllowCredentials()` nennst; nimm `DisableAntiforgery()` nur an Endpunkten ohne Cookies, und setze `DisableCsrfProtection` nie für die ganze App. JSON-Bodys werden nicht geprüft: Prüfe deren `Origin` selbst, wo Cookies anmelden.',
      ],
      why: [
        'According to the documentation before the release of 11, apps of `WebApplication.CreateBuilder` answer a form from another origin with 400, also with `AllowAnyOrigin`.',
        'Laut Dokumentation vor dem Release von 11 beantworten Apps mit `WebApplication.CreateBuilder` ein Formular von einem anderen Origin mit 400, auch bei `AllowAnyOrigin`.',
      ],
      since: '11',
      evidence: seen('https://learn.microsoft.com/aspnet/core/security/csrf-protection?view=aspnetcore-11.0'),
      scope,
    }),
    should('aspnetcore.known-networks', 'post-cutoff', 70, {
      text: [
        'Trust a remote proxy by `KnownProxies` or by `KnownIPNetworks` with `System.Net.IPNetwork`; `KnownNetworks` is obsolete. `X-Forwarded-For` of a proxy in neither list is ignored.',
        'Vertraue einem entfernten Proxy über `KnownProxies` oder über `KnownIPNetworks` mit `System.Net.IPNetwork`; `KnownNetworks` ist veraltet. `X-Forwarded-For` eines Proxys in keiner der Listen wird ignoriert.',
      ],
      why: [
        'Clearing both lists trusts every sender, and each one can then claim any address.',
        'Wer beide Listen leert, vertraut jedem Absender, und jeder kann dann eine beliebige Adresse angeben.',
      ],
      since: '10',
      evidence: breaking('10/ipnetwork-knownnetworks-obsolete'),
      scope,
    }),
    should('aspnetcore.test-platform', 'post-cutoff', 78, {
      text: [
        'See in `global.json` which runner `dotnet test` uses before you pass it arguments: with `"runner": "Microsoft.Testing.Platform"` it takes the options of the test app instead of those of VSTest, and `--project` or `--solution` before a path.',
        'Sieh in `global.json` nach, welchen Runner `dotnet test` nutzt, bevor du Argumente übergibst: Mit `"runner": "Microsoft.Testing.Platform"` nimmt er die Optionen der Test-App statt derer von VSTest und `--project` oder `--solution` vor einem Pfad.',
      ],
      why: [
        'An option such as `--logger` belongs to one runner only; a report is `--report-trx` on the new platform.',
        'Eine Option wie `--logger` gehört nur zu einem der Runner; ein Bericht heißt auf der neuen Plattform `--report-trx`.',
      ],
      since: '10',
      evidence: seen('https://learn.microsoft.com/dotnet/core/testing/unit-testing-with-dotnet-test'),
      scope: ['**/global.json', '**/*.csproj'],
    }),
    should('aspnetcore.bulk', 'foot-gun', 78, {
      text: [
        'Change many rows with `ExecuteUpdateAsync` or `ExecuteDeleteAsync`; they write at once, past the change tracker and each in its own transaction, so open one yourself around several. From EF Core 10 the setters are a plain lambda, `if` included.',
        'Ändere viele Zeilen mit `ExecuteUpdateAsync` oder `ExecuteDeleteAsync`; sie schreiben sofort, am Change Tracker vorbei und jeweils in einer eigenen Transaktion, also öffne um mehrere selbst eine. Ab EF Core 10 sind die Setter ein einfaches Lambda, auch mit `if`.',
      ],
      why: [
        'Tracked entities keep the old values, and a later `SaveChanges` of the same property overwrites the update.',
        'Verfolgte Entitäten behalten die alten Werte, und ein späteres `SaveChanges` derselben Eigenschaft überschreibt das Update.',
      ],
      evidence: seen('https://learn.microsoft.com/ef/core/saving/execute-insert-update-delete'),
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
      evidence: seen('https://learn.microsoft.com/ef/core/querying/filters'),
      scope,
    }),
    never('aspnetcore.obsolete-host', 'post-cutoff', 66, {
      text: [
        'write `WebHost`, `IWebHost`, `WebHostBuilder` or Razor runtime compilation into new code.',
        '`WebHost`, `IWebHost`, `WebHostBuilder` oder Razor-Laufzeitkompilierung in neuen Code schreiben.',
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
