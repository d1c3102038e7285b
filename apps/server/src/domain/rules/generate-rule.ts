import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import { queryShared } from '@regelwerk/database/query-shared';
import { CompiledQuery } from 'kysely';
import type { AnnounceChanges } from './announce-changes.ts';
import type { GenerationContext } from './generation-context.ts';
import { answersHash, describeRun, type GenerationInput } from './generation-input.ts';
import type { PreparedRule } from './prepare-rule.ts';
import { presentRule } from './present-rule.ts';
import { type RunOutcome, requireRun } from './require-run.ts';
import { settleStatement } from './settle-statement.ts';
import { stampResult } from './stamp-result.ts';

/** The outcome for a person: the prepared rule as a new run, or the answer that the same request had before. */
export type Generated =
  | { readonly isNew: true; readonly id: string; readonly balance: number; readonly createdAt: string }
  | { readonly isNew: false; readonly answer: GenerateRulesResponse };

/** Pays for a prepared rule and stores it in one transaction; a repeated request gets what it got the first time. */
export async function generateRule(
  {
    database,
    clock,
    results,
    announce,
  }: Pick<GenerationContext, 'database' | 'clock' | 'results'> & {
    readonly announce: AnnounceChanges;
  },
  input: GenerationInput,
  { title, stored }: Pick<PreparedRule, 'title' | 'stored'>,
): Promise<Generated> {
  const createdAt = clock().toISOString();
  const values = [
    ...[input.userId, input.requestId, answersHash(input)],
    ...[title, describeRun(title), stampResult(stored, createdAt)],
  ];
  const settleAlone = async () => {
    const statement = { name: 'settle', text: settleStatement, values: [...values, true] };
    const { rows } = await queryShared<RunOutcome>(database.pool, statement);
    announce(rows[0]?.changes?.split('\n') ?? []);
    return requireRun(rows[0]);
  };
  const { declare } = input;
  const run =
    declare === undefined
      ? await settleAlone()
      : await database.kysely.transaction().execute(async (transaction) => {
          const { rows } = await transaction.executeQuery<RunOutcome>(
            CompiledQuery.raw(settleStatement, [...values, false]),
          );
          const settled = requireRun(rows[0]);
          if (settled.outcome === 'settled') await declare(transaction);
          return settled;
        });
  if (run.result === null) return { isNew: true, id: run.id, balance: run.balance, createdAt };
  return { isNew: false, answer: presentRule(await results.read(run.result), run) };
}
