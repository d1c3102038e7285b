import { composeRule } from '@regelwerk/engine/compose-rule';
import type { GenerationInput } from './generation-input.ts';
import type { KeptResult } from './present-rule.ts';
import { resultBody } from './result-body.ts';
import type { ResultStore } from './result-store.ts';
import { titleOf } from './title-of.ts';

/** A rule composed offline: the same for everybody who gives these answers. */
export interface PreparedRule {
  readonly title: string;
  readonly result: Omit<KeptResult, 'createdAt'>;
  /** The text to store, without its time. */
  readonly stored: string;
}

/** Composes a rule, renders it for its target and writes what is stored of it; charges nothing. */
export async function prepareRule(
  input: Pick<GenerationInput, 'form' | 'language' | 'size' | 'project'>,
  results: Pick<ResultStore, 'write'>,
): Promise<PreparedRule> {
  const { form, language, size, project } = input;
  const rule = composeRule(form, language, size, project);
  const { form: answers, ...result } = resultBody({ rule, generator: { kind: 'offline' }, project, form });
  return { title: titleOf(rule), result, stored: await results.write({ ...result, form: answers }) };
}
