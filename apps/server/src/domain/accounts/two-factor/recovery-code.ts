import { hash, randomInt } from 'node:crypto';
import { asciiDigits } from '@regelwerk/contract/shared/ascii-digits';

/** Letters and digits that nobody takes for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const characters = 16;
const amount = 10;

/** Returns a new set of recovery codes, in the form that clients group for people. */
export function newRecoveryCodes(): string[] {
  const one = () => Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: amount }, one);
}

/** Returns the stored form of a code as a person typed it; nearly 80 random bits need no slow hash. */
export function hashRecoveryCode(factorId: string, typed: string): string {
  const code = asciiDigits(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return hash('sha256', `${factorId} ${code}`, 'base64url');
}
