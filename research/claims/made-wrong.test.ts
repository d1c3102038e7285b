import { readClaims } from '@regelwerk/claims/read-claims';
import { expect, test } from 'vitest';
import { madeWrong } from './made-wrong.ts';

const stock = {
  symbolsOf: (path: string) => (path === 'src/one.ts' ? ['one', 'other'] : []),
  paths: ['src/one.ts', 'src/two.ts', 'src/next.ts'],
  tasks: [
    { name: 'lint', effect: 'checks' },
    { name: 'format', effect: 'writes' },
  ],
};

function made(line: string, others = ''): string[][] {
  const claims = readClaims(`- ${line}\n${others}`);
  const [claim] = claims;
  return claim === undefined
    ? []
    : madeWrong(claim, claims, stock).map((one) => [one.how, one.claim.text, ...one.claim.evidence]);
}

test('a name gives way to another symbol of its file, in the text alone and in the evidence, and to names of other lines', () => {
  expect(made('H: Use `one`. [src/one.ts#one]', '- H: Take `two`. [src/two.ts#two]')).toEqual([
    ['symbol of the same file', 'Use `other`.', 'src/one.ts#one'],
    ['symbol and evidence', 'Use `other`.', 'src/one.ts#other'],
    ['name of another line', 'Use `two`.', 'src/one.ts#one'],
    ['evidence of another line', 'Use `one`.', 'src/two.ts#two'],
    ['file beside it', 'Use `one`.', expect.stringMatching(/^src\/(?:two|next)\.ts#one$/)],
    ['negated', 'do not Use `one`.', 'src/one.ts#one'],
  ]);
});

test('a sentence is denied, an order is turned around, and a number is another', () => {
  expect(made('I: Always call `one` before `two`, at most 3 times.')).toEqual([
    ['negated', 'never call `one` before `two`, at most 3 times.'],
    ['negated', 'Always do not call `one` before `two`, at most 3 times.'],
    ['another number', 'Always call `one` before `two`, at most 6 times.'],
    ['other order', 'Always call `two` before `one`, at most 3 times.'],
  ]);
});

test('a command calls a task that does something else, and has another effect', () => {
  expect(made('C: checks: `npm run lint` in the root.').filter(([how = '']) => how.startsWith('another'))).toEqual([
    ['another task', 'checks: `npm run format` in the root.'],
    ['another effect', 'writes: `npm run lint` in the root.'],
    ['another effect', 'destroys: `npm run lint` in the root.'],
    ['another effect', 'never ends: `npm run lint` in the root.'],
  ]);
});
