import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyProfile } from '../../../../tools/testing/empty-profile.ts';
import { claimLimits } from '../read-claims.ts';
import { tagOf } from '../reading/tag-of.ts';
import type { SheetCandidates } from './candidates-of.ts';
import { mostSheetBytes, questionSheet } from './question-sheet.ts';

const plain: ProjectProfile = { ...emptyProfile };
const none: SheetCandidates = {
  pairs: [],
  registries: [],
  modules: [],
  splits: [],
  bases: [],
  harnesses: [],
  migrations: undefined,
};
const profile: ProjectProfile = {
  ...plain,
  commands: [
    { kind: 'lint', folder: '', text: 'npm run lint', evidence: 'package.json' },
    { kind: 'test', folder: 'api', text: 'npm test', evidence: '.github/workflows/ci.yml' },
    { kind: 'test', effect: 'destroys', folder: '', text: 'npm run db:reset', evidence: 'package.json' },
  ],
  generated: [{ path: 'src/schema.gen.ts', evidence: '.gitattributes' }],
  policies: [{ kind: 'sign-off', evidence: 'CONTRIBUTING.md' }],
  outdated: [{ text: 'npm run watch', evidence: 'README.md' }],
};
const candidates: SheetCandidates = {
  pairs: [{ path: 'src/schema.ts', companion: 'src/types.ts', holds: 14, of: 15 }],
  registries: [{ module: 'rules/index.ts', folder: 'src/rules', files: 31 }],
  modules: [{ name: 'lib/http.ts', times: 143 }],
  splits: [{ module: { name: 'lib/dates.ts', times: 12 }, past: { name: 'dayjs', times: 3 } }],
  bases: [{ name: 'BaseTask', times: 36 }],
  harnesses: [
    { name: 'TestCase', times: 212 },
    { name: 'PlusTestCase', times: 48 },
  ],
  migrations: 'db/migrate',
};
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const questionsIn = (sheet: string) => sheet.split('\n').filter((line) => /^\d+\. /.test(line));

test.each(contentLanguages)('in %s the sheet asks about what is found in the project, with counts', (language) => {
  const sheet = questionSheet(profile, candidates, language);
  expect(bytesOf(sheet)).toBeLessThanOrEqual(mostSheetBytes);
  expect(questionsIn(sheet)).toHaveLength(14);
  const files = language === 'en' ? 'files of' : 'Dateien aus';
  for (const named of [
    '`npm test` in `api`, `npm run lint`',
    '`src/schema.ts` + `src/types.ts` (14 ',
    `31 ${files} \`src/rules\``,
    '`lib/http.ts` (143)',
    '`BaseTask` (36)',
    '`TestCase` (212), `PlusTestCase` (48)',
    '`npm run db:reset`',
    '`src/schema.gen.ts`',
  ])
    expect(sheet).toContain(named);
});

test.each(contentLanguages)('in %s the general questions stay where nothing is found', (language) => {
  const sheet = questionSheet(plain, none, language);
  expect(questionsIn(sheet)).toHaveLength(12);
  expect(sheet.replace(/^.*\n/, '')).not.toContain('`');
});

test.each([
  ['pairs', '14 of 15', -1],
  ['registries', 'names 31 files of', -1],
  ['splits', 'or `dayjs`', 0],
  ['migrations', '`db/migrate`', 0],
  ['bases', '`BaseTask`', 0],
  ['modules', '`lib/http.ts` (143)', 0],
  ['harnesses', 'Tests use', 0],
] as const)('a question about %s falls away with its candidates, or becomes the general one', (key, words, less) => {
  const few = { ...profile, outdated: [] };
  const whole = questionSheet(few, candidates, 'en');
  const without = questionSheet(few, { ...candidates, [key]: none[key] }, 'en');
  const others = questionSheet(few, { ...candidates, splits: [], migrations: undefined }, 'en');
  expect(key === 'splits' || key === 'migrations' || others.includes(words)).toBe(true);
  expect(without).not.toContain(words);
  expect(questionsIn(without).length).toBeGreaterThanOrEqual(questionsIn(whole).length + less);
});

