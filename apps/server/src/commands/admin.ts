import { paths } from '@regelwerk/contract/shared/paths';
import { isBanned } from '../domain/accounts/account.ts';
import { setAdmin } from '../domain/accounts/admin-rights.ts';
import { isTwoFactorRequired } from '../domain/accounts/two-factor/is-two-factor-required.ts';
import { requireTwoFactor } from '../domain/accounts/two-factor/require-two-factor.ts';
import { resetFactor } from '../domain/accounts/two-factor/reset-factor.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import type { CommandWork, OperatorCommand } from './operator-command.ts';

/** Grants or removes admin rights, removes a lost second factor, and decides whether every admin needs one. */
export const admin: OperatorCommand = {
  usage: [
    'admin -- grant EMAIL',
    'admin -- remove EMAIL',
    'admin -- remove-two-factor EMAIL',
    'admin -- two-factor required|optional',
  ],
  parse: ([verb, word, ...more]) => {
    if (word === undefined || more.length > 0) return undefined;
    if (verb === 'grant') return grant(word);
    if (verb === 'remove') return remove(word);
    if (verb === 'remove-two-factor') return removeTwoFactor(word);
    if (verb === 'two-factor' && (word === 'required' || word === 'optional')) return decide(word === 'required');
    return undefined;
  },
};

function grant(email: string): CommandWork {
  return async ({ accounts, settings, clock }, print) => {
    const { account, isChanged } = await orSayUnknown(email, setAdmin(accounts, { actor: null, email, isAdmin: true }));
    print(
      isChanged ? `${account.email} is now an admin.` : `${account.email} is an admin already. Nothing has changed.`,
    );
    if (isBanned(account, clock())) print('The account is banned and cannot sign in.');
    if (!isChanged) return 0;
    const told = settings.smtpUrl === undefined ? 'No mail can tell the person, so do that' : 'A mail tells the person';
    print(`${told}: ${settings.siteUrl}${paths.adminOverview} opens without a new sign-in.`);
    if (await isTwoFactorRequired(accounts)) print('Two-factor authentication has to be set up there first.');
    return 0;
  };
}

function remove(email: string): CommandWork {
  return async ({ accounts }, print) => {
    const { account, isChanged } = await orSayUnknown(
      email,
      setAdmin(accounts, { actor: null, email, isAdmin: false }),
    );
    print(isChanged ? `${account.email} is no longer an admin.` : `${account.email} is no admin. Nothing has changed.`);
    if (isChanged) print('The rights have ended on every device.');
    return 0;
  };
}

function removeTwoFactor(written: string): CommandWork {
  return async ({ accounts }, print) => {
    const { email, hadFactor } = await orSayUnknown(written, resetFactor(accounts, { actor: null, email: written }));
    print(
      hadFactor
        ? `Two-factor authentication is off for ${email}, and all its devices are signed out.`
        : `${email} has no two-factor authentication.`,
    );
    return 0;
  };
}

/** Names the address in the refusal of an account that is not there. */
async function orSayUnknown<Result>(email: string, change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'user_not_found') throw error;
    throw new Error(`There is no account with the address ${email}. The person must sign up first.`, { cause: error });
  }
}

function decide(isRequired: boolean): CommandWork {
  return async ({ accounts }, print) => {
    await requireTwoFactor(accounts, { actor: null, isRequired });
    print(`Two-factor authentication is ${isRequired ? 'required for every admin' : 'optional for admins'}.`);
    return 0;
  };
}
