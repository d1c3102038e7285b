import { domainToASCII } from 'node:url';
import { AppError } from '../kernel/app-error.ts';

const longest = 255;
const longestLocalPart = 64;

/**
 * Returns the canonical form of an address, by which an account is known: composed, lower case, with the domain in
 * ASCII. Keeps dots and plus signs, because only the mailbox's server knows their meaning. Throws for an invalid
 * address.
 */
export function canonicalEmail(written: string): string {
  const text = written.normalize('NFC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  const isLocal = at > 0 && local.length <= longestLocalPart && /^[^\s\p{C}@"(),:;<>[\]\\]+$/u.test(local);
  const isDomain = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) && !/(^|\.)-|-(\.|$)/.test(domain);
  if (!isLocal || !isDomain || /^\.|\.\.|\.$/.test(local) || at + 1 + domain.length > longest)
    throw new AppError('validation_failed', 'Unable to validate email address: invalid format');
  return `${local}@${domain}`;
}
