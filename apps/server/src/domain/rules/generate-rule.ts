import { createHash } from 'node:crypto';
import type { FormState } from '@regelwerk/contract/form-state';
import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import type { Language } from '@regelwerk/contract/languages';
import type { Database } from '@regelwerk/database/open-database';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { spendToken } from '../tokens/spend-token.ts';

/**
 * Composes the rule in full and takes one token for it. The same request with the same answers is the same rule, taken
 * for once; other answers under its id are another rule.
 */
export async function generateRule(
  context: { readonly database: Database; readonly clock: () => Date },
  input: { readonly userId: string; readonly requestId: string; readonly form: FormState; readonly language: Language },
): Promise<GenerateRulesResponse> {
  const { form, language, userId, requestId } = input;
  const rule = composeRule(form, language);
  const title = rule.title.join(' ');
  const answers = createHash('sha256')
    .update(JSON.stringify([form, language]))
    .digest('base64url');
  const tokensRemaining = await spendToken(context.database, {
    userId,
    sourceId: `${userId}:${requestId}:${answers}`,
    description: `Rule generated: ${title}`.slice(0, 500),
  });
  return {
    title,
    content: renderRule(rule),
    format: rule.format,
    created_at: context.clock().toISOString(),
    tokensRemaining,
    masked: false,
  };
}
