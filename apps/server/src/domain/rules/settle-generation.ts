import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { sql } from 'kysely';
import type { GenerationContext } from './generation-context.ts';
import { answersHash, describeRun, type GenerationInput } from './generation-input.ts';
import { offeredSince } from './offered-since.ts';
import type { PreparedRule } from './prepare-rule.ts';
import { refuseExisting } from './refuse-existing.ts';
import { repeatRule } from './repeat-rule.ts';
import { type RunOutcome, requireRun } from './require-run.ts';

/** The outcome for a person: the prepared rule as a new run, or the answer that the same request had before. */
export type Generated =
  | { readonly isNew: true; readonly id: string; readonly balance: number; readonly createdAt: string }
  | { readonly isNew: false; readonly answer: GenerateRulesResponse };

/**
 * Pays for a prepared rule and stores it in one statement, with the person's consent. A repeated request gets what it got the first
 * time. Throws if the session has ended, and if a rule is offered instead.
 */
export async function settleGeneration(
  { database, clock }: Pick<GenerationContext, 'database' | 'clock'>,
  input: GenerationInput,
  { title, result }: PreparedRule,
): Promise<Generated> {
  const now = clock();
  const createdAt = now.toISOString();
  const { rows } = await sql<RunOutcome>`
    select * from private.settle_generation(
      ${input.userId}, ${input.requestId}, ${answersHash(input)}, ${title}, ${describeRun(title)},
      ${JSON.stringify({ ...result, createdAt })}, ${input.sessionId}, ${offeredSince(input, now)},
      ${input.consent && JSON.stringify(input.consent)}
    )`.execute(database.kysely);
  const run = requireRun(rows[0]);
  if (run.outcome === 'exists') return refuseExisting(database, run.id);
  if (run.outcome === 'captured') return { isNew: false, answer: await repeatRule(database, run) };
  return { isNew: true, id: run.id, balance: run.balance, createdAt };
}
