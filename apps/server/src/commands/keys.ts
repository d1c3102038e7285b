import { resealMailboxes } from '../domain/accounts/reseal-mailboxes.ts';
import { resealSecrets } from '../domain/accounts/two-factor/reseal-secrets.ts';
import { countOf } from '../domain/kernel/count-of.ts';
import { retireKeys, rotatedKinds, rotateKeys } from '../http/rotate-keys.ts';
import type { CommandWork, OperatorCommand } from './operator-command.ts';

type Kind = (typeof rotatedKinds)[number];

const endOfOld: Readonly<Record<Kind, string>> = {
  signing: 'Tokens of the old one are valid until they end, within an hour.',
  api: 'The old pair is valid until "npm run keys -- retire api".',
  seal: 'The old one still opens what it sealed, until "npm run keys -- retire seal".',
};

/** Prints the API keys, replaces keys, and ends the old ones. */
export const keys: OperatorCommand = {
  usage: ['keys', `keys -- rotate ${rotatedKinds.join('|')}`, `keys -- retire ${rotatedKinds.join('|')}`],
  parse: ([verb, wanted, ...more]) => {
    if (verb === undefined) return printKeys;
    const kind = rotatedKinds.find((one) => one === wanted);
    if (kind === undefined || more.length > 0) return undefined;
    if (verb === 'rotate') return rotate(kind);
    return verb === 'retire' ? retire(kind) : undefined;
  },
};

const printKeys: CommandWork = async (deps, print) => {
  print(`PUBLISHABLE_KEY=${deps.keys.publishable}`);
  print(`SECRET_KEY=${deps.keys.secret}`);
  return 0;
};

function rotate(kind: Kind): CommandWork {
  return async ({ database, keys: known, clock, settings }, print) => {
    if (kind === 'api' && (settings.publishableKey !== undefined || settings.secretKey !== undefined))
      throw new Error(
        'PUBLISHABLE_KEY and SECRET_KEY are settings: put the new key before the old one, with a comma between, and restart.',
      );
    const { from } = await rotateKeys(database, { kind, now: clock() });
    await known.refresh();
    print(`The new ${kind === 'api' ? 'pair of API keys' : `${kind} key`} is used from ${from.toISOString()}.`);
    print(endOfOld[kind]);
    return 0;
  };
}

function retire(kind: Kind): CommandWork {
  return async ({ database, accounts, keys: known, clock }, print) => {
    if (kind === 'seal')
      print(`${countOf(await resealMailboxes(database, accounts.seal), 'mailbox was', 'mailboxes were')} resealed.`);
    if (kind === 'seal') await resealSecrets(database, accounts.seal);
    await retireKeys(database, { kind, now: clock() });
    await known.refresh();
    print(`Only the newest ${kind === 'api' ? 'pair of API keys' : `${kind} key`} is valid now.`);
    return 0;
  };
}
