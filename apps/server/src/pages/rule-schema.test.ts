import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(anyDatabaseMode);
});
afterAll(() => server.remove());

test('the published JSON Schema accepts every rule in JSON and rejects everything else', async () => {
  const response = await server.request('/schemas/rule-1.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  const published = z.fromJSONSchema((await response.json()) as Parameters<typeof z.fromJSONSchema>[0]);
  for (const aiModel of ['Claude', 'Bubble', 'My own']) {
    const form = {
      aiModel,
      applicationType: 'Fullstack' as const,
      frameworks: ['React', 'Laravel'] as const,
      behaviorPreference: 'Documented' as const,
      outputFormat: 'JSON' as const,
      additionalNotes: 'Use tabs.',
    };
    const rule = JSON.parse(renderRule(composeRule(form, 'de', 'full')));
    expect(published.safeParse(rule).error).toBeUndefined();
    expect(published.safeParse({ ...rule, sections: [{ id: 'x' }] }).success).toBe(false);
    expect(published.safeParse({ ...rule, extra: 1 }).success).toBe(false);
  }
});
