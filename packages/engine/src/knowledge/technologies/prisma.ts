import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('prisma and @prisma/client 7.10.0, the skills of Prisma of July 2026', '2026-11-27');
const docs = (page: string) => seen(`https://www.prisma.io/docs/orm/${page}`);
const guide = seen('https://www.prisma.io/docs/orm/more/upgrade-guides/upgrading-versions/upgrading-to-prisma-7');
const reported = reportedOn('2026-11-27');
const schema = ['**/*.prisma', '**/prisma.config.*', '**/prisma/**'];
const code = ['**/*.ts', '**/*.tsx', '**/*.js'];

/** The knowledge of Prisma: version range, files, probe and directives. Its commands are those of the project. */
export const prisma: Technology = {
  name: 'Prisma',
  side: 'backend',
  isMore: true,
  role: 'library',
  runsOn: 'node',
  packages: ['npm:@prisma/client', 'npm:prisma'],
  version: '7+',
  files: [...schema, ...code],
  about: { en: 'the Prisma schema, its client and migrations', de: 'das Prisma-Schema, seinen Client und Migrationen' },
  excludes: ['Drizzle'],
  commands: [],
  probe: probe(
    [
      'Set up Prisma with PostgreSQL.',
      'It writes the generator prisma-client with an output, the address into prisma.config.ts, and passes PrismaPg to PrismaClient.',
    ],
    [
      'Richte Prisma mit PostgreSQL ein.',
      'Das Modell schreibt den Generator prisma-client mit output, die Adresse in prisma.config.ts und übergibt PrismaPg an PrismaClient.',
    ],
  ),
  directives: [
    should('prisma.generator', 'post-cutoff', 92, {
      text: [
        'Generate with `provider = "prisma-client"` and an `output`, and import `PrismaClient` from its `client` file, not from `@prisma/client`. Browser code takes types and enums from its `browser` file.',
        'Generiere mit `provider = "prisma-client"` und einem `output` und importiere `PrismaClient` aus dessen Datei `client`, nicht aus `@prisma/client`. Browser-Code nimmt Typen und Enums aus der Datei `browser`.',
      ],
      why: [
        'The client is source code of the project now, with nothing left in `node_modules`; without `output` generating fails.',
        'Der Client ist jetzt Quellcode des Projekts, in `node_modules` liegt nichts mehr; ohne `output` scheitert das Generieren.',
      ],
      since: '7',
      evidence: guide,
      scope: [...schema, ...code],
    }),
    should('prisma.config', 'post-cutoff', 92, {
      text: [
        'Write the address of the database into `prisma.config.ts`, as `datasource.url`, with the paths of schema, migrations and seed. Load `.env` there yourself (`import "dotenv/config"`), and read `process.env` instead of `env()` where commands must run without the variable.',
        'Schreibe die Adresse der Datenbank als `datasource.url` in `prisma.config.ts`, mit den Pfaden von Schema, Migrationen und Seed. Lade `.env` dort selbst (`import "dotenv/config"`) und lies `process.env` statt `env()`, wo Befehle ohne die Variable laufen müssen.',
      ],
      why: [
        '`url` in the schema is error P1012, nothing reads `.env` by itself, and `env()` ends even `prisma generate`.',
        '`url` im Schema ist Fehler P1012, `.env` liest niemand von allein, und `env()` bricht sogar `prisma generate` ab.',
      ],
      since: '7',
      evidence: guide,
      scope: schema,
    }),
    should('prisma.adapter', 'post-cutoff', 90, {
      text: [
        'Create the client with the driver adapter of the database, in PostgreSQL `new PrismaClient({ adapter: new PrismaPg({ connectionString }) })`, and set size and time limits of the pool there, such as `max` and `connectionTimeoutMillis`.',
        'Erzeuge den Client mit dem Treiber-Adapter der Datenbank, in PostgreSQL `new PrismaClient({ adapter: new PrismaPg({ connectionString }) })`, und setze dort Größe und Zeitlimits des Pools, etwa `max` und `connectionTimeoutMillis`.',
      ],
      why: [
        'Without options the constructor throws, and `connection_limit` and `pool_timeout` in the address mean nothing to the driver.',
        'Ohne Optionen wirft der Konstruktor, und `connection_limit` und `pool_timeout` in der Adresse bedeuten dem Treiber nichts.',
      ],
      since: '7',
      evidence: guide,
      scope: code,
      example: {
        language: 'js',
        bad: 'export const prisma = new PrismaClient({ datasourceUrl: process.env.DATABASE_URL });',
        good: 'const adapter = new PrismaPg({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 5_000 });\nexport const prisma = new PrismaClient({ adapter });',
      },
    }),
    should('prisma.generate', 'post-cutoff', 88, {
      text: [
        'After a change of the schema run `prisma generate` yourself, also in a fresh checkout and in CI: `migrate dev`, `db push` and an installation no longer do, and only `prisma db seed` seeds.',
        'Führe nach einer Änderung am Schema `prisma generate` selbst aus, auch in einem frischen Checkout und in der CI: `migrate dev`, `db push` und eine Installation tun es nicht mehr, und nur `prisma db seed` füllt Daten ein.',
      ],
      why: [
        'The code is otherwise checked against the client of the old schema, and tests miss their data; `--skip-generate` and `--skip-seed` are unknown.',
        'Sonst wird der Code gegen den Client des alten Schemas geprüft, und Tests fehlen ihre Daten; `--skip-generate` und `--skip-seed` sind unbekannt.',
      ],
      since: '7',
      evidence: reported(guide.url),
      scope: schema,
    }),
    must('prisma.undefined', 'security', 92, {
      text: [
        'Check every value before it goes into `where`: a condition that is `undefined` is left out. Where the generator has `strictUndefinedChecks`, write `Prisma.skip` for a condition that may be missing.',
        'Prüfe jeden Wert, bevor er in `where` kommt: Eine Bedingung, die `undefined` ist, fällt weg. Wo der Generator `strictUndefinedChecks` hat, schreibe `Prisma.skip` für eine Bedingung, die fehlen darf.',
      ],
      why: [
        '`deleteMany({ where: { ownerId: undefined } })` deletes the rows of everybody, and `findFirst` returns somebody else’s.',
        '`deleteMany({ where: { ownerId: undefined } })` löscht die Zeilen aller, und `findFirst` liefert die einer anderen Person.',
      ],
      evidence: docs('prisma-client/special-fields-and-types/null-and-undefined'),
      scope: code,
    }),
    should('prisma.error-meta', 'post-cutoff', 80, {
      text: [
        'Tell which unique key was violated (P2002) by `error.meta.driverAdapterError.cause.constraint`, which has `index` or `fields`; there is no `error.meta.target`.',
        'Lies den verletzten eindeutigen Schlüssel (P2002) aus `error.meta.driverAdapterError.cause.constraint`, mit `index` oder `fields`; ein `error.meta.target` gibt es nicht.',
      ],
      why: [
        'Code that looks for a column in `target` finds nothing and answers with the general error.',
        'Code, der in `target` nach einer Spalte sucht, findet nichts und antwortet mit dem allgemeinen Fehler.',
      ],
      since: '7',
      evidence: docs('reference/error-reference'),
      scope: code,
    }),
    should('prisma.removed', 'post-cutoff', 84, {
      text: [
        'Hook into queries with `prisma.$extends({ query: { … } })`, and type a selection with `satisfies Prisma.UserSelect`: `$use`, `$metrics` and `Prisma.validator` are gone.',
        'Greife in Abfragen mit `prisma.$extends({ query: { … } })` ein und typisiere eine Auswahl mit `satisfies Prisma.UserSelect`: `$use`, `$metrics` und `Prisma.validator` gibt es nicht mehr.',
      ],
      why: [
        '`$extends` returns a new client; what keeps the old one runs without the extension, and its soft delete deletes.',
        '`$extends` gibt einen neuen Client zurück; was den alten behält, läuft ohne die Erweiterung, und sein Soft Delete löscht wirklich.',
      ],
      since: '7',
      evidence: guide,
      scope: code,
    }),
    should('prisma.transaction', 'foot-gun', 86, {
      known: 'model',
      text: [
        'Inside `$transaction(async (tx) => …)` write through `tx` alone, wait for nothing but the database, and give a long one a `timeout`.',
        'Schreibe in `$transaction(async (tx) => …)` nur über `tx`, warte auf nichts als die Datenbank und gib einer langen ein `timeout`.',
      ],
      why: [
        'What goes through `prisma` stays after a rollback, and after five seconds every further query of the transaction fails with P2028.',
        'Was über `prisma` geht, bleibt nach einem Rollback, und nach fünf Sekunden scheitert jede weitere Abfrage der Transaktion mit P2028.',
      ],
      evidence: docs('prisma-client/queries/transactions'),
      scope: code,
    }),
    never('prisma.reset', 'boundary', 92, {
      text: [
        'run `prisma migrate reset`, `db push --force-reset` or `--accept-data-loss`, or accept the reset that `migrate dev` offers where it finds drift, without an explicit yes.',
        '`prisma migrate reset`, `db push --force-reset` oder `--accept-data-loss` ohne ausdrückliches Ja ausführen oder den Reset annehmen, den `migrate dev` bei Abweichungen anbietet.',
      ],
      instead: [
        'name the database and what would be lost, and write a migration with `migrate dev --create-only`.',
        'die Datenbank und den Verlust nennen und mit `migrate dev --create-only` eine Migration schreiben.',
      ],
      why: [
        'They drop every table; the CLI stops an agent that sets no consent, and that consent must be the words of the person.',
        'Sie löschen alle Tabellen; die CLI hält einen Agenten ohne Einwilligung an, und diese muss der Wortlaut der Person sein.',
      ],
      evidence: docs('prisma-migrate'),
    }),
    should('prisma.omit', 'security', 82, {
      text: [
        'Leave secrets out of every result with `omit` of the client, `new PrismaClient({ adapter, omit: { user: { passwordHash: true } } })`, and ask for one with `omit: { passwordHash: false }`.',
        'Halte Geheimnisse mit `omit` des Clients aus jedem Ergebnis heraus, `new PrismaClient({ adapter, omit: { user: { passwordHash: true } } })`, und fordere eines mit `omit: { passwordHash: false }` an.',
      ],
      why: [
        'A query without `select` returns every column, and an endpoint that sends the record sends the hash.',
        'Eine Abfrage ohne `select` liefert jede Spalte, und ein Endpunkt, der den Datensatz sendet, sendet den Hash mit.',
      ],
      evidence: docs('prisma-client/queries/excluding-fields'),
      scope: code,
    }),
    should('prisma.module-format', 'post-cutoff', 80, {
      text: [
        'State in the generator how the app is compiled: `moduleFormat` (`esm` or `cjs`) and `importFileExtension` (`js` for `tsc`, `ts` where Node runs the sources). Otherwise both are guessed from a tsconfig.json that it finds.',
        'Gib im Generator an, wie die App übersetzt wird: `moduleFormat` (`esm` oder `cjs`) und `importFileExtension` (`js` für `tsc`, `ts`, wo Node die Quellen ausführt). Sonst wird beides aus einer tsconfig.json geraten, die er findet.',
      ],
      why: [
        'Without that file it writes ES modules that import `.ts`: `tsc` compiles them, and Node then does not find `class.ts`.',
        'Ohne diese Datei schreibt er ES-Module, die `.ts` importieren: `tsc` übersetzt sie, und Node findet dann `class.ts` nicht.',
      ],
      since: '7',
      evidence: docs('prisma-schema/overview/generators'),
      scope: schema,
    }),
  ],
};
