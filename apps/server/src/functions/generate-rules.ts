import { randomUUID } from 'node:crypto';
import { generateRulesRequest } from '@regelwerk/contract/generate-rules';
import { defaultLanguage } from '@regelwerk/contract/languages';
import type { AccountContext } from '../domain/accounts/account.ts';
import { AppError } from '../domain/app-error.ts';
import { recordConsent } from '../domain/legal/record-consent.ts';
import { generateRule } from '../domain/rules/generate-rule.ts';
import { previewRule } from '../domain/rules/preview-rule.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { readBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

const tooMany = 'Too many rules were generated from this address. Please try again later.';

interface GenerateDeps {
  readonly accounts: AccountContext;
  readonly clock: () => Date;
  readonly useLimit: UseLimit;
  readonly addressOf: (c: ServerContext) => string;
}

/** Answers a visitor with the masked preview, and a signed-in person with the whole rule for one token. */
export async function generateRules(c: ServerContext, deps: GenerateDeps): Promise<Response> {
  const { formData: form, language = defaultLanguage, requestId, consent } = await readBody(c, generateRulesRequest);
  if (c.get('identity').role !== 'authenticated') {
    await requireWithinLimit(c, deps, 'visitorGenerations', () => new AppError('rate_limited', tooMany));
    return c.json(previewRule(deps, { form, language }));
  }
  const person = await requirePerson(c, deps.accounts);
  await requireWithinLimit(
    c,
    { ...deps, addressOf: () => person.id },
    'generations',
    () => new AppError('rate_limited', tooMany),
  );
  const { database, clock } = deps.accounts;
  if (consent === true)
    await recordConsent(deps.accounts, {
      userId: person.id,
      declaration: 'generation',
      language,
      address: deps.addressOf(c),
    });
  const input = { userId: person.id, requestId: requestId ?? randomUUID(), form, language };
  return c.json(await generateRule({ database, clock }, input));
}
