import { AppError } from '../domain/kernel/app-error.ts';
import { readSharedRule } from '../domain/rules/read-shared-rule.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { Handler } from './handler.ts';

/** `shared-rule`: the rule that a link leads to, for everybody who has it. */
export const sharedRule: Handler<'shared-rule'> = async ({ c, body }, deps) => {
  await requireWithinLimit(
    c,
    deps,
    { limit: 'sharedRules', key: deps.addressOf(c) },
    () => new AppError('rate_limited', 'Too many requests. Please try again later.'),
  );
  return readSharedRule(deps.accounts, body.token);
};
