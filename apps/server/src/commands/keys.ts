import { resealMailboxes } from '../domain/accounts/reseal-mailboxes.ts';
import { resealSecrets } from '../domain/accounts/two-factor/reseal-secrets.ts';
import { countOf } from '../domain/kernel/count-of.ts';
import { addKey, dropOldestKey, keyKinds } from '../http/change-keys.ts';
import { readKeys } from '../http/stored-keys.ts';
import type { CommandWork, OperatorCommand } from './operator-command.ts';

type Kind = (typeof keyKinds)[number];

const names: Readonly<Record<Kind, string>> = { api: 'pair of API keys', signing: 'signing key', seal: 'seal' };

/** Prints the API keys, adds the newest key of a kind, and drops the oldest. */
export const keys: OperatorCommand = {
  usage: ['keys', `keys -- add ${keyKinds.join('|')}`, `keys -- drop ${keyKinds.join('|')}`],
  parse: ([verb, wanted, ...more]) => {
    if (verb === undefined) return printKeys;
    const kind = keyKinds.find((one) => one === wanted);
    if (kind === undefined || more.length > 0) return undefined;
    if (verb === 'add') return add(kind);
    return verb === 'drop' ? drop(kind) : undefined;
  },
};

const printKeys: CommandWork = async (deps, print) => {
  print(`PUBLISHABLE_KEY=${deps.keys.publishable}`);
  print(`SECRET_KEY=${deps.keys.secret}`);
  return 0;
};

function add(kind: Kind): CommandWork {
  return async ({ database, clock, settings }, print) => {
    if (kind === 'api' && (settings.publishableKey !== undefined || settings.secretKey !== undefined))
      throw new Error(
        'PUBLISHABLE_KEY and SECRET_KEY are settings: put the new key before the old one, with a comma between, and restart.',
      );
    await addKey(database, kind, clock());
    print(
      `A new ${names[kind]} was added. Restart every process: from then on it is used, and the old ones stay valid.`,
    );
    return 0;
  };
}

function drop(kind: Kind): CommandWork {
  return async ({ database, accounts, clock }, print) => {
    if (kind === 'seal') {
      const stored = await readKeys(database.kysely, clock());
      if (stored?.seal.at(-1) !== accounts.seal.newest.toString('base64url'))
        throw new Error('The server does not use the newest seal yet. Restart it, then drop the oldest.');
      await resealSecrets(database, accounts.seal);
      print(`${countOf(await resealMailboxes(database, accounts.seal), 'mailbox was', 'mailboxes were')} resealed.`);
    }
    await dropOldestKey(database, kind, clock());
    print(`The oldest ${names[kind]} was dropped. Restart every process: from then on it is refused.`);
    return 0;
  };
}
