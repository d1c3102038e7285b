import type { FormState } from '@regelwerk/contract/rules/form-state';
import type {
  GenerateRulesRequest,
  GenerateRulesResponse,
  GenerationEvent,
} from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callStreaming } from '../../../lib/call-streaming.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { getSupabase } from '../../../lib/supabase.ts';

export interface GenerationInput {
  readonly form: FormState;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
  /** The profile of the project, if one was read. */
  readonly project: ProjectProfile | undefined;
  readonly consent: boolean;
  /** Equal for every attempt with the same answers, so that a lost response is not paid for twice. */
  readonly requestId: string;
  /** Refuse if the person has a rule from these answers. */
  readonly offerExisting: boolean;
}

/** The progress of a model; undefined until it reports any, and for rules composed at once. */
export type GenerationStep = Extract<GenerationEvent, { type: 'progress' }>['step'];

/**
 * Has the server generate the rule. Fails with a FunctionError that carries the server's sentence and code; `cancel`
 * stops the run, which is then free. A failed connection is forgotten once the browser is online again.
 */
export function useGenerateRule() {
  const [progress, setProgress] = useState<GenerationStep>();
  const controller = useRef<AbortController>(undefined);
  const mutation = useMutation<GenerateRulesResponse, FunctionError, GenerationInput>({
    mutationFn: (input) => {
      controller.current = new AbortController();
      setProgress(undefined);
      return generateRule(input, controller.current.signal, setProgress);
    },
  });
  const forgetFailure = useEffectEvent(() => {
    if (mutation.error?.code === 'unreachable') mutation.reset();
  });
  useEffect(() => {
    window.addEventListener('online', forgetFailure);
    return () => window.removeEventListener('online', forgetFailure);
  }, []);
  return { ...mutation, progress, cancel: () => controller.current?.abort() };
}

const failure = 'Failed to generate rules';

async function generateRule(
  { form, language, size, project, consent, requestId, offerExisting }: GenerationInput,
  signal: AbortSignal,
  onProgress: (step: GenerationStep) => void,
): Promise<GenerateRulesResponse> {
  const body = {
    formData: { ...form, frameworks: [...form.frameworks] },
    language,
    size,
    consent,
    requestId,
    offerExisting,
    // a request may be changed, a profile may not
    ...(project !== undefined && { project }),
  } satisfies GenerateRulesRequest;
  let lastEvent: GenerationEvent | undefined;
  const onEvent = (event: GenerationEvent) => {
    lastEvent = event;
    if (event.type === 'progress') onProgress(event.step);
  };
  const answer = await callStreaming<'generate-rules', GenerationEvent>('generate-rules', body, {
    signal,
    onEvent,
  }).catch(async (error: unknown) => {
    if (signal.aborted) throw new FunctionError('', 'cancelled');
    if (error instanceof FunctionError && error.code === 'session_ended') await forgetSession();
    if (!(error instanceof FunctionError)) throw new FunctionError(failure, 'unreachable');
    throw error.message === '' ? new FunctionError(failure, error.code, {}, error.requestId) : error;
  });
  const rule = answer ?? resultOf(lastEvent);
  if (!rule?.content) throw new FunctionError('No data received from rule generation function', undefined);
  return rule;
}

/** Returns the rule of a stream's last event, or throws its error. */
function resultOf(event: GenerationEvent | undefined): GenerateRulesResponse | undefined {
  if (event?.type === 'error') throw new FunctionError(event.error, event.code, event);
  return event?.type === 'result' ? event.result : undefined;
}

/** Asking for the user of an ended session makes the client forget that session. */
async function forgetSession(): Promise<void> {
  const { auth } = await getSupabase();
  await auth.getUser();
}
