import { type ApplicationType, aiModels } from '@regelwerk/contract/rules/choices';
import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import { defaultFormState } from '@regelwerk/contract/rules/form-state';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { requestCost } from '@regelwerk/contract/rules/request-cost';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { describe, expect, test } from 'vitest';
import {
  changeForm,
  clampStep,
  customModelOf,
  externalFrameworks,
  isCustomModel,
  matchingChoices,
  obstacleTo,
  offeredModels,
  restoreSession,
} from './model.ts';

describe('wizard', () => {
  test('offers active models with known names by name, Custom last', () => {
    const row = (name: string, is_active = true) => ({ id: name, name, description: name, is_active });
    const offered = offeredModels([
      row('cursor'),
      row('Custom'),
      row('Bubble'),
      row('Unknown'),
      row('Claude', false),
      row('DeepSeek'),
    ]);
    expect(offered.map(({ name }) => name)).toEqual(['Bubble', 'cursor', 'DeepSeek', 'Custom']);
  });

  test('drops frameworks that another application type does not offer', () => {
    const fullstack = { ...defaultFormState, applicationType: 'Fullstack', frameworks: ['React', 'Django'] } as const;
    expect(changeForm(fullstack, { applicationType: 'Frontend' }).frameworks).toEqual(['React']);
    expect(changeForm(fullstack, { applicationType: 'Backend' }).frameworks).toEqual(['Django']);
    expect(changeForm(fullstack, { outputFormat: 'JSON' }).frameworks).toEqual(['React', 'Django']);
  });

  test('selects what a tool always builds with until the person selects others', () => {
    const lovable = changeForm(defaultFormState, { aiModel: 'Lovable' });
    expect(lovable.frameworks).toEqual(['React']);
    expect(changeForm(lovable, { applicationType: 'Backend' }).frameworks).toEqual([]);
    expect(changeForm(lovable, { aiModel: 'Claude' }).frameworks).toEqual([]);
    const builder = changeForm(lovable, { aiModel: 'Databutton' });
    expect(changeForm(builder, { applicationType: 'Fullstack' }).frameworks).toEqual(['React', 'FastAPI']);
    const own = changeForm(lovable, { frameworks: ['React', 'Vue'] });
    expect(changeForm(own, { aiModel: 'Claude' }).frameworks).toEqual(['React', 'Vue']);
    for (const aiModel of ['Bubble', 'BoltNew', 'My model'])
      expect(changeForm(defaultFormState, { aiModel }).frameworks).toEqual([]);
  });

  test('a typed name is a custom model, a known one is not', () => {
    expect(isCustomModel('Custom')).toBe(true);
    expect(isCustomModel('My model')).toBe(true);
    for (const name of aiModels.filter((one) => one !== 'Custom')) expect(isCustomModel(name)).toBe(false);
  });

  test.each([
    ['', ['Claude', 'Gemini', 'Débuto']],
    ['  CLAU ', ['Claude']],
    ['debuto', ['Débuto']],
    ['guided agents', ['Claude', 'Gemini']],
    ['guided nowhere', []],
  ])('a search for "%s" finds %j by name and description', (text, names) => {
    const read = (name: string) => `${name} ${name === 'Débuto' ? 'Builds apps' : 'Guided by AGENTS.md'}`;
    expect(matchingChoices(['Claude', 'Gemini', 'Débuto'], text, read)).toEqual(names);
  });

  test('a typed name that equals a known one stays a custom model, and no name is Custom', () => {
    expect(customModelOf('My model')).toBe('My model');
    expect(isCustomModel(customModelOf('Claude'))).toBe(true);
    expect(customModelOf('  ')).toBe('Custom');
  });

  test('a known name begins with a capital letter, a typed one is shown as typed, and none is named in each language', () => {
    const labels = (language: 'en' | 'de') =>
      ['cursor', 'Claude', 'my model', 'Custom'].map((name) => modelLabel(name, language));
    expect(labels('en')).toEqual(['Cursor', 'Claude', 'my model', 'Custom']);
    expect(labels('de')).toEqual(['Cursor', 'Claude', 'my model', 'Eigenes Modell']);
  });

  test('names the technologies that the target cannot run', () => {
    expect(externalFrameworks({ ...defaultFormState, aiModel: 'Lovable', frameworks: ['React', 'Django'] })).toEqual([
      'Django',
    ]);
    expect(externalFrameworks({ ...defaultFormState, aiModel: 'Claude', frameworks: ['React', 'Django'] })).toEqual([]);
  });

  test('asks for a framework before consent', () => {
    expect(obstacleTo(defaultFormState, false)).toBe('framework');
    expect(obstacleTo({ ...defaultFormState, frameworks: ['Vue'] }, false)).toBe('consent');
    expect(obstacleTo({ ...defaultFormState, frameworks: ['Vue'] }, true)).toBeUndefined();
  });

  test('stays within its five steps', () => {
    expect([-1, 0, 4, 5, 2.7].map(clampStep)).toEqual([0, 0, 4, 4, 2]);
  });

  test('an agent with files gets the lean size first, a chat the standard one', () => {
    const lean = aiModels.filter((name) => defaultSizeFor(name) === 'lean');
    expect(lean).toEqual(['Claude', 'Mistral', 'Gemini', 'Abacus', 'cursor', 'Replit', 'Custom']);
    expect(defaultSizeFor('Cursor')).toBe('lean');
    expect(defaultSizeFor('My own agent')).toBe('lean');
    expect(aiModels.filter((name) => defaultSizeFor(name) === 'standard')).toHaveLength(aiModels.length - lean.length);
  });

  test('every size of every target has a cost that grows with the size', () => {
    for (const name of [...aiModels, 'My own agent']) {
      const [lean, standard, full] = ruleSizes.map((size) => requestCost({ aiModel: name }, size, 'de'));
      expect(lean?.tokens).toBeGreaterThanOrEqual(500);
      expect(standard?.tokens).toBeGreaterThanOrEqual(lean?.tokens ?? 0);
      expect(full?.tokens).toBeGreaterThan(standard?.tokens ?? 0);
      for (const cost of [lean, standard, full]) expect(cost?.words).toBeLessThan(cost?.tokens ?? 0);
    }
    const cost = (size: RuleSize, applicationType?: ApplicationType) =>
      requestCost({ aiModel: 'Claude', ...(applicationType && { applicationType }) }, size, 'en');
    expect(cost('lean')).toEqual({ tokens: 1100, words: 800 });
    expect(cost('full')).toEqual({ tokens: 4800, words: 3400 });
    // a lean rule for both sides is longer
    expect(cost('lean', 'Fullstack')).toEqual({ tokens: 1300, words: 900 });
    expect(cost('full', 'Fullstack')).toEqual(cost('full'));
  });

  test.each([
    ['lean', 'lean'],
    ['standard', 'standard'],
    ['full', 'full'],
    ['huge', undefined],
    [undefined, undefined],
  ])('a stored size %s becomes %s, which is chosen or left open', (size, restored) => {
    const form = { ...defaultFormState, aiModel: 'Claude' };
    expect(restoreSession(JSON.stringify({ form, step: 0, size }))?.size).toBe(restored);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
  ])('finds no session in %s', (_name, stored) => {
    expect(restoreSession(stored)).toBeUndefined();
  });

  test('repairs a damaged session and never restores consent', () => {
    const stored = JSON.stringify({
      form: {
        aiModel: 'Claude',
        applicationType: 'Backend',
        frameworks: ['React', 'Django', 'Cobol', 7],
        behaviorPreference: 'Angry',
        outputFormat: 'JSON',
        additionalNotes: 'x'.repeat(5000),
      },
      step: 99,
      hasConsent: true,
    });
    const session = restoreSession(stored);
    expect(session).toMatchObject({ step: 4, hasConsent: false });
    expect(session?.form).toMatchObject({
      aiModel: 'Claude',
      frameworks: ['Django'],
      behaviorPreference: 'Documented',
      outputFormat: 'JSON',
    });
    expect(session?.form.additionalNotes).toHaveLength(2000);
  });
});
