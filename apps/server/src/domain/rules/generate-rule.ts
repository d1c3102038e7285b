import { composeRule } from '@regelwerk/engine/compose-rule';
import { sql } from 'kysely';
import type { GenerationContext } from './generation-context.ts';
import { answersHash, describeRun, type GenerationInput } from './generation-input.ts';
import { type Delivery, type KeptResult, keptText, presentRule } from './present-rule.ts';
import { type RunOutcome, requireRun } from './require-run.ts';

/** Composes the rule offline, and pays for it and stores it in one transaction; a repeated request gets the stored rule. */
export async function generateRule(
  { database, clock }: Pick<GenerationContext, 'database' | 'clock'>,
  input: GenerationInput,
): Promise<Delivery> {
  const rule = composeRule(input.form, input.language, input.size, input.project);
  const title = rule.title.join(' ').slice(0, 300);
  const result: KeptResult = {
    rule,
    generator: { kind: 'offline' },
    createdAt: clock().toISOString(),
    project: input.project,
  };
  const settled = await database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<RunOutcome>`
      select * from private.settle_generation(
        ${input.userId}, ${input.requestId}, ${answersHash(input)}, ${title}, ${describeRun(title)}, ${keptText(result, input.form)}
      )`.execute(transaction);
    const run = requireRun(rows[0]);
    if (run.outcome === 'settled') await input.declare(transaction);
    return run;
  });
  return { response: presentRule(settled.result ?? result, settled), isRepeat: settled.outcome !== 'settled' };
}
