import { canonicalEmail } from '../domain/accounts/canonical-email.ts';
import { isTwoFactorRequired } from '../domain/accounts/two-factor/is-two-factor-required.ts';
import { requireTwoFactor } from '../domain/accounts/two-factor/require-two-factor.ts';
import { resetFactor } from '../domain/accounts/two-factor/reset-factor.ts';
import { listAdmins } from '../domain/admin/list-admins.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import type { Handler } from './handler.ts';

/** `admins`: the list of admins, the removal of a second factor they lost, and the rule that each of them needs one. */
export const admins: Handler<'admins'> = async ({ body, caller }, { accounts }) => {
  if (body.action === 'list')
    return { admins: await listAdmins(accounts), isRequired: await isTwoFactorRequired(accounts) };
  if (body.action === 'removeTwoFactor') {
    // admins remove their own in the account settings, with a code
    if (canonicalEmail(body.email) === caller.account.email)
      throw new AppError('invalid_input', 'Turn off your own in your account.', { field: 'email' });
    // a stolen password of one admin must not weaken another
    if (caller.level !== 'aal2')
      throw new AppError('second_factor_missing', 'Set up your own authenticator app first.');
    await resetFactor(accounts, { actor: caller.account.id, email: body.email });
    return { success: true };
  }
  // an admin without a second factor would shut out their own account by a click
  if (body.isRequired && caller.level !== 'aal2')
    throw new AppError('second_factor_missing', 'Set up your own authenticator app first.');
  await requireTwoFactor(accounts, { actor: caller.account.id, isRequired: body.isRequired });
  return { success: true };
};
