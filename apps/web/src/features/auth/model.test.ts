import { describe, expect, test } from 'vitest';
import { checkPassword, linkSecret, safeDestination } from './model.ts';
import { personOf, storedPerson } from './store.ts';

describe('the signed-in person', () => {
  test('the given name, else the part before the at sign, else User', () => {
    expect(personOf({ id: '1', email: 'ada@example.com', user_metadata: { name: ' Ada ' } }).displayName).toBe('Ada');
    expect(personOf({ id: '1', email: 'ada@example.com', user_metadata: { name: ' ' } }).displayName).toBe('ada');
    expect(personOf({ id: '1' }).displayName).toBe('User');
  });

  test.each([true, 'true', 1, null, undefined])(
    'is_admin %o in app_metadata makes an admin only when strictly true',
    (is_admin) => {
      expect(personOf({ id: '1', app_metadata: { is_admin } }).isAdmin).toBe(is_admin === true);
      expect(personOf({ id: '1', user_metadata: { is_admin } }).isAdmin).toBe(false);
    },
  );

  test.each([null, '', 'x', '{}', '[]', '{"access_token":1,"user":{"id":"1"}}', '{"access_token":"t"}'])(
    'a stored %o is not a session',
    (stored) => {
      expect(storedPerson(stored)).toBeUndefined();
    },
  );
});

describe('the destination after signing in', () => {
  test.each(['/', '/user/dashboard?from=mail#top', '/billing'])('%s is a page of the app', (asked) => {
    expect(safeDestination(asked, '/fallback')).toBe(asked);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a b',
    '',
    undefined,
    7,
  ])('%o is refused', (asked) => {
    expect(safeDestination(asked, '/fallback')).toBe('/fallback');
  });
});

describe('the secret of a mailed link', () => {
  const secret = 'a'.repeat(43);
  test('is read from the fragment for the types that the page accepts', () => {
    expect(linkSecret(`#token_hash=${secret}&type=recovery`, ['recovery'])).toEqual({ secret, type: 'recovery' });
    expect(linkSecret(`#token_hash=pkce_${secret}&type=signup`, ['signup'])).toEqual({
      secret: `pkce_${secret}`,
      type: 'signup',
    });
  });

  test.each([
    '',
    '#',
    '#type=recovery',
    `#token_hash=${secret}`,
    '#token_hash=short&type=recovery',
    `#token_hash=${secret}<b>&type=recovery`,
    `#token_hash=${secret}&type=signup`,
  ])('%s contains none', (fragment) => {
    expect(linkSecret(fragment, ['recovery'])).toBeUndefined();
  });
});

test('the checklist counts characters as people do', () => {
  expect(checkPassword('🙂'.repeat(7), 8)).toEqual({ isLongEnough: false, hasNumber: false, hasLetter: false });
  expect(checkPassword('äöüßäöü1', 8)).toEqual({ isLongEnough: true, hasNumber: true, hasLetter: true });
});
