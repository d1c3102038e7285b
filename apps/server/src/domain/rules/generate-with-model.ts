import type { GenerationEvent } from '@regelwerk/contract/rules/generate-rules';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { sql } from 'kysely';
import { ModelError } from '../../gateways/model/write-object.ts';
import { AppError } from '../kernel/app-error.ts';
import type { ConfiguredModel, GeneratedRule, GenerationContext } from './generation-context.ts';
import { answersHash, callerParts, type GenerationInput, offeredSince } from './generation-input.ts';
import { type KeptResult, keptResult, presentRule, runTexts } from './kept-result.ts';
import { repeatRule } from './read-generated-rule.ts';
import { type RunOutcome, requireRun } from './require-run.ts';
import { writeWithModel } from './write-with-model.ts';

type Progress = Extract<GenerationEvent, { type: 'progress' }>['step'];

/** Longer than any run may last: a hold older than this belongs to a run that died. */
export const leaseSeconds = 180;

/**
 * Has a model write the rule: holds a token, asks the model without an open transaction, then spends or releases the
 * token. `signal` cancels; a canceled or failed run charges nothing and shows nothing.
 */
export async function generateWithModel(
  context: GenerationContext & { readonly model: ConfiguredModel },
  input: GenerationInput,
  watch: { readonly signal: AbortSignal; readonly onProgress: (step: Progress) => void },
): Promise<GeneratedRule> {
  const { database, clock, model } = context;
  const { form, language, size, project } = input;
  const draft = composeRule(form, language, size, project);
  const texts = runTexts(draft);
  const { sessionId, accessTokenId } = callerParts(input);
  const { rows } = await sql<RunOutcome>`
    select * from private.hold_generation(
      ${input.userId}, ${input.requestId}, ${answersHash(input)}, ${texts.title}, make_interval(secs => ${leaseSeconds}),
      ${offeredSince(input, clock())}, ${sessionId}, ${accessTokenId}
    )`.execute(database.kysely);
  const run = requireRun(rows[0]);
  if (run.outcome === 'captured') return { response: await repeatRule(database, run), isRepeat: true };

  try {
    const { rule, isModel } = await writeWithModel(model, draft, watch);
    watch.signal.throwIfAborted();
    const result = keptResult({
      rule,
      generator: isModel
        ? { kind: 'model', provider: model.provider, model: model.model }
        : { kind: 'offline', fellBack: true },
      project,
      form,
      createdAt: clock().toISOString(),
    });
    const balance = await capture(context, run.id, { ...texts, result }, input);
    return { response: presentRule(result, { id: run.id, balance }), isRepeat: false };
  } catch (error) {
    const refusal = refusalOf(error, watch.signal);
    const code = refusal instanceof AppError ? refusal.code : 'unexpected_failure';
    await sql`select private.release_generation(${run.id}, ${code})`.execute(database.kysely);
    throw refusal;
  }
}

async function capture(
  { database }: GenerationContext,
  run: string,
  { title, description, result }: ReturnType<typeof runTexts> & { readonly result: KeptResult },
  { consent }: GenerationInput,
): Promise<number> {
  const { rows } = await sql<{ balance: number | null }>`
    select private.capture_generation(
      ${run}, ${result.generator.kind}, ${title}, ${description}, ${JSON.stringify(result)},
      ${consent && JSON.stringify(consent)}
    ) as balance`.execute(database.kysely);
  const balance = rows[0]?.balance ?? null;
  // the lease expired and the token was released: do not show a late result that is unpaid
  if (balance === null) throw new AppError('model_failed', tooLate);
  return balance;
}

const tooLate = 'The AI provider took too long. You were not charged.';

/** The refusal shown to the person; the provider's own words stay in the log. A fault of ours stays as it is. */
function refusalOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof AppError) return error;
  if (signal.aborted) return new AppError('cancelled', 'The generation was canceled. You were not charged.');
  if (!(error instanceof ModelError)) return error;
  // the provider's error contains the whole call; its kind is enough
  const cause = { reason: error.reason, ...error.told };
  if (error.reason === 'key')
    return new AppError('model_key', 'Invalid or missing API key of the AI provider. You were not charged.', { cause });
  if (error.reason === 'timeout') return new AppError('model_failed', tooLate, { cause });
  return new AppError('model_failed', 'The AI provider gave no usable answer. You were not charged.', { cause });
}
