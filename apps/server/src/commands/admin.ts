import { setAdmin } from '../domain/accounts/admin-rights.ts';
import type { OperatorCommand } from './operator-command.ts';

/** Grants or removes admin rights. */
export const admin: OperatorCommand = {
  usage: ['admin -- grant EMAIL', 'admin -- remove EMAIL'],
  parse: ([verb, email, ...more]) => {
    if ((verb !== 'grant' && verb !== 'remove') || email === undefined || more.length > 0) return undefined;
    return async ({ accounts }, print) => {
      const account = await setAdmin(accounts, { actor: null, email, isAdmin: verb === 'grant' });
      print(`${account.email} is ${verb === 'grant' ? 'now' : 'no longer'} an admin.`);
      return 0;
    };
  },
};
