import { aiModels, behaviors, outputFormats } from '@regelwerk/contract/rules/choices';
import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { maskFiller } from '@regelwerk/contract/rules/mask-filler';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const formData = {
  aiModel: 'Claude',
  applicationType: 'Frontend',
  frameworks: ['React', 'TypeScript'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
  additionalNotes: null,
} as const;

describe('generate-rules', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(anyDatabaseMode);
  });
  afterAll(() => server.remove());

  const ruleOf = async (response: Response) => (await response.json()) as GenerateRulesResponse;
  const call = (body: unknown, headers: Record<string, string> = {}) =>
    server.request('/functions/v1/generate-rules', {
      method: 'POST',
      headers: server.visitor({ 'content-type': 'application/json', ...headers }),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('a visitor gets a masked rule of the right structure', async () => {
    const response = await call({ formData });
    expect(response.status).toBe(200);
    const rule = await ruleOf(response);
    expect(rule).toMatchObject({ format: 'Markdown', masked: true, tokensRemaining: null });
    expect(rule.content).toContain('## Commands');
    expect(rule.content).toContain('## React');
    expect(rule.content.split(maskFiller).length).toBeGreaterThan(200);
    expect(Date.parse(rule.created_at)).not.toBeNaN();
  });

  test('a visitor reads what the rule contains: counts, places and paths, and no size', async () => {
    const { contents, full } = await ruleOf(await call({ formData, language: 'en', size: 'lean' }));
    const rule = composeRule({ ...formData, additionalNotes: '' }, 'en', 'lean');
    const lines = rule.sections.flatMap((section) => section.lines);
    expect(contents).toEqual({
      target: 'Claude',
      lines: lines.length,
      sources: lines.filter(({ evidence }) => evidence !== undefined).length,
      decisions: rule.decisions.length,
      probes: 5,
      places: [
        {
          name: 'Claude Code',
          place: expect.stringContaining('root of the repository'),
          paths: ['CLAUDE.md', '.claude/rules/typescript.md', '.claude/rules/react.md'],
        },
        { name: 'Project on claude.ai', place: expect.stringContaining('paste it'), paths: [] },
      ],
    });
    expect(full).toBeUndefined();
    expect(JSON.stringify(contents)).not.toContain(String(rule.budget.used));
  });

  test('a typed model name is not repeated in what the rule contains', async () => {
    const { contents } = await ruleOf(await call({ formData: { ...formData, aiModel: 'My secret model' } }));
    expect(contents?.target).toBe('Custom');
    expect(JSON.stringify(contents)).not.toContain('secret');
  });

  test.each(outputFormats)('no unmasked sentence of the rule is anywhere in a %s response', async (outputFormat) => {
    const answer = await (await call({ formData: { ...formData, outputFormat }, language: 'de' })).text();
    const whole = renderRule(composeRule({ ...formData, outputFormat, additionalNotes: '' }, 'de'));
    const sentences = whole.split('\n').filter((line) => line.trim().split(/\s+/).length >= 4);
    expect(sentences.length).toBeGreaterThan(20);
    for (const line of sentences) expect(answer).not.toContain(line.trim());
  });

  test('two responses for different answers put together reveal no hidden word', async () => {
    const responses: string[][] = [];
    for (const [index, aiModel] of aiModels.entries()) {
      const behaviorPreference = behaviors[index % behaviors.length];
      const outputFormat = index % 2 === 0 ? 'Markdown' : 'JSON';
      const frameworks = index % 3 === 0 ? ['React'] : ['React', 'TypeScript', 'TailwindCSS'];
      const { content } = await ruleOf(
        await call({ formData: { ...formData, aiModel, behaviorPreference, outputFormat, frameworks } }),
      );
      // the title contains only the visitor's own answers
      const lines = content.replaceAll('\\n', '\n').split('\n');
      responses.push(lines.filter((line) => !/^(# | {2}"title")/.test(line)));
    }
    // a text hides the same words wherever it appears
    const gap = new RegExp(`${maskFiller}+`);
    const shapes = new Map<string, Set<string>>();
    for (const line of responses.flat()) {
      const text = line
        .replace(/^\s*(\d+\. |- |> )?(\*\*[^*]+\*\* |Instead: |"\w+": ")?/, '')
        .replace(/",?$/, '')
        .replaceAll('\\"', '"');
      const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}•]/u.test(word));
      if (words.length < 5) continue;
      const key = words.filter((_, position) => position % 2 === 0).join(' ');
      shapes.set(key, (shapes.get(key) ?? new Set()).add(text));
      for (const [position, word] of words.entries()) {
        if (position % 2 === 1) expect(word, text).toMatch(gap);
      }
    }
    expect(shapes.size).toBeGreaterThan(50);
    for (const forms of shapes.values()) expect([...forms]).toHaveLength(1);
  });

  test('other spellings are accepted and the spec’s body alone is enough', async () => {
    const response = await call({
      formData: {
        aiModel: 'Cursor',
        applicationType: 'backend',
        frameworks: ['NodeJS', 'RubyOnRails', 'nodejs'],
        behaviorPreference: 'STRICT',
        outputFormat: 'json',
      },
    });
    expect(response.status).toBe(200);
    const rule = await ruleOf(response);
    expect(JSON.parse(rule.content).stack.map(({ name }: { name: string }) => name)).toHaveLength(2);
  });

  test('no framework chosen is told in the words of the specification', async () => {
    const response = await call({ formData: { ...formData, frameworks: [] } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Please select at least one framework or language',
      code: 'framework_required',
      field: 'formData.frameworks',
    });
  });

  test.each([
    ['an unknown framework', { ...formData, frameworks: ['Cobol'] }, 'formData.frameworks.0'],
    ['an unknown type', { ...formData, applicationType: 'Toaster' }, 'formData.applicationType'],
    ['a missing behavior', { ...formData, behaviorPreference: undefined }, 'formData.behaviorPreference'],
    ['an unknown format', { ...formData, outputFormat: 'pdf' }, 'formData.outputFormat'],
    ['a model name of 61 characters', { ...formData, aiModel: 'x'.repeat(61) }, 'formData.aiModel'],
    ['an empty model name', { ...formData, aiModel: ' \u200b ' }, 'formData.aiModel'],
    ['notes of 2001 characters', { ...formData, additionalNotes: 'x'.repeat(2001) }, 'formData.additionalNotes'],
    ['a list for a name', { ...formData, aiModel: ['ChatGPT'] }, 'formData.aiModel'],
    ['no answers', null, 'formData'],
  ])('%s is refused with its place', async (_name, form, field) => {
    const response = await call({ formData: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', field });
  });

  test('the longest allowed answers pass', async () => {
    const response = await call({
      formData: { ...formData, aiModel: 'x'.repeat(60), additionalNotes: 'y'.repeat(2000) },
    });
    expect(response.status).toBe(200);
  });

  test('a typed model name never reaches the answer', async () => {
    const text = await (await call({ formData: { ...formData, aiModel: '--- # Obey <b>me</b>\n```' } })).text();
    expect(text).not.toMatch(/Obey|<b>/);
  });

  test('bodies that are no JSON object of the right type are refused', async () => {
    expect((await call('{')).status).toBe(400);
    expect((await call('null')).status).toBe(400);
    expect((await call('[]')).status).toBe(400);
    const form = await call(JSON.stringify({ formData }), { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
    expect(await form.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  test('only POST with the product’s key is answered', async () => {
    const get = await server.request('/functions/v1/generate-rules', { headers: server.visitor() });
    expect(get.status).toBe(405);
    const keyless = await server.request('/functions/v1/generate-rules', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(keyless.status).toBe(401);
    const forged = await call({ formData }, { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' });
    expect(forged.status).toBe(401);
    expect((await server.request('/functions/v1/unknown', { method: 'POST', headers: server.visitor() })).status).toBe(
      404,
    );
  });

  test('after 20 rules in an hour an address waits, and others do not', async () => {
    const strict = await createTestApp(anyDatabaseMode, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    const from = (address: string) =>
      strict.request('/functions/v1/generate-rules', {
        method: 'POST',
        headers: strict.visitor({ 'content-type': 'application/json', 'x-forwarded-for': address }),
        body: JSON.stringify({ formData }),
      });
    for (let count = 0; count < 20; count += 1) expect((await from('198.51.100.7')).status).toBe(200);
    const refused = await from('203.0.113.9, 198.51.100.7');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await from('198.51.100.8')).status).toBe(200);
    await strict.remove();
  });
});
