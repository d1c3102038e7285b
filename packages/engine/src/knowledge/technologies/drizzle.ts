import { must, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('drizzle-orm 0.45.4 and 1.0.0-rc.5, drizzle-kit 0.31.11, their docs of July 2026', '2026-11-27');
const docs = (page: string) => seen(`https://orm.drizzle.team/docs/${page}`);
const reported = reportedOn('2026-11-27');
const code = ['**/*.ts', '**/*.js'];
const schema = ['**/schema.ts', '**/schema/**/*.ts', '**/drizzle.config.*', '**/drizzle/**'];

/** The knowledge of Drizzle: version range, files, probe and directives. Its commands are those of the project. */
export const drizzle: Technology = {
  name: 'Drizzle',
  aliases: ['drizzle', 'drizzleorm'],
  side: 'backend',
  isMore: true,
  role: 'library',
  runsOn: 'node',
  packages: ['npm:drizzle-orm'],
  version: '0.44+',
  files: [...code, '**/drizzle/**'],
  about: { en: 'the Drizzle schema, queries and migrations', de: 'das Drizzle-Schema, Abfragen und Migrationen' },
  excludes: ['Prisma'],
  commands: [],
  probe: probe(
    [
      'Rename the column email to mail.',
      'It does not trust drizzle-kit generate without a terminal, writes the rename in a custom migration, and looks at the SQL.',
    ],
    [
      'Benenne die Spalte email in mail um.',
      'Das Modell verlässt sich ohne Terminal nicht auf drizzle-kit generate, schreibt die Umbenennung in eine eigene Migration und sieht sich das SQL an.',
    ],
  ),
  directives: [
    should('drizzle.relations', 'post-cutoff', 92, {
      text: [
        'Write relations for the installed version: 0.x has `relations()`, `drizzle({ client, schema })` and `where: eq(…)`; 1.0 has `defineRelations()`, `drizzle({ client, relations })` and `where: { id: 1 }`. The docs describe 1.0.',
        'Schreibe Relationen für die installierte Version: 0.x hat `relations()`, `drizzle({ client, schema })` und `where: eq(…)`; 1.0 hat `defineRelations()`, `drizzle({ client, relations })` und `where: { id: 1 }`. Die Doku beschreibt 1.0.',
      ],
      why: [
        'Each form exists in one of the two alone; mixed up, `db.query.users` is `undefined` or a filter fails with an unrelated message.',
        'Jede Form gibt es nur in einer der beiden; vertauscht ist `db.query.users` `undefined`, oder ein Filter scheitert mit einer Meldung, die nichts damit zu tun hat.',
      ],
      since: '0.44',
      evidence: docs('relations-v1-v2'),
      scope: code,
    }),
    should('drizzle.errors', 'post-cutoff', 90, {
      text: [
        'Find the error of the database in `error.cause ?? error`, a duplicate by its `code` (`23505` in PostgreSQL, `ER_DUP_ENTRY` in MySQL): with asynchronous drivers Drizzle wraps a failed query in a `DrizzleQueryError`. Neither send nor log its `message`.',
        'Suche den Fehler der Datenbank in `error.cause ?? error`, ein Duplikat an dessen `code` (`23505` in PostgreSQL, `ER_DUP_ENTRY` in MySQL): Bei asynchronen Treibern verpackt Drizzle eine gescheiterte Abfrage in einen `DrizzleQueryError`. Sende und logge dessen `message` nicht.',
      ],
      why: [
        '`error.code` is `undefined`, so a duplicate ends as 500; the message holds the SQL with all of its parameters.',
        '`error.code` ist `undefined`, ein Duplikat endet also als 500; die Meldung enthält das SQL mit allen Parametern.',
      ],
      since: '0.44',
      evidence: docs('latest-releases'),
      scope: code,
      example: {
        language: 'js',
        bad: 'catch (error) {\n  if (error.code === UNIQUE_VIOLATION) return conflict();\n  throw error;\n}',
        good: 'catch (error) {\n  const { code } = error.cause ?? error;\n  if (code === UNIQUE_VIOLATION) return conflict();\n  throw error;\n}',
      },
    }),
    must('drizzle.where', 'security', 92, {
      text: [
        'Check before an update or delete that its `where` has a condition: `undefined`, and `and(…)` of nothing but `undefined`, select every row.',
        'Prüfe vor einem Update oder Delete, ob sein `where` eine Bedingung hat: `undefined` und ein `and(…)` aus lauter `undefined` treffen jede Zeile.',
      ],
      why: [
        'Filters that are put together from optional input delete the rows of everybody, without an error of types.',
        'Filter, die aus optionalen Eingaben entstehen, löschen die Zeilen aller, ohne Typfehler.',
      ],
      evidence: docs('delete'),
      scope: code,
    }),
    must('drizzle.migrations', 'foot-gun', 88, {
      text: [
        'Change a shared database by `drizzle-kit generate`, reading the SQL, and `drizzle-kit migrate`; write SQL of your own into the file that `generate --custom` makes. Keep `push` for databases that may be lost, and never pass `--force`.',
        'Ändere eine gemeinsame Datenbank mit `drizzle-kit generate`, dem Lesen des SQL und `drizzle-kit migrate`; schreibe eigenes SQL in die Datei, die `generate --custom` anlegt. Nutze `push` nur für Datenbanken, die verloren gehen dürfen, und übergib nie `--force`.',
      ],
      why: [
        'A file that the journal does not list is never run, and nothing says so; `push` leaves no migration, and forced it drops columns with their data.',
        'Eine Datei, die im Journal fehlt, läuft nie, und nichts meldet das; `push` hinterlässt keine Migration und löscht mit Zwang Spalten samt Daten.',
      ],
      evidence: docs('migrations'),
      scope: schema,
    }),
    should('drizzle.rename', 'foot-gun', 88, {
      text: [
        'After `drizzle-kit generate` look whether a file was written. A renamed table or column asks a question in a terminal: without one, write the rename with `generate --custom`, or leave the command to the person.',
        'Sieh nach `drizzle-kit generate` nach, ob eine Datei entstanden ist. Eine umbenannte Tabelle oder Spalte stellt im Terminal eine Frage: Schreibe die Umbenennung ohne Terminal mit `generate --custom`, oder überlass den Befehl der Person.',
      ],
      why: [
        'Without a terminal the command prints an error and still exits with 0; answered as "created", it drops the old column with its data.',
        'Ohne Terminal druckt der Befehl einen Fehler und endet trotzdem mit 0; mit „created“ beantwortet löscht er die alte Spalte samt Daten.',
      ],
      evidence: docs('drizzle-kit-generate'),
      scope: schema,
    }),
    should('drizzle.timestamps', 'foot-gun', 86, {
      text: [
        'In PostgreSQL declare a moment as `timestamp({ withTimezone: true })`, and money as `numeric`, which arrives as a string, or as an `integer` of cents.',
        'Deklariere in PostgreSQL einen Zeitpunkt als `timestamp({ withTimezone: true })` und Geld als `numeric`, das als String ankommt, oder als `integer` in Cent.',
      ],
      why: [
        'A plain `timestamp` is read as UTC, whatever zone `now()` wrote it in: in another zone of the session every default is off by hours.',
        'Ein einfaches `timestamp` wird als UTC gelesen, in welcher Zone `now()` es auch schrieb: Bei anderer Zone der Sitzung liegt jede Vorgabe um Stunden daneben.',
      ],
      evidence: docs('column-types/pg'),
      scope: schema,
    }),
    should('drizzle.references', 'foot-gun', 84, {
      text: [
        'Give a foreign key `.references(() => users.id, { onDelete: … })` and an index: relations alone create neither.',
        'Gib einem Fremdschlüssel `.references(() => users.id, { onDelete: … })` und einen Index: Relationen allein legen keins von beiden an.',
      ],
      why: [
        'The database takes an author that does not exist, and `with: { author: true }` then returns `null` where the type promises a row.',
        'Die Datenbank nimmt einen Autor an, den es nicht gibt, und `with: { author: true }` liefert dann `null`, wo der Typ eine Zeile verspricht.',
      ],
      evidence: docs('relations'),
      scope: schema,
    }),
    should('drizzle.transaction', 'foot-gun', 80, {
      text: [
        'Inside `db.transaction(async (tx) => …)` query through `tx` alone, and leave it by throwing: `tx.rollback()` throws a `TransactionRollbackError` for the caller to catch.',
        'Frage in `db.transaction(async (tx) => …)` nur über `tx` ab und verlasse sie durch einen Fehler: `tx.rollback()` wirft einen `TransactionRollbackError`, den der Aufrufer fängt.',
      ],
      why: [
        'What goes through `db` takes another connection and stays after a rollback.',
        'Was über `db` geht, nimmt eine andere Verbindung und bleibt nach einem Rollback.',
      ],
      evidence: docs('transactions'),
      scope: code,
    }),
    should('drizzle.table-extras', 'post-cutoff', 74, {
      text: [
        'Return indexes and constraints as an array, `(table) => [index().on(table.authorId)]`, and leave out a column’s name where it is that of the key.',
        'Gib Indizes und Constraints als Array zurück, `(table) => [index().on(table.authorId)]`, und lass den Namen einer Spalte weg, wo er dem Schlüssel gleicht.',
      ],
      why: [
        'The form with an object is deprecated; generated names no longer come from its keys.',
        'Die Form mit einem Objekt ist abgekündigt; erzeugte Namen kommen nicht mehr aus ihren Schlüsseln.',
      ],
      since: '0.44',
      evidence: docs('indexes-constraints'),
      scope: schema,
    }),
    should('drizzle.config', 'post-cutoff', 76, {
      known: 'model',
      text: [
        'Configure drizzle-kit with `defineConfig({ dialect, schema, out, dbCredentials: { url } })`, and run `drizzle-kit generate`; `driver: "pg"`, `connectionString` and `generate:pg` are gone.',
        'Konfiguriere drizzle-kit mit `defineConfig({ dialect, schema, out, dbCredentials: { url } })` und führe `drizzle-kit generate` aus; `driver: "pg"`, `connectionString` und `generate:pg` gibt es nicht mehr.',
      ],
      why: [
        'Without `dialect` every command ends with an error.',
        'Ohne `dialect` endet jeder Befehl mit einem Fehler.',
      ],
      since: '0.44',
      evidence: docs('drizzle-config-file'),
      scope: schema,
    }),
    should('drizzle.pooler', 'foot-gun', 78, {
      text: [
        'With postgres.js behind a pooler in transaction mode create the client with `{ prepare: false }`, and point drizzle-kit at the direct address.',
        'Erzeuge mit postgres.js hinter einem Pooler im Transaktionsmodus den Client mit `{ prepare: false }` und gib drizzle-kit die direkte Adresse.',
      ],
      why: [
        'A prepared statement belongs to one connection, and the next query may get another one.',
        'Eine vorbereitete Anweisung gehört zu einer Verbindung, und die nächste Abfrage bekommt vielleicht eine andere.',
      ],
      evidence: reported('https://orm.drizzle.team/docs/connect-supabase'),
      scope: [...code, '**/drizzle.config.*'],
    }),
  ],
};
