import { generateRulesRequest } from '@regelwerk/contract/generate-rules';
import { defaultLanguage } from '@regelwerk/contract/languages';
import { AppError } from '../domain/app-error.ts';
import { previewRule } from '../domain/rules/preview-rule.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { readBody } from './read-body.ts';

const tooMany = 'Too many rules were generated from this address. Please try again later.';

/** Answers a visitor with the masked preview of the rule for the given answers. */
export async function generateRules(
  c: ServerContext,
  deps: { readonly clock: () => Date; readonly useLimit: UseLimit; readonly addressOf: (c: ServerContext) => string },
): Promise<Response> {
  const { formData, language = defaultLanguage } = await readBody(c, generateRulesRequest);
  await requireWithinLimit(c, deps, 'visitorGenerations', () => new AppError('rate_limited', tooMany));
  return c.json(previewRule(deps, { form: formData, language }));
}
