import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { isSame, ruleDifferences } from '@regelwerk/contract/rules/rule-differences';
import type { Database } from '@regelwerk/database/open-database';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { GenerationContext } from './generation-context.ts';
import { answersHash, callerParts, type GenerationInput } from './generation-input.ts';
import { keptResult, presentRule, runTexts } from './kept-result.ts';
import { paidProject } from './paid-project.ts';
import { readGeneratedRule } from './read-generated-rule.ts';
import { readSavedSource } from './read-saved-source.ts';
import { refreshPrice } from './refresh-price.ts';
import { refuseFull } from './refuse-full.ts';
import { type RunOutcome, requireRun } from './require-run.ts';

interface RefreshInput extends Pick<GenerationInput, 'userId' | 'caller' | 'requestId' | 'consent'> {
  readonly configurationId: string;
  /** The version that the person saw. */
  readonly versionId: string;
  /** The profile of the project as it is now; without one, the kept profile counts. */
  readonly project: ProjectProfile | undefined;
  /** The price that the person saw; it costs no more. */
  readonly price: 0 | 1;
}

/**
 * Makes a saved rule anew, from its own answers with today's knowledge, in its place; its former text goes into the history. Pays and
 * stores in one statement. A repeated request gets what it got the first time. Throws `up_to_date` where nothing would change,
 * `stale_edit` where the rule is no longer the version that was seen, or costs more than was seen, and `free_refreshes_used` after
 * twenty free ones in 24 hours. `beforePaying` may refuse to spend a token.
 */
export async function refreshSavedRule(
  context: GenerationContext,
  input: RefreshInput,
  beforePaying: () => Promise<void>,
): Promise<GenerateRulesResponse> {
  const { database, clock } = context;
  const { userId, configurationId, versionId, requestId, consent } = input;
  // the rule first: a refresh that ends in between is then known as the earlier one
  const { kept } = await readSavedSource(database, input);
  const before = await earlierRefresh(database, input);
  if (before !== undefined) return readGeneratedRule(database, { id: before });
  const price = await refreshPrice(context, { userId, kept, project: input.project });
  if (price > input.price)
    throw new AppError('stale_edit', 'This refresh costs a token by now. Please look at it again.');
  if (price > 0) await beforePaying();
  const { form } = kept;
  const { language, size } = kept.rule;
  const project = input.project ?? kept.project;
  const rule = composeRule(form, language, size, project);
  if (isSame(ruleDifferences(kept.rule, rule)))
    throw new AppError('up_to_date', 'Nothing would change: this rule is up to date.');
  const result = keptResult({
    rule,
    generator: { kind: 'offline' },
    project,
    paidFor: price === 0 ? paidProject(kept) : undefined,
    form,
    createdAt: clock().toISOString(),
  });
  const answers = answersHash({ ...input, form, language, size, project, offersExisting: false });
  const { title } = runTexts(rule);
  const { sessionId, accessTokenId } = callerParts(input);
  const { rows } = await sql<
    Omit<RunOutcome, 'outcome'> & { outcome: RunOutcome['outcome'] | 'gone' | 'changed' | 'free_used' }
  >`
    select * from private.refresh_saved_rule(
      ${userId}, ${configurationId}, ${versionId}, ${requestId}, ${answers}, ${title}, ${`Rule refreshed: ${title}`},
      ${JSON.stringify(result)}, ${sessionId}, ${accessTokenId}, ${price}, ${consent === undefined ? null : JSON.stringify(consent)}
    )`
    .execute(database.kysely)
    .catch(refuseFull);
  const [outcome] = rows;
  if (outcome?.outcome === 'gone') throw new AppError('not_found', 'There is no such rule');
  if (outcome?.outcome === 'changed')
    throw new AppError('stale_edit', 'This rule was changed meanwhile. Please look at it again.');
  if (outcome?.outcome === 'free_used')
    throw new AppError('free_refreshes_used', 'A plan refreshes twenty rules in 24 hours. Please try again tomorrow.');
  const run = requireRun(outcome as RunOutcome | undefined);
  if (run.outcome === 'captured') return readGeneratedRule(database, { id: run.id });
  return presentRule(result, run);
}

/** Returns the run of an earlier call with the same request for the same rule. */
async function earlierRefresh(
  { kysely }: Database,
  { userId, requestId, configurationId }: Pick<RefreshInput, 'userId' | 'requestId' | 'configurationId'>,
): Promise<string | undefined> {
  const run = await kysely
    .selectFrom('public.generations as g')
    .select('g.id')
    .where('g.user_id', '=', userId)
    .where('g.request_id', '=', requestId)
    .where('g.state', '=', 'captured')
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('public.generated_rules as r')
            .select('r.id')
            .whereRef('r.generation_id', '=', 'g.id')
            .where('r.configuration_id', '=', configurationId),
        ),
        exists(
          selectFrom('public.rule_versions as v')
            .select('v.id')
            .whereRef('v.generation_id', '=', 'g.id')
            .where('v.configuration_id', '=', configurationId),
        ),
      ]),
    )
    .executeTakeFirst();
  return run?.id;
}
