import { randomUUID } from 'node:crypto';
import type { GenerateRulesResponse, GenerationEvent } from '@regelwerk/contract/generate-rules';
import { defaultLanguage } from '@regelwerk/contract/languages';
import { defaultRuleSize } from '@regelwerk/contract/rule-size';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import type { Logger } from 'pino';
import { AppError } from '../domain/app-error.ts';
import { recordConsent } from '../domain/legal/record-consent.ts';
import { generateRule } from '../domain/rules/generate-rule.ts';
import { generateWithModel } from '../domain/rules/generate-with-model.ts';
import type { GenerationInput } from '../domain/rules/generation-input.ts';
import { previewRule } from '../domain/rules/preview-rule.ts';
import { refuseExisting } from '../domain/rules/refuse-existing.ts';
import type { ServerContext } from '../http/bindings.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { refuse } from './errors.ts';
import type { Handler } from './handler.ts';
import { requireSession } from './require-person.ts';

const tooMany = 'Too many rules were generated from this address. Please try again later.';

/** Returns the masked preview to a visitor, and the full rule for one token to a signed-in person. */
export const generateRules: Handler<'generate-rules'> = async ({ c, body }, deps) => {
  const {
    formData: form,
    language = defaultLanguage,
    size = defaultRuleSize,
    requestId,
    consent,
    offerExisting,
    project,
  } = body;
  if (c.get('identity').role !== 'authenticated') {
    await requireWithinLimit(c, deps, 'visitorGenerations', () => new AppError('rate_limited', tooMany));
    return previewRule(deps, { form, language, size, project });
  }
  const { account: person } = await requireSession(c, deps.accounts);
  await requireWithinLimit(
    c,
    { ...deps, addressOf: () => person.id },
    'generations',
    () => new AppError('rate_limited', tooMany),
  );
  const { database, clock } = deps.accounts;
  const declare: GenerationInput['declare'] = async (executor) => {
    if (consent !== true) return;
    const address = deps.addressOf(c);
    await recordConsent(deps.accounts, { userId: person.id, declaration: 'generation', language, address }, executor);
  };
  const input = { userId: person.id, requestId: requestId ?? randomUUID(), form, language, size, project, declare };
  if (offerExisting === true) await refuseExisting(database, input, clock());
  const { model } = deps;
  if (model === undefined) return generateRule({ database, clock }, input);
  const run: Run = (watch) => generateWithModel({ database, clock, model }, input, watch);
  const wanted = accepts(c, {
    header: 'Accept',
    supports: ['application/json', eventStream],
    default: 'application/json',
  });
  if (wanted === eventStream) return streamRun(c, deps.log, run);
  return run({ signal: c.req.raw.signal, onProgress: () => undefined });
};

const eventStream = 'text/event-stream';
type Run = (watch: Parameters<typeof generateWithModel>[2]) => Promise<GenerateRulesResponse>;

/** Streams the progress of a run; closing the stream cancels the run. */
function streamRun(c: ServerContext, log: Logger, run: Run): Response {
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
      const { code, message } = refuse(log, error instanceof Error ? error : new Error(String(error)), c);
      await tell({ type: 'error', error: message, code });
    }
  });
}
