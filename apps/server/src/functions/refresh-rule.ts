import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { AppError } from '../domain/kernel/app-error.ts';
import { consentRecord } from '../domain/legal/consent-record.ts';
import { noteProjectChanges } from '../domain/rules/note-project-changes.ts';
import { refreshSavedRule } from '../domain/rules/refresh-saved-rule.ts';
import { refuseUnsayable } from '../domain/rules/refuse-unsayable.ts';
import { ruleOutlook } from '../domain/rules/rule-outlook.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { Handler } from './handler.ts';
import { requireDeclaration } from './require-declaration.ts';

const tooMany = () => new AppError('rate_limited', 'Too many rules were generated. Please try again later.');

/** `refresh-rule`: what today's knowledge would change in a saved rule, the rule made anew in its place, and what a device says of its project. */
export const refreshRule: Handler<'refresh-rule'> = async ({ c, body, caller }, deps) => {
  const { accounts, addressOf } = deps;
  const userId = caller.account.id;
  await requireWithinLimit(c, deps, { limit: 'generations', key: userId }, tooMany);
  if (body.action === 'note') {
    await noteProjectChanges(accounts.database, { ...body, userId });
    return { success: true };
  }
  const { project } = body;
  if (project !== undefined) refuseUnsayable(project);
  if (body.action === 'outlook')
    return ruleOutlook(accounts, { userId, configurationId: body.configurationId, project });
  const { consent, language = defaultLanguage } = body;
  const accessTokenId = c.get('accessTokenId');
  const input = {
    ...body,
    userId,
    caller:
      accessTokenId === undefined ? { sessionId: String(c.get('identity').claims.session_id) } : { accessTokenId },
    project,
    consent:
      consent === true
        ? await consentRecord(accounts, accounts.database.kysely, {
            declaration: 'generation',
            language,
            address: addressOf(c),
          })
        : undefined,
  };
  return refreshSavedRule(accounts, input, async () => {
    if (accessTokenId !== undefined) await requireDeclaration(deps, input);
  });
};
