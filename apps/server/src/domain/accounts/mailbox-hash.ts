import { createHmac } from 'node:crypto';

/** How a provider spells its mailboxes: characters it does not read, and the domain it files them under. */
interface Spelling {
  readonly domain: string;
  readonly ignored: RegExp;
}

const nothing = /(?!)/g;
const dots = /\./g;
const gmail: Spelling = { domain: 'gmail.com', ignored: dots };
const proton: Spelling = { domain: 'proton.me', ignored: /[._-]/g };
const icloud: Spelling = { domain: 'icloud.com', ignored: nothing };

const spellings: ReadonlyMap<string, Spelling> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['pm.me', proton],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
]);

/**
 * The mailbox behind a canonical address, as a hash that only this server can make: a gift is given once for it. What
 * follows a plus sign is a label of the same mailbox nearly everywhere; dots mean nothing to some providers.
 */
export function mailboxHash(sealKey: Buffer, email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const { domain: filed, ignored } = spellings.get(domain) ?? { domain, ignored: nothing };
  const [name = ''] = local.replace(ignored, '').split('+');
  // an address that begins with a plus sign has no other name
  const mailbox = `${name === '' ? local : name}@${filed}`;
  return createHmac('sha256', sealKey).update(`mailbox:${mailbox}`).digest('base64url');
}
