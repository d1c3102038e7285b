import { randomUUID } from 'node:crypto';
import { choiceLabel } from '@regelwerk/contract/rules/choice-label';
import {
  aiModels,
  applicationTypes,
  behaviors,
  frameworks,
  frameworksOf,
  outputFormats,
} from '@regelwerk/contract/rules/choices';
import { targetTexts } from '@regelwerk/contract/rules/target-texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

/** Answers that together contain each choice of each question. */
const everyChoice = Array.from({ length: Math.max(aiModels.length, frameworks.length) }, (_, turn) => {
  const at = <Choice>(choices: readonly Choice[]) => choices[turn % choices.length] as Choice;
  const framework = at(frameworks);
  const offering = applicationTypes.filter((type) => frameworksOf(type).includes(framework));
  return {
    aiModel: at(aiModels),
    applicationType: at(offering),
    frameworks: [framework],
    behaviorPreference: at(behaviors),
    outputFormat: at(outputFormats),
  };
});

/** Answers that stored rules and other clients may carry. */
const plain = ['web', 'mobile', 'desktop', 'cli'].flatMap((applicationType, turn) => {
  const answers = {
    applicationType,
    frameworks: [['ruby', 'java', 'swift', 'electron'][turn]],
    behaviorPreference: ['detailed', 'concise'][turn % 2],
    outputFormat: ['code', 'html'][turn % 2],
  };
  return ['Claude', 'Lovable', 'Bubble'].map((aiModel) => ({ aiModel, ...answers }));
});

describe('every choice', () => {
  let server: TestApp;
  let person: ReturnType<typeof openBrowser>['client'];
  beforeAll(async () => {
    server = await createTestApp('native', { SIGNUP_TOKENS: String(everyChoice.length + plain.length) });
    person = openBrowser(server).client;
    await person.auth.signUp({ email: `${randomUUID()}@example.com`, password: 'correct horse 9' });
  });
  afterAll(() => server.remove());

  test('every choice of the contract is among the answers that these tests try', () => {
    expect(new Set(everyChoice.map(({ aiModel }) => aiModel))).toEqual(new Set(aiModels));
    expect(new Set(everyChoice.flatMap((answers) => answers.frameworks))).toEqual(new Set(frameworks));
    expect(new Set(everyChoice.map(({ applicationType }) => applicationType))).toEqual(new Set(applicationTypes));
    expect(new Set(everyChoice.map(({ behaviorPreference }) => behaviorPreference))).toEqual(new Set(behaviors));
    expect(new Set(everyChoice.map(({ outputFormat }) => outputFormat))).toEqual(new Set(outputFormats));
  });

  test.each(everyChoice)(
    '$aiModel with $frameworks as $applicationType is masked, generated, delivered and saved',
    async (formData) => {
      const visitor = openBrowser(server).client;
      const preview = await visitor.functions.invoke('generate-rules', { body: { formData } });
      expect(preview.data).toMatchObject({ masked: true, format: formData.outputFormat });

      const { data } = await person.functions.invoke('generate-rules', { body: { formData } });
      expect(data).toMatchObject({ masked: false, format: formData.outputFormat });
      expect(data.content).not.toBe(preview.data.content);
      expect(data.full.rule.target.key).toBe(formData.aiModel);
      for (const { files } of data.full.deliveries)
        for (const { path, content } of files)
          if (path !== 'CLAUDE.md' || content !== '@AGENTS.md\n') expect(content).toContain('- ');
      expect(data.full.deliveries.length).toBeGreaterThan(0);

      const saved = await person.rpc('save_generated_rule', {
        p_generation_id: data.full.generationId,
        p_name: 'Mine',
      });
      expect(saved.data).toMatchObject({
        ai_model: formData.aiModel,
        application_type: formData.applicationType,
        frameworks: formData.frameworks,
        behavior_preference: formData.behaviorPreference,
        output_format: formData.outputFormat,
      });
    },
  );

  test.each(plain)(
    '$applicationType with $frameworks for $aiModel, which nobody offers, gives the lines of every rule and no others',
    async (formData) => {
      const shouted = { ...formData, applicationType: formData.applicationType.toUpperCase() };
      const { data } = await person.functions.invoke('generate-rules', { body: { formData: shouted } });
      expect(data).toMatchObject({ format: 'Markdown', full: { rule: { stack: [] } } });
      expect(data.title).toContain(choiceLabel(formData.applicationType));
      expect(data.title).toContain(choiceLabel(String(formData.frameworks[0])));
      const sections = data.full.rule.sections.map(({ id }: { id: string }) => id);
      const common = ['commands', 'target', 'boundaries', 'external', 'done'];
      expect(sections.filter((id: string) => !common.includes(id))).toEqual([]);
      expect(sections).toContain('boundaries');
      for (const { files } of data.full.deliveries)
        for (const { content } of files)
          expect(content).not.toMatch(/package\.json|React|Vue|Django|stack above|In the browser/);

      const { data: saved } = await person.rpc('save_generated_rule', {
        p_generation_id: data.full.generationId,
        p_name: 'Mine',
      });
      expect(saved).toMatchObject({
        application_type: formData.applicationType,
        frameworks: formData.frameworks,
        behavior_preference: formData.behaviorPreference,
        output_format: 'Markdown',
      });
    },
  );

  test('each model is offered with its description', async () => {
    const { data } = await openBrowser(server)
      .client.from('ai_models')
      .select('name, description')
      .eq('is_active', true);
    const offered = new Map(data?.map(({ name, description }) => [name, description]));
    expect(offered).toEqual(new Map(aiModels.map((name) => [name, targetTexts[name].description.en])));
  });
});
