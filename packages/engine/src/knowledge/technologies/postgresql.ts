import { must, never, should } from '../../directive.ts';
import { probe } from '../../probe.ts';
import type { Technology } from '../../technology.ts';
import { readIn, reportedOn } from '../evidence.ts';

const seen = readIn('PostgreSQL 18, run as PGlite 0.5.16', '2026-11-27');
const manual = (page: string) => seen(`https://www.postgresql.org/docs/18/${page}.html`);
const scope = ['**/*.sql', '**/migrations/**'];
/** Folders and files in which servers usually keep what reads and writes the database. */
const queries = [
  ...['**/db/**', '**/db.*', '**/database/**', '**/queries/**', '**/models/**', '**/repositories/**'],
  ...['**/models.py', '**/*.entity.ts', '**/*.repository.ts', '**/Migrations/*.cs', '**/*Context.cs'],
  ...['**/*Repository.java', '**/*Repository.kt', '**/*Repository.php'],
];

/** The knowledge of PostgreSQL: version range, files, probe and directives. Its commands are those of the project. */
export const postgresql: Technology = {
  name: 'PostgreSQL',
  aliases: ['postgresql', 'postgres'],
  side: 'backend',
  isMore: true,
  role: 'database',
  runsOn: 'database',
  packages: ['npm:pg', 'npm:postgres', 'python:psycopg', 'python:asyncpg', 'ruby:pg', 'go:github.com/jackc/pgx/v5'],
  runtime: 'postgres',
  version: '16+',
  files: [...scope, ...queries],
  about: { en: 'tables, migrations and SQL', de: 'Tabellen, Migrationen und SQL' },
  commands: [],
  probe: probe(
    [
      'Add a NOT NULL column to a large table that is in use.',
      'It sets lock_timeout, adds the constraint as NOT VALID and validates it in a second step.',
    ],
    [
      'Füge einer großen Tabelle im Betrieb eine NOT-NULL-Spalte hinzu.',
      'Das Modell setzt lock_timeout, legt die Bedingung als NOT VALID an und prüft sie in einem zweiten Schritt.',
    ],
  ),
  directives: [
    should('postgresql.lock-timeout', 'foot-gun', 100, {
      text: [
        'Begin a migration of a table in use with `SET lock_timeout`, and run it again where it times out: an `ALTER TABLE` that waits behind one long query makes every later query wait behind it. Add foreign keys and checks as `NOT VALID` and validate them in a second step; build indexes with `CREATE INDEX CONCURRENTLY`, outside a transaction.',
        'Beginne eine Migration an einer Tabelle im Betrieb mit `SET lock_timeout` und führe sie nach einem Timeout erneut aus: Ein `ALTER TABLE`, das hinter einer langen Abfrage wartet, lässt jede spätere Abfrage hinter sich warten. Füge Fremdschlüssel und Checks als `NOT VALID` hinzu und validiere sie in einem zweiten Schritt; baue Indizes mit `CREATE INDEX CONCURRENTLY`, außerhalb einer Transaktion.',
      ],
      why: [
        'The statement itself takes milliseconds, the queue in front of it takes the site down.',
        'Die Anweisung selbst dauert Millisekunden, die Schlange davor legt die Seite lahm.',
      ],
      evidence: reportedOn('2026-11-27')('https://www.postgresql.org/docs/18/explicit-locking.html'),
      scope,
    }),
    should('postgresql.not-null-later', 'post-cutoff', 84, {
      text: [
        'Make an existing column required in two steps: `ADD CONSTRAINT name NOT NULL col NOT VALID`, then `VALIDATE CONSTRAINT`.',
        'Mache eine vorhandene Spalte in zwei Schritten zur Pflicht: `ADD CONSTRAINT name NOT NULL col NOT VALID`, dann `VALIDATE CONSTRAINT`.',
      ],
      why: [
        '`SET NOT NULL` reads the whole table under a lock that stops all reads.',
        '`SET NOT NULL` liest die ganze Tabelle unter einer Sperre, die alle Lesezugriffe anhält.',
      ],
      since: '18',
      evidence: manual('sql-altertable'),
      scope,
    }),
    should('postgresql.generated', 'post-cutoff', 80, {
      text: [
        'Write `STORED` or `VIRTUAL` after `GENERATED ALWAYS AS (…)`: without it the column is virtual, is computed at each read and cannot be indexed.',
        'Schreibe `STORED` oder `VIRTUAL` hinter `GENERATED ALWAYS AS (…)`: Ohne Angabe ist die Spalte virtuell, wird bei jedem Lesen berechnet und lässt sich nicht indizieren.',
      ],
      why: [
        'Before 18 `STORED` was the only kind, so older answers rely on an index that now fails.',
        'Vor 18 gab es nur `STORED`; ältere Antworten verlassen sich auf einen Index, der jetzt scheitert.',
      ],
      since: '18',
      evidence: manual('ddl-generated-columns'),
      scope,
    }),
    should('postgresql.uuidv7', 'post-cutoff', 74, {
      text: [
        'Take `uuidv7()` as default of a new UUID key.',
        'Nimm `uuidv7()` als Standardwert eines neuen UUID-Schlüssels.',
      ],
      why: [
        'Random keys of `gen_random_uuid()` spread inserts over the whole index; no extension is needed. Mind that the key tells when the row was made.',
        'Zufällige Schlüssel aus `gen_random_uuid()` verteilen Inserts über den ganzen Index; eine Erweiterung ist nicht nötig. Beachte, dass der Schlüssel den Zeitpunkt verrät.',
      ],
      since: '18',
      evidence: manual('functions-uuid'),
      scope,
    }),
    should('postgresql.returning-old', 'post-cutoff', 72, {
      text: [
        'Read the values before and after a change from the statement itself: `UPDATE … RETURNING old.status, new.status`; in `MERGE` also `merge_action()`.',
        'Lies die Werte vor und nach einer Änderung aus der Anweisung selbst: `UPDATE … RETURNING old.status, new.status`; bei `MERGE` auch `merge_action()`.',
      ],
      why: [
        'A `SELECT` before the `UPDATE` is a second round trip and reads what another session may change in between.',
        'Ein `SELECT` vor dem `UPDATE` ist ein zweiter Weg und liest, was eine andere Sitzung dazwischen ändern kann.',
      ],
      since: '18',
      evidence: manual('dml-returning'),
      scope,
    }),
    should('postgresql.conflict-returning', 'foot-gun', 82, {
      text: [
        'Expect no row from `INSERT … ON CONFLICT DO NOTHING RETURNING` where the row existed: read it afterwards, or, where a write to the row is fine, set the conflicting column to itself: `ON CONFLICT (email) DO UPDATE SET email = excluded.email`.',
        'Erwarte von `INSERT … ON CONFLICT DO NOTHING RETURNING` keine Zeile, wo es sie schon gab: Lies sie danach, oder setze, wenn ein Schreiben der Zeile in Ordnung ist, die Spalte des Konflikts auf sich selbst: `ON CONFLICT (email) DO UPDATE SET email = excluded.email`.',
      ],
      why: [
        'Code that takes the first row works until the second call, and then fails on `undefined`.',
        'Code, der die erste Zeile nimmt, funktioniert bis zum zweiten Aufruf und scheitert dann an `undefined`.',
      ],
      evidence: manual('sql-insert'),
      scope,
    }),
    should('postgresql.enum-value', 'foot-gun', 70, {
      text: [
        'Add a value to an enum in a migration of its own: the transaction that adds it cannot use it, and a value cannot be removed. For a list that changes take a `CHECK` or a table.',
        'Füge einem Enum einen Wert in einer eigenen Migration hinzu: Die Transaktion, die ihn hinzufügt, kann ihn nicht verwenden, und ein Wert lässt sich nicht entfernen. Nimm für eine veränderliche Liste einen `CHECK` oder eine Tabelle.',
      ],
      why: [
        'Tools that run a whole migration in one transaction fail with "unsafe use of new value".',
        'Werkzeuge, die eine ganze Migration in einer Transaktion ausführen, scheitern mit „unsafe use of new value“.',
      ],
      evidence: manual('sql-altertype'),
      scope,
    }),
    must('postgresql.view-rights', 'security', 88, {
      text: [
        "Create a view over tables with row security `WITH (security_invoker = true)`, and a `SECURITY DEFINER` function with `SET search_path = ''` and full names; force row security where the owner itself queries.",
        "Lege eine Sicht über Tabellen mit Row Security `WITH (security_invoker = true)` an und eine Funktion `SECURITY DEFINER` mit `SET search_path = ''` und vollen Namen; erzwinge Row Security, wo der Eigentümer selbst abfragt.",
      ],
      why: [
        'A view reads with the rights of its owner, for whom the policies do not count, and shows every row.',
        'Eine Sicht liest mit den Rechten ihres Eigentümers, für den die Policies nicht gelten, und zeigt jede Zeile.',
      ],
      evidence: manual('sql-createview'),
      scope,
      example: {
        language: 'sql',
        bad: 'CREATE VIEW open_orders AS SELECT * FROM orders WHERE paid_at IS NULL;',
        good: 'CREATE VIEW open_orders WITH (security_invoker = true) AS SELECT * FROM orders WHERE paid_at IS NULL;',
      },
    }),
    never('postgresql.not-in', 'foot-gun', 72, {
      known: 'model',
      text: [
        'filter with `NOT IN (SELECT …)` on a column that may be `NULL`.',
        'mit `NOT IN (SELECT …)` auf einer Spalte filtern, die `NULL` sein kann.',
      ],
      instead: ['write `NOT EXISTS`.', '`NOT EXISTS` schreiben.'],
      why: [
        'One `NULL` in the list makes the condition unknown for every row, and the result is empty.',
        'Ein `NULL` in der Liste macht die Bedingung für jede Zeile unbekannt, und das Ergebnis ist leer.',
      ],
      evidence: manual('functions-subquery'),
      scope,
      example: {
        language: 'sql',
        bad: 'SELECT * FROM users WHERE id NOT IN (SELECT user_id FROM orders);',
        good: 'SELECT * FROM users u WHERE NOT EXISTS (SELECT FROM orders o WHERE o.user_id = u.id);',
      },
    }),
    should('postgresql.without-overlaps', 'post-cutoff', 64, {
      text: [
        'Forbid overlapping periods with `UNIQUE (room, during WITHOUT OVERLAPS)` on a range column (with `btree_gist` for the scalar part), not with a check in code.',
        'Verbiete überlappende Zeiträume mit `UNIQUE (room, during WITHOUT OVERLAPS)` auf einer Range-Spalte (mit `btree_gist` für den skalaren Teil), nicht mit einer Prüfung im Code.',
      ],
      why: [
        'Two sessions that check at the same time both find the room free.',
        'Zwei Sitzungen, die gleichzeitig prüfen, finden den Raum beide frei.',
      ],
      since: '18',
      evidence: manual('sql-createtable'),
      scope,
    }),
  ],
};
