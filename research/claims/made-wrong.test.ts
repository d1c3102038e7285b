import { readClaims } from '@regelwerk/claims/read-claims';
import { expect, test } from 'vitest';
import { madeWrong } from './made-wrong.ts';

test('a line gets one name, or the places, of another line of its kind', () => {
  const claims = readClaims(
    '- H: Use `one`. [src/one.ts#one]\n- H: Use `two`. [src/two.ts#two]\n- T: Tests use `three`. [src/three.ts#three]',
  );
  expect(madeWrong(claims).map(({ how, claim }) => [how, claim.text, ...claim.evidence])).toEqual([
    ['name', 'Use `two`.', 'src/one.ts#one'],
    ['place', 'Use `one`.', 'src/two.ts#two'],
    ['name', 'Use `one`.', 'src/two.ts#two'],
    ['place', 'Use `two`.', 'src/one.ts#one'],
  ]);
});
