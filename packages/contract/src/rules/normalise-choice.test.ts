import { expect, test } from 'vitest';
import { aiModels } from './choices.ts';
import { normaliseChoice } from './normalise-choice.ts';

test.each([
  ['Cursor', 'cursor'],
  ['Claude 4.5', 'Claude'],
  ['claude-code', 'Claude Code'],
  ['copilot', 'GitHub Copilot'],
  ['Codex', 'OpenAI Codex'],
  ['Devin Desktop', 'Windsurf'],
  ['Windsurf (Devin)', 'Windsurf'],
  ['V0', 'v0'],
  ['v1', undefined],
  ['V', undefined],
  ['', undefined],
])('%j is the model %s', (written, model) => {
  expect(normaliseChoice.aiModel(written)).toBe(model);
});

test('every model is found by its own name', () => {
  for (const name of aiModels) expect(normaliseChoice.aiModel(name)).toBe(name);
});
