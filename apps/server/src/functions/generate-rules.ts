import { randomUUID } from 'node:crypto';
import type { GenerateRulesResponse, GenerationEvent } from '@regelwerk/contract/rules/generate-rules';
import { defaultRuleSize } from '@regelwerk/contract/rules/rule-size';
import { type ContentLanguage, defaultLanguage } from '@regelwerk/contract/shared/languages';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import { AppError } from '../domain/kernel/app-error.ts';
import { type ConsentRecord, consentRecord } from '../domain/legal/consent-record.ts';
import { countPreview } from '../domain/rules/count-preview.ts';
import { isPaidFor, refuseIfExists } from '../domain/rules/existing-rule.ts';
import { generateOffline } from '../domain/rules/generate-offline.ts';
import { generateWithModel } from '../domain/rules/generate-with-model.ts';
import type { ConfiguredModel, GeneratedRule } from '../domain/rules/generation-context.ts';
import type { GenerationInput } from '../domain/rules/generation-input.ts';
import { previewRule } from '../domain/rules/preview-rule.ts';
import { refuseUnsayable } from '../domain/rules/refuse-unsayable.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { GenerationOutcome } from '../http/observation.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { isUnexpected, refuse } from './errors.ts';
import type { FunctionDeps, Handler, HandlerState } from './handler.ts';
import { requireDeclaration } from './require-declaration.ts';
import { requireSession } from './require-person.ts';

type Deps = FunctionDeps & HandlerState;
type Answer = GenerateRulesResponse | Response;

const tooMany = () =>
  new AppError('rate_limited', 'Too many rules were generated from this address. Please try again later.');

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
  const { formData: form, language = defaultLanguage, size = defaultRuleSize, project } = body;
  if (project !== undefined) refuseUnsayable(project);
  const { role, claims } = c.get('identity');
  if (role !== 'authenticated') {
    await requireWithinLimit(c, deps, { limit: 'visitorGenerations', key: deps.addressOf(c) }, tooMany);
    const preview = previewRule({ form, language, size, project }, deps.clock().toISOString());
    await countPreview(deps.accounts.database);
    deps.countGeneration?.('preview');
    return preview;
  }
  const userId = String(claims.sub);
  await requireWithinLimit(c, deps, { limit: 'generations', key: userId }, tooMany);
  const accessTokenId = c.get('accessTokenId');
  const input: GenerationInput = {
    userId,
    caller: accessTokenId === undefined ? { sessionId: String(claims.session_id) } : { accessTokenId },
    requestId: body.requestId ?? randomUUID(),
    form,
    language,
    size,
    project,
    offersExisting: body.offerExisting === true,
    consent: body.consent === true ? await declare(c, deps, language) : undefined,
  };
  if (accessTokenId !== undefined)
    await requireDeclaration(deps, input, () => isPaidFor(deps.accounts.database, input));
  // what was written about a project is told to no model
  const model = (project?.claims ?? []).length > 0 ? undefined : deps.model;
  return model === undefined
    ? countAndAnswer(deps, await generateOffline(deps.accounts, input))
    : askModel(c, deps, { input, model });
};

function countAndAnswer({ countGeneration }: Deps, { response, isRepeat }: GeneratedRule): GenerateRulesResponse {
  countGeneration?.(isRepeat ? 'repeated' : 'delivered');
  return response;
}

/** Sends the rule that a model writes, as a stream of its progress to a client that asks for one. */
async function askModel(
  c: ServerContext,
  deps: Deps,
  { input, model }: { readonly input: GenerationInput; readonly model: ConfiguredModel },
): Promise<Answer> {
  const { database, clock } = deps.accounts;
  // once its stream has begun, an answer can no longer refuse with a status
  if (c.get('accessTokenId') === undefined) await requireSession(c, deps.accounts);
  await refuseIfExists(deps.accounts, input);
  const run: Run = async (watch) =>
    countAndAnswer(deps, await generateWithModel({ database, clock, model }, input, watch));
  const wanted = accepts(c, {
    header: 'Accept',
    supports: ['application/json', eventStream],
    default: 'application/json',
  });
  return wanted === eventStream
    ? streamRun(c, deps, run)
    : run({ signal: c.req.raw.signal, onProgress: () => undefined });
}

/** Returns the record of the consent that comes with a call. */
async function declare(
  c: ServerContext,
  { accounts, addressOf }: Deps,
  language: ContentLanguage,
): Promise<ConsentRecord> {
  const { kysely } = accounts.database;
  return consentRecord(accounts, kysely, { declaration: 'generation', language, address: addressOf(c) });
}

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

const failures = new Set<string>(['model_key', 'model_failed', 'unavailable', 'unexpected_failure']);
