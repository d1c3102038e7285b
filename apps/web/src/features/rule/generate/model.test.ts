import { type ApplicationType, aiModels, firstModels, moreFrameworks } from '@regelwerk/contract/rules/choices';
import { defaultSizeFor } from '@regelwerk/contract/rules/default-size-for';
import { defaultFormState } from '@regelwerk/contract/rules/form-state';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { requestCost } from '@regelwerk/contract/rules/request-cost';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { describe, expect, test } from 'vitest';
import {
  customModelOf,
  externalFrameworks,
  isCustomModel,
  isMoreModel,
  matchingChoices,
  obstacleTo,
  offeredModels,
  spellingsOf,
} from './model.ts';

describe('wizard', () => {
  test('offers active models with known names by name, Custom last of the first ones, the others after it', () => {
    const row = (name: string, is_active = true) => ({ id: name, name, description: name, is_active });
    const offered = offeredModels([
      row('cursor'),
      row('Custom'),
      row('Bubble'),
      row('Unknown'),
      row('Claude', false),
      row('DeepSeek'),
      row('Zed'),
      row('Amp'),
    ]);
    const names = offered.map(({ name }) => name);
    expect(names).toEqual(['Bubble', 'cursor', 'DeepSeek', 'Custom', 'Amp', 'Zed']);
    expect(names.filter(isMoreModel)).toEqual(['Amp', 'Zed']);
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

  test.each([
    ['rust', ['Axum']],
    ['react native', ['Expo']],
    ['flutter', ['Flutter']],
    ['golang', ['Go']],
  ])('a search for "%s" under More finds %j by what people call it', (text, names) => {
    expect(matchingChoices(moreFrameworks, text, spellingsOf)).toEqual(names);
  });

  test('a typed name that equals a known one stays a custom model, and no name is Custom', () => {
    expect(customModelOf('My model')).toBe('My model');
    expect(isCustomModel(customModelOf('Claude'))).toBe(true);
    expect(customModelOf('  ')).toBe('Custom');
  });

  test('the first models are named as in the API with a capital letter, others as they call themselves, typed ones as typed', () => {
    const labels = (language: 'en' | 'de') =>
      ['cursor', 'BoltNew', 'v0', 'Windsurf', 'my model', 'Custom'].map((name) => modelLabel(name, language));
    expect(labels('en')).toEqual(['Cursor', 'BoltNew', 'v0', 'Windsurf (Devin)', 'my model', 'Custom']);
    expect(labels('de')).toEqual(['Cursor', 'BoltNew', 'v0', 'Windsurf (Devin)', 'my model', 'Eigenes Modell']);
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

  test('an agent with files gets the lean size first, a chat the standard one', () => {
    const lean = firstModels.filter((name) => defaultSizeFor(name) === 'lean');
    expect(lean).toEqual(['Claude', 'Mistral', 'Gemini', 'Abacus', 'cursor', 'Replit', 'Custom']);
    expect(defaultSizeFor('Cursor')).toBe('lean');
    expect(defaultSizeFor('My own agent')).toBe('lean');
    expect(aiModels.filter((name) => isMoreModel(name) && defaultSizeFor(name) !== 'lean')).toEqual(['v0']);
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
});
