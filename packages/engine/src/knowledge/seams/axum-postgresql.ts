import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { readIn } from '../evidence.ts';
import { stackHas } from './stack-has.ts';

/** axum with PostgreSQL: the pool, transactions, and queries that are checked while compiling. */
export const axumPostgresql: Seam = {
  applies: stackHas.all('Axum', 'PostgreSQL'),
  directive: should('pair.axum-postgresql', 'foot-gun', 84, {
    text: [
      'With sqlx, keep one `PgPool` in the state, with `max_connections` and `acquire_timeout`, and query in a transaction through `&mut *tx`, ended by `tx.commit()`. Where the project has its macros, run `cargo sqlx prepare` after a changed query and commit `.sqlx`. Behind a pooler in transaction mode set `statement_cache_capacity(0)`.',
      'Halte mit sqlx einen `PgPool` mit `max_connections` und `acquire_timeout` im Zustand und frage in einer Transaktion über `&mut *tx` ab, beendet durch `tx.commit()`. Wo das Projekt dessen Makros nutzt, führe nach einer geänderten Abfrage `cargo sqlx prepare` aus und committe `.sqlx`. Setze hinter einem Pooler im Transaktionsmodus `statement_cache_capacity(0)`.',
    ],
    why: [
      'A transaction that is dropped rolls back without an error; `query!` needs a database or `.sqlx` to compile, so a build without both fails; prepared statements belong to one connection.',
      'Eine fallen gelassene Transaktion rollt ohne Fehler zurück; `query!` braucht zum Übersetzen eine Datenbank oder `.sqlx`, ein Build ohne beides scheitert also; vorbereitete Anweisungen gehören zu einer Verbindung.',
    ],
    evidence: readIn(
      'sources and README of sqlx 0.8 and 0.9, of March 2026',
      '2026-11-27',
    )('https://docs.rs/sqlx/latest/sqlx/'),
  }),
};
