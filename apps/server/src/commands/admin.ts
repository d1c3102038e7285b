import { setAdmin } from '../domain/accounts/admin-rights.ts';
import { requireTwoFactor } from '../domain/two-factor/require-two-factor.ts';
import { resetFactor } from '../domain/two-factor/reset-factor.ts';
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
    if (verb === 'grant' || verb === 'remove') return changeRight(word, verb === 'grant');
    if (verb === 'remove-two-factor') return removeTwoFactor(word);
    if (verb === 'two-factor' && (word === 'required' || word === 'optional')) return decide(word === 'required');
    return undefined;
  },
};

function changeRight(email: string, isAdmin: boolean): CommandWork {
  return async ({ accounts }, print) => {
    const account = await setAdmin(accounts, { actor: null, email, isAdmin });
    print(`${account.email} is ${isAdmin ? 'now' : 'no longer'} an admin.`);
    return 0;
  };
}

function removeTwoFactor(written: string): CommandWork {
  return async ({ accounts }, print) => {
    const { email, hadFactor } = await resetFactor(accounts, { actor: null, email: written });
    print(
      hadFactor
        ? `Two-factor authentication is off for ${email}, and all its devices are signed out.`
        : `${email} has no two-factor authentication.`,
    );
    return 0;
  };
}

function decide(isRequired: boolean): CommandWork {
  return async ({ accounts }, print) => {
    await requireTwoFactor(accounts, { actor: null, isRequired });
    print(`Two-factor authentication is ${isRequired ? 'required for every admin' : 'optional for admins'}.`);
    return 0;
  };
}
