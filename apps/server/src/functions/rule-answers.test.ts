import { aiModels } from '@regelwerk/contract/choices';
import { contentLanguages } from '@regelwerk/contract/languages';
import { ruleSizes } from '@regelwerk/contract/rule-size';
import { expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { RuleAnswers } from './rule-answers.ts';

const write = async (body: object) => JSON.stringify(body);
const form = { ...formData, additionalNotes: '' } as const;
const plain = { form, language: 'en', size: 'standard' } as const;
const values = { createdAt: 'now', balance: 1, run: 'r' };
const profile = {
  technologies: [],
  packageManagers: [],
  runtimes: [],
  commands: [],
  missingCommands: [],
  checks: [],
  layout: { workspaces: [], packages: [], sourceFolders: [], testFolders: [], testNames: [] },
  ruleFiles: [],
  isNew: false,
  skipped: [],
};

test('the same choices are prepared once, others each for themselves', async () => {
  const answers = new RuleAnswers({ write });
  const others = [
    ...contentLanguages.map((language) => ({ ...plain, language })),
    ...ruleSizes.map((size) => ({ ...plain, size })),
    ...aiModels.map((aiModel) => ({ ...plain, form: { ...form, aiModel } })),
    { ...plain, form: { ...form, outputFormat: 'JSON' as const } },
    { ...plain, form: { ...form, behaviorPreference: 'Modular' as const } },
    { ...plain, form: { ...form, frameworks: ['React', 'TypeScript'] as const } },
    { ...plain, form: { ...form, project: { isNew: true } } },
  ];
  const bodies = new Set<string>();
  for (const one of others) {
    const fresh = new RuleAnswers({ write });
    expect(await answers.rule(one)).toBe(await answers.rule(structuredClone(one)));
    const [kept, made] = [await answers.rule(one), await fresh.rule(one)];
    expect(kept.body.plain(values)).toEqual(made.body.plain(values));
    expect(answers.preview(one).plain(values)).toEqual(fresh.preview(one).plain(values));
    expect(kept.stored).toBe(made.stored);
    bodies.add(kept.body.plain(values).toString());
  }
  // the default language, size and target are among them once each
  expect(bodies.size).toBe(others.length - 2);
});

test('a preview is masked, whichever was asked for first', async () => {
  const answers = new RuleAnswers({ write });
  const full = JSON.parse((await answers.rule(plain)).body.plain(values).toString());
  const preview = JSON.parse(answers.preview(plain).plain(values).toString());
  expect([full.masked, preview.masked, preview.full]).toEqual([false, true, undefined]);
  expect(preview.content).not.toBe(full.content);
});

test.each([
  ['notes', { ...plain, form: { ...form, additionalNotes: 'Call me Ada.' } }],
  ['a typed name', { ...plain, form: { ...form, aiModel: 'Ada’s model' } }],
  ['the profile of a project', { ...plain, project: profile }],
])('%s are never remembered', async (_name, own) => {
  const answers = new RuleAnswers({ write });
  const empty = answers.bytes;
  await answers.rule(own);
  answers.preview(own);
  expect(answers.bytes).toBe(empty);
});

test('what is remembered stays within its bytes', async () => {
  const most = 1_000_000;
  const answers = new RuleAnswers({ write }, most);
  for (const aiModel of aiModels)
    for (const size of ruleSizes) {
      await answers.rule({ ...plain, size, form: { ...form, aiModel } });
      answers.preview({ ...plain, size, form: { ...form, aiModel } });
      expect(answers.bytes).toBeLessThanOrEqual(most);
    }
  expect(answers.bytes).toBeGreaterThan(most / 2);
});
