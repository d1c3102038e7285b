import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import { Kysely, PostgresDialect } from 'kysely';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Returns, for each statement of some work, how many rows it takes from tables and indexes, as the database counts them. */
export async function rowsReadBy(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<number[]> {
  const { pool } = database;
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push({ text: query.sql, values: query.parameters });
    },
  });
  await work({ ...database, kysely });
  const counts = [];
  for (const { text, values } of asked) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, [...values]);
    counts.push(rowsOf(rows[0]['QUERY PLAN'][0].Plan));
  }
  return counts;
}

function rowsOf(node: PlanNode): number {
  const { 'Node Type': type, 'Actual Rows': rows, 'Actual Loops': loops, Plans: inner = [] } = node;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = type.includes('Scan') && type !== 'Subquery Scan' && type !== 'CTE Scan' ? (rows + removed) * loops : 0;
  return inner.reduce((sum, one) => sum + rowsOf(one), own);
}
