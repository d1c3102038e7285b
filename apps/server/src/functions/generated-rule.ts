import { readGeneratedRule } from '../domain/rules/read-generated-rule.ts';
import type { Handler } from './handler.ts';

/** Answers the rule of an earlier generation of the caller, without charging. */
export const generatedRule: Handler<'generated-rule'> = ({ body, caller }, { accounts }) =>
  readGeneratedRule(accounts.database, { userId: caller.account.id, requestId: body.requestId });
