import { domainToUnicode } from 'node:url';

/** Returns a canonical address as people write it: with the letters of its domain instead of `xn--`. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