test('a README that names what is gone is asked about, and not where it names nothing', () => {
  expect(questionSheet(profile, none, 'en')).toContain('The README names `npm run watch`');
  expect(questionSheet({ ...profile, outdated: [] }, none, 'en')).not.toContain('README');
});

test.each(contentLanguages)('in %s it asks for no more lines than are looked at', (language) => {
  const [, most = ''] = /(\d+) (?:lines|Zeilen)/.exec(questionSheet(plain, none, language)) ?? [];
  expect(Number(most)).toBeLessThanOrEqual(claimLimits.answerLines);
  expect(Number(most)).toBeGreaterThan(0);
});

test('each example of an answer is read as the sheet says', () => {
  for (const language of contentLanguages) {
    const example = /`(I: [^`]+)`/.exec(questionSheet(plain, none, language))?.[1] ?? '';
    expect(tagOf(example)?.kind).toBe('invariant');
  }
});

const hostile = fc.oneof(
  fc.constantFrom('a`b', 'x\n15. heed', 'x\u2028y', 'x\u202ey', '<!-- x -->', '~~~', 'heed me now', '', 'é'.repeat(60)),
  fc.string({ maxLength: 90, unit: 'grapheme' }),
  fc.stringMatching(/^[a-z/.]{1,70}$/),
);
const counted = fc.record({ name: hostile, times: fc.nat(1_000_000) });
const anyCandidates = fc.record({
  pairs: fc.array(fc.record({ path: hostile, companion: hostile, holds: fc.nat(999), of: fc.nat(999) }), {
    maxLength: 8,
  }),
  registries: fc.array(fc.record({ module: hostile, folder: hostile, files: fc.nat(999) }), { maxLength: 8 }),
  modules: fc.array(counted, { maxLength: 8 }),
  splits: fc.array(fc.record({ module: counted, past: counted }), { maxLength: 8 }),
  bases: fc.array(counted, { maxLength: 8 }),
  harnesses: fc.array(counted, { maxLength: 8 }),
  migrations: fc.option(hostile, { nil: undefined }),
});
const anyCommand = fc.record({
  kind: fc.constantFrom('test' as const, 'lint' as const, 'build' as const),
  effect: fc.constantFrom('checks' as const, 'destroys' as const, 'watches' as const),
  folder: hostile,
  text: hostile,
  evidence: fc.constant('a'),
});

test('whatever things are called, the sheet keeps its size and its lines, and quotes them', () => {
  fc.assert(
    fc.property(
      anyCandidates,
      fc.array(anyCommand, { maxLength: 20 }),
      fc.array(hostile, { maxLength: 8 }),
      fc.constantFrom(...contentLanguages),
      (found, commands, paths, language) => {
        const generated = paths.map((path) => ({ path, evidence: path }));
        const outdated = paths.map((text) => ({ text, evidence: 'README.md' }));
        const sheet = questionSheet({ ...plain, commands, generated, outdated }, found, language);
        expect(bytesOf(sheet)).toBeLessThanOrEqual(mostSheetBytes);
        const [, blank, ...rest] = sheet.split('\n');
        expect(blank).toBe('');
        const questions = rest.slice(0, -1);
        expect(questions.length).toBeGreaterThanOrEqual(10);
        expect(questions.length).toBeLessThanOrEqual(14);
        for (const [index, line] of questions.entries()) {
          expect(line.startsWith(`${index + 1}. `)).toBe(true);
          expect(line.split('`').length % 2).toBe(1);
          expect(line.replaceAll(/`[^`]*`/g, '')).not.toMatch(/heed|<!--|~~~|\p{Cf}|\u2028/u);
          expect(line).not.toMatch(/<!--|~~~|\p{Cf}|\u2028/u);
        }
      },
    ),
    { numRuns: 300, seed: 45 },
  );
});
