import { composeRule } from '@regelwerk/engine/compose-rule';
import type { GenerationInput } from './generation-input.ts';
import { type ResultBody, resultBody } from './result-body.ts';
import { titleOf } from './title-of.ts';

/** A rule composed offline: the same for everybody who gives these answers. */
export interface PreparedRule {
  readonly title: string;
  readonly result: ResultBody;
}

/** Composes a rule and renders it for its target; charges nothing. */
export function prepareRule({
  form,
  language,
  size,
  project,
}: Pick<GenerationInput, 'form' | 'language' | 'size' | 'project'>): PreparedRule {
  const rule = composeRule(form, language, size, project);
  return { title: titleOf(rule), result: resultBody({ rule, generator: { kind: 'offline' }, project, form }) };
}
