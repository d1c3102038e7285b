import { readSavedRule } from '../domain/rules/read-saved-rule.ts';
import type { Handler } from './handler.ts';

/** Returns a saved rule of the caller with its deliveries, decisions and probes. */
export const savedRule: Handler<'saved-rule'> = ({ body, caller }, { accounts }) =>
  readSavedRule(accounts.database, { userId: caller.account.id, configurationId: body.configurationId });
