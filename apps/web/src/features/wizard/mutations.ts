import type { FormState } from '@regelwerk/contract/form-state';
import type { GenerateRulesRequest, GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import type { Language } from '@regelwerk/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import { FunctionError } from '../../lib/function-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

interface Input {
  readonly form: FormState;
  readonly language: Language;
  readonly consent: boolean;
  /** The same for every attempt at the same answers, so that a lost answer is not paid twice. */
  readonly requestId: string;
}

/** Has the server compose the rule. Fails with a FunctionError that carries the server's sentence and code. */
export function useGenerateRule() {
  return useMutation<GenerateRulesResponse, FunctionError, Input>({ mutationFn: generateRule });
}

async function generateRule({ form, language, consent, requestId }: Input): Promise<GenerateRulesResponse> {
  const body = {
    formData: { ...form, frameworks: [...form.frameworks] },
    language,
    consent,
    requestId,
  } satisfies GenerateRulesRequest;
  const rule = await callFunction<GenerateRulesResponse>('generate-rules', body, 'Failed to generate rules').catch(
    async (error: unknown) => {
      if (error instanceof FunctionError && error.code === 'session_ended') await forgetSession();
      throw error;
    },
  );
  if (!rule?.content) throw new FunctionError('No data received from rule generation function', undefined);
  return rule;
}

/** Asking for the user of a session that was ended makes the client forget it. */
async function forgetSession(): Promise<void> {
  const { auth } = await getSupabase();
  await auth.getUser();
}
