import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { maskRule } from '@regelwerk/engine/mask-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { contentsOf } from './contents-of.ts';

/** Composes the rule and returns only what a visitor may see: the complete rule never leaves this function. */
export function previewRule(
  input: {
    readonly form: RuleAnswers;
    readonly language: ContentLanguage;
    readonly size: RuleSize;
    readonly project?: ProjectProfile | undefined;
  },
  createdAt: string,
): GenerateRulesResponse {
  const rule = composeRule(input.form, input.language, input.size, input.project);
  const masked = maskRule(rule);
  return {
    title: masked.title.join(' '),
    content: renderRule(masked),
    format: masked.format,
    created_at: createdAt,
    ai_generated: false,
    tokensRemaining: null,
    masked: true,
    contents: contentsOf(rule),
  };
}
