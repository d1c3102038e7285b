import { createHmac } from 'node:crypto';

/** How a provider spells its mailboxes: the characters that it ignores, and its canonical domain. */
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
 * Returns a keyed hash of the mailbox behind a canonical address, which only this server can compute; each mailbox
 * gets one gift. A plus sign starts a label of the same mailbox nearly everywhere; some providers ignore dots.
 */
export function mailboxHash(sealKey: Buffer, email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const { domain: filed, ignored } = spellings.get(domain) ?? { domain, ignored: nothing };
  const [name = ''] = local.replace(ignored, '').split('+');
  // an address that begins with a plus sign has no other name part
  const mailbox = `${name === '' ? local : name}@${filed}`;
  return createHmac('sha256', sealKey).update(`mailbox:${mailbox}`).digest('base64url');
}
