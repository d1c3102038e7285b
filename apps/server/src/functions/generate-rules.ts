import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@regelwerk/contract/error-code';
import type { GenerateRulesResponse, GenerationEvent } from '@regelwerk/contract/generate-rules';
import { defaultLanguage } from '@regelwerk/contract/languages';
import { defaultRuleSize } from '@regelwerk/contract/rule-size';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import { AppError } from '../domain/app-error.ts';
import { recordConsent } from '../domain/legal/record-consent.ts';
import { generateRule } from '../domain/rules/generate-rule.ts';
import { generateWithModel } from '../domain/rules/generate-with-model.ts';
import type { GenerationInput } from '../domain/rules/generation-input.ts';
import { refuseExisting } from '../domain/rules/refuse-existing.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { GenerationOutcome } from '../http/observation.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { sendSpliced } from '../http/send-spliced.ts';
import { isUnexpected, refuse } from './errors.ts';
import type { FunctionDeps, Handler } from './handler.ts';
import { requirePerson } from './require-person.ts';

const tooMany = 'Too many rules were generated from this address. Please try again later.';

/** Returns the masked preview to a visitor, and the full rule for one token to a signed-in person. */
export const generateRules: Handler<'generate-rules'> = async (call, deps) => {
  try {
    return await generate(call, deps);
  } catch (error) {
    deps.countGeneration?.(outcomeOf(error));
    throw error;
  }
};

const generate: Handler<'generate-rules'> = async ({ c, body }, deps) => {
  const {
    formData: form,
    language = defaultLanguage,
    size = defaultRuleSize,
    requestId,
    consent,
    offerExisting,
    project,
  } = body;
  const { role, claims } = c.get('identity');
  if (role !== 'authenticated') {
    await requireWithinLimit(c, deps, 'visitorGenerations', () => new AppError('rate_limited', tooMany));
    const preview = deps.answers.preview({ form, language, size, project });
    deps.countGeneration?.('preview');
    return sendSpliced(c, preview, { createdAt: deps.clock().toISOString() });
  }
  // both ask the database, and share a message to it
  const withinLimit = requireWithinLimit(
    c,
    { ...deps, addressOf: () => String(claims.sub) },
    'generations',
    () => new AppError('rate_limited', tooMany),
  );
  withinLimit.catch(() => undefined);
  const person = await requirePerson(c, deps.accounts);
  await withinLimit;
  const { database, clock } = deps.accounts;
  const declare: GenerationInput['declare'] =
    consent === true
      ? (executor) =>
          recordConsent(
            deps.accounts,
            { userId: person, declaration: 'generation', language, address: deps.addressOf(c) },
            executor,
          )
      : undefined;
  const input = { userId: person, requestId: requestId ?? randomUUID(), form, language, size, project, declare };
  if (offerExisting === true) await refuseExisting(database, input, clock());
  const { model, results } = deps;
  if (model === undefined) {
    const prepared = await deps.answers.rule(input);
    const generated = await generateRule({ database, clock, results, announce: deps.announce }, input, prepared);
    deps.countGeneration?.(generated.isNew ? 'delivered' : 'repeated');
    if (!generated.isNew) return generated.answer;
    const { createdAt, balance, id } = generated;
    return sendSpliced(c, prepared.body, { createdAt, balance, run: id });
  }
  const run: Run = async (watch) => {
    const { response, isRepeat } = await generateWithModel({ database, clock, model, results }, input, watch);
    deps.countGeneration?.(isRepeat ? 'repeated' : 'delivered');
    return response;
  };
  const alone = { signal: c.req.raw.signal, onProgress: () => undefined };
  const wanted = accepts(c, {
    header: 'Accept',
    supports: ['application/json', eventStream],
    default: 'application/json',
  });
  return wanted === eventStream ? streamRun(c, deps, run) : run(alone);
};

const eventStream = 'text/event-stream';
type Run = (watch: Parameters<typeof generateWithModel>[2]) => Promise<GenerateRulesResponse>;

/** Streams the progress of a run; closing the stream cancels the run. */
function streamRun(
  c: ServerContext,
  { log, countGeneration }: Pick<FunctionDeps, 'log' | 'countGeneration'>,
  run: Run,
): Response {
  return streamSSE(c, async (stream) => {
    const cancel = new AbortController();
    stream.onAbort(() => cancel.abort());
    const tell = (event: GenerationEvent) => stream.writeSSE({ data: JSON.stringify(event) });
    try {
      const result = await run({
        signal: cancel.signal,
        onProgress: (step) => void tell({ type: 'progress', step }),
      });
      await tell({ type: 'result', result });
    } catch (error) {
      countGeneration?.(outcomeOf(error));
      const { code, message } = refuse(log, error instanceof Error ? error : new Error(String(error)), c);
      const reference = isUnexpected(code) ? { requestId: c.get('requestId') } : {};
      await tell({ type: 'error', error: message, code, ...reference });
    }
  });
}

/** An expected refusal before the run is no failure of it. */
function outcomeOf(error: unknown): GenerationOutcome {
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'cancelled') return 'cancelled';
  return failures.has(error.code) ? 'failed' : 'refused';
}

const failures = new Set<ErrorCode>(['model_key', 'model_failed', 'unavailable', 'unexpected_failure']);
