import { listAdmins } from '../domain/accounts/list-admins.ts';
import { AppError } from '../domain/app-error.ts';
import { isTwoFactorRequired } from '../domain/two-factor/is-two-factor-required.ts';
import { requireTwoFactor } from '../domain/two-factor/require-two-factor.ts';
import type { Handler } from './handler.ts';

/** `admins`: the list of admins, and the rule that each of them needs a second factor. */
export const admins: Handler<'admins'> = async ({ body, caller }, { accounts }) => {
  if (body.action === 'list')
    return { admins: await listAdmins(accounts), isRequired: await isTwoFactorRequired(accounts) };
  // an admin without a second factor would shut out their own account by a click
  if (body.isRequired && caller.level !== 'aal2')
    throw new AppError('second_factor_missing', 'Set up your own authenticator app first.');
  await requireTwoFactor(accounts, { actor: caller.account.id, isRequired: body.isRequired });
  return { success: true };
};
