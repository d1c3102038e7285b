import { defaultFormState } from '@regelwerk/contract/rules/form-state';
import { describe, expect, test } from 'vitest';
import { changeForm, clampStep, restoreSession } from './model.ts';

describe('the answers', () => {
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

  test('stays within its five steps', () => {
    expect([-1, 0, 4, 5, 2.7].map(clampStep)).toEqual([0, 0, 4, 4, 2]);
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
