import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn } from '../evidence.ts';

const seen = readIn('@nestjs/core and @nestjs/common 12.5.1, release notes of 12, docs of June 2026', '2026-11-27');
const docs = (page: string) => seen(`https://docs.nestjs.com/${page}`);
const notes = seen('https://github.com/nestjs/nest/releases/tag/v12.0.0');
const scope = ['**/*.ts'];

/** The knowledge of NestJS: version range, files, probe and directives. Its commands are the scripts of package.json. */
export const nestjs: Technology = {
  name: 'NestJS',
  aliases: ['nestjs', 'nest'],
  side: 'backend',
  isMore: true,
  role: 'service',
  runsOn: 'node',
  packages: ['npm:@nestjs/core'],
  version: '11+',
  files: [...scope, '**/nest-cli.json'],
  newestTypeScript: '6.0',
  about: { en: 'modules, controllers, providers and their tests', de: 'Module, Controller, Provider und ihre Tests' },
  implies: ['Node.js', 'TypeScript'],
  silences: [
    'node.tree',
    'node.shutdown',
    'node.env-once',
    'node.builtins',
    'node.test-real',
    'node.require-esm',
    'typescript.type-imports',
    'typescript.enum',
    'pair.node-typescript-run',
  ],
  commands: [],
  probe: probe(
    [
      'Validate the body of this controller with a zod schema.',
      'It passes the schema to @Body and registers StandardSchemaValidationPipe, without an extra package.',
    ],
    [
      'Validiere den Body dieses Controllers mit einem zod-Schema.',
      'Das Modell übergibt das Schema an @Body und registriert StandardSchemaValidationPipe, ohne weiteres Paket.',
    ],
  ),
  directives: [
    should('nest.standard-schema', 'post-cutoff', 86, {
      text: [
        'Validate with a schema of zod, valibot or arktype through `@Body({ schema })` and the global `StandardSchemaValidationPipe`, and shape responses with `StandardSchemaSerializerInterceptor`; with class DTOs stay with `ValidationPipe({ whitelist: true, transform: true })`.',
        'Validiere mit einem Schema aus zod, valibot oder arktype über `@Body({ schema })` und die globale `StandardSchemaValidationPipe`, und forme Antworten mit `StandardSchemaSerializerInterceptor`; bei DTO-Klassen bleib bei `ValidationPipe({ whitelist: true, transform: true })`.',
      ],
      why: [
        'Without its pipe neither a schema nor a decorator is checked; without `whitelist` unknown fields reach the database.',
        'Ohne ihre Pipe wird weder ein Schema noch ein Decorator geprüft; ohne `whitelist` gelangen unbekannte Felder in die Datenbank.',
      ],
      since: '12',
      evidence: notes,
      scope,
    }),
    should('nest.module-system', 'post-cutoff', 84, {
      text: [
        'Keep the module system and tools that the project has: Nest’s packages are ES modules now and also load in CommonJS. `nest new` asks for CommonJS with Jest or ESM with Vitest, where relative imports end in `.js`; `nest upgrade --dry-run` says what an upgrade changes.',
        'Behalte Modulsystem und Werkzeuge des Projekts: Nests Pakete sind jetzt ES-Module und laden auch in CommonJS. `nest new` fragt nach CommonJS mit Jest oder ESM mit Vitest, dort enden relative Importe auf `.js`; `nest upgrade --dry-run` sagt, was ein Upgrade ändert.',
      ],
      why: [
        'Half a change to ESM breaks decorator metadata, Jest and every path at once.',
        'Ein halber Wechsel zu ESM bricht Decorator-Metadaten, Jest und alle Pfade zugleich.',
      ],
      since: '12',
      evidence: notes,
    }),
    never('nest.type-import', 'foot-gun', 84, {
      text: [
        'import a class that is injected, or a DTO class, with `import type`.',
        'eine Klasse, die injiziert wird, oder eine DTO-Klasse mit `import type` importieren.',
      ],
      instead: [
        'import it as a value; for an interface inject by a token, `@Inject(TOKEN)`.',
        'sie als Wert importieren; ein Interface über ein Token injizieren, `@Inject(TOKEN)`.',
      ],
      why: [
        'Injection and validation read the class from the metadata of the decorator; a type import leaves `Function` there.',
        'Injektion und Validierung lesen die Klasse aus den Metadaten des Decorators; ein Typ-Import hinterlässt dort `Function`.',
      ],
      evidence: docs('providers'),
      scope,
      example: {
        language: 'ts',
        bad: "import type { UsersService } from './users.service';\n\n@Controller('users')\nexport class UsersController {\n  constructor(private readonly users: UsersService) {}\n}",
        good: "import { UsersService } from './users.service';\n\n@Controller('users')\nexport class UsersController {\n  constructor(private readonly users: UsersService) {}\n}",
      },
    }),
    should('nest.wildcards', 'post-cutoff', 78, {
      text: [
        'Name wildcards of paths: `@Get("files/*path")`, `forRoutes("{*splat}")`. The query string is parsed flat; nested filters need `app.set("query parser", "extended")`.',
        'Benenne Platzhalter in Pfaden: `@Get("files/*path")`, `forRoutes("{*splat}")`. Der Query-String wird flach gelesen; verschachtelte Filter brauchen `app.set("query parser", "extended")`.',
      ],
      why: [
        'Express 5 is the default since 11: `?a[b]=1` arrives as the key `a[b]`, and no error says so.',
        'Express 5 ist seit 11 die Vorgabe: `?a[b]=1` kommt als Schlüssel `a[b]` an, und kein Fehler meldet das.',
      ],
      since: '11',
      evidence: seen('https://docs.nestjs.com/migration-guide'),
      scope,
    }),
    must('nest.guards', 'security', 90, {
      text: [
        'Register the guard for sign-in globally with `APP_GUARD` and open single routes by a decorator (`@Public()`); check access to the record in the service or query, not in the guard alone.',
        'Registriere den Guard für die Anmeldung global mit `APP_GUARD` und öffne einzelne Routen mit einem Decorator (`@Public()`); prüfe das Recht am Datensatz im Service oder in der Abfrage, nicht nur im Guard.',
      ],
      why: [
        'A guard for each controller is forgotten on the next one; a guard of `useGlobalGuards` gets nothing injected.',
        'Ein Guard je Controller wird beim nächsten vergessen; in einen Guard aus `useGlobalGuards` wird nichts injiziert.',
      ],
      evidence: docs('security/authentication'),
      scope,
    }),
    should('nest.scope', 'foot-gun', 74, {
      known: 'model',
      text: [
        'Leave providers singletons and read what belongs to a request from `AsyncLocalStorage` (`nestjs-cls`); solve a circular dependency by a third module, `forwardRef` is the last resort.',
        'Lass Provider Singletons und lies, was zu einer Anfrage gehört, aus `AsyncLocalStorage` (`nestjs-cls`); löse eine zirkuläre Abhängigkeit mit einem dritten Modul, `forwardRef` ist der letzte Ausweg.',
      ],
      why: [
        '`Scope.REQUEST` spreads to every provider above it, which is then built anew for each request, and has no request in jobs and gateways.',
        '`Scope.REQUEST` breitet sich auf jeden Provider darüber aus, der dann je Anfrage neu entsteht, und hat in Jobs und Gateways keine Anfrage.',
      ],
      evidence: docs('fundamentals/injection-scopes'),
      scope,
    }),
    should('nest.shutdown', 'foot-gun', 76, {
      known: 'model',
      text: [
        'Call `app.enableShutdownHooks()` and close pools and workers in `onApplicationShutdown`; since 11 the hooks run in the reverse order of the start. Close the testing app with `await app.close()`.',
        'Rufe `app.enableShutdownHooks()` auf und schließe Pools und Worker in `onApplicationShutdown`; seit 11 laufen die Hooks in umgekehrter Reihenfolge des Starts. Schließe die Test-App mit `await app.close()`.',
      ],
      why: [
        'Without the call no hook runs on SIGTERM, and running requests are cut off.',
        'Ohne den Aufruf läuft bei SIGTERM kein Hook, und laufende Anfragen brechen ab.',
      ],
      evidence: docs('fundamentals/lifecycle-events'),
      scope,
    }),
    should('nest.test-module', 'foot-gun', 72, {
      known: 'model',
      text: [
        'Build tests with `Test.createTestingModule` and replace what leaves the process with `overrideProvider`; a dynamic module that two modules import is two instances unless both import the same variable.',
        'Baue Tests mit `Test.createTestingModule` und ersetze mit `overrideProvider`, was den Prozess verlässt; ein dynamisches Modul, das zwei Module importieren, sind zwei Instanzen, wenn nicht beide dieselbe Variable importieren.',
      ],
      why: [
        'Since 11 equal dynamic modules are no longer merged, so the mock replaces only one of them.',
        'Seit 11 werden gleiche dynamische Module nicht mehr zusammengelegt, der Mock ersetzt also nur eines.',
      ],
      evidence: seen('https://docs.nestjs.com/migration-guide'),
      scope,
    }),
    should('nest.tree', 'decision', 88, {
      slot: 'structure.server',
      text: [
        'Lay the project out as one folder for each feature, `src/NAME` with its module, controller, service, schemas and tests, and `src/main.ts` for the start alone; import other features through what their module exports.',
        'Gliedere das Projekt in einen Ordner je Feature, `src/NAME` mit Modul, Controller, Service, Schemas und Tests, und `src/main.ts` nur für den Start; importiere andere Features über das, was ihr Modul exportiert.',
      ],
      why: [
        'A provider that a module does not export cannot be injected elsewhere, which keeps features apart.',
        'Ein Provider, den ein Modul nicht exportiert, lässt sich anderswo nicht injizieren; das hält Features getrennt.',
      ],
      evidence: docs('modules'),
      needs: ['new-project'],
    }),
  ],
};
