import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword, passwordCost } from './password-hash.ts';

test('a password is hashed at the recommended cost, and only that password matches', async () => {
  const hash = await hashPassword('correct horse 9', passwordCost);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(isOutdated(hash, passwordCost)).toBe(false);
  expect(isOutdated(hash, { ...passwordCost, passes: 3 })).toBe(true);
  expect(await isPassword('correct horse 9', hash, passwordCost)).toBe(true);
  expect(await isPassword('correct horse 8', hash, passwordCost)).toBe(false);
  expect(await isPassword('correct horse 9', undefined, passwordCost)).toBe(false);
});
