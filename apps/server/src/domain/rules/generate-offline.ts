import { composeRule } from '@regelwerk/engine/compose-rule';
import { sql } from 'kysely';
import { refuseExisting } from './existing-rule.ts';
import type { GeneratedRule, GenerationContext } from './generation-context.ts';
import { answersHash, callerParts, type GenerationInput, offeredSince } from './generation-input.ts';
import { keptResult, presentRule, runTexts } from './kept-result.ts';
import { repeatRule } from './read-generated-rule.ts';
import { type RunOutcome, requireRun } from './require-run.ts';

/**
 * Composes a person's rule, pays for it and stores it in one statement, with the person's consent. A repeated request gets what it
 * got the first time. Throws if the session has ended, and if a rule is offered instead.
 */
export async function generateOffline(
  { database, clock }: GenerationContext,
  input: GenerationInput,
): Promise<GeneratedRule> {
  const { form, language, size, project, consent } = input;
  const rule = composeRule(form, language, size, project);
  const now = clock();
  const result = keptResult({ rule, generator: { kind: 'offline' }, project, form, createdAt: now.toISOString() });
  const { title, description } = runTexts(rule);
  const { sessionId, accessTokenId } = callerParts(input);
  const { rows } = await sql<RunOutcome>`
    select * from private.settle_generation(
      ${input.userId}, ${input.requestId}, ${answersHash(input)}, ${title}, ${description}, ${JSON.stringify(result)},
      ${sessionId}, ${offeredSince(input, now)}, ${consent && JSON.stringify(consent)}, ${accessTokenId}
    )`.execute(database.kysely);
  const run = requireRun(rows[0]);
  if (run.outcome === 'exists') return refuseExisting(database, run.id);
  if (run.outcome === 'captured') return { response: await repeatRule(database, run), isRepeat: true };
  return { response: presentRule(result, run), isRepeat: false };
}
