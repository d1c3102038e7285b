import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** Go with PostgreSQL: pool, transactions and rows. */
export const goPostgresql: Seam = {
  applies: stackHas.all('Go', 'PostgreSQL'),
  directive: should('pair.go-postgresql', 'foot-gun', 84, {
    text: [
      'With pgx, use one `pgxpool.Pool` for the process, pass the context of the request to every query, run transactions with `pgx.BeginFunc`, and read rows with `pgx.CollectRows`; behind a pooler in transaction mode set `default_query_exec_mode=exec`.',
      'Nutze mit pgx einen `pgxpool.Pool` für den Prozess, gib jeder Abfrage den Context der Anfrage, führe Transaktionen mit `pgx.BeginFunc` aus und lies Zeilen mit `pgx.CollectRows`; setze hinter einem Pooler im Transaktionsmodus `default_query_exec_mode=exec`.',
    ],
    why: [
      'Rows that are not closed hold their connection until the pool is empty, and an error of `rows.Err()` is easily missed; prepared statements belong to one connection.',
      'Nicht geschlossene Rows halten ihre Verbindung, bis der Pool leer ist, und ein Fehler aus `rows.Err()` geht leicht unter; vorbereitete Anweisungen gehören zu einer Verbindung.',
    ],
    evidence: readIn('documentation of pgx 5', '2026-11-27')('https://pkg.go.dev/github.com/jackc/pgx/v5'),
  }),
};
