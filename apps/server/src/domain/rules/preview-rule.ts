import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { maskRule } from '@regelwerk/engine/mask-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import type { GenerationInput } from './generation-input.ts';
import { presentContents } from './present-contents.ts';

/** Composes the rule and returns only what a visitor may see: the complete rule never leaves this function. */
export function previewRule(
  { form, language, size, project }: Pick<GenerationInput, 'form' | 'language' | 'size' | 'project'>,
  createdAt: string,
): GenerateRulesResponse {
  const rule = composeRule(form, language, size, project);
  const masked = maskRule(rule);
  return {
    title: masked.title.join(' '),
    content: renderRule(masked),
    format: masked.format,
    created_at: createdAt,
    ai_generated: false,
    tokensRemaining: null,
    masked: true,
    contents: presentContents(rule),
  };
}
