import { expect, test } from 'vitest';
import { normaliseChoice } from './normalise-choice.ts';
import { targetFacts } from './registry.ts';

test.each([
  ['Cursor', 'cursor'],
  ['Claude 4.5', 'Claude'],
  ['claude-code', 'Claude Code'],
  ['copilot', 'GitHub Copilot'],
  ['Codex', 'OpenAI Codex'],
  ['Devin Desktop', 'Windsurf'],
  ['Devin/Windsurf', 'Windsurf'],
  ['V0', 'v0'],
  ['v1', undefined],
  ['V', undefined],
  ['', undefined],
])('%j is the model %s', (written, model) => {
  expect(normaliseChoice.aiModel(written)).toBe(model);
});

test('every model is found by its own name, and by the label that the page shows', () => {
  for (const { name, label } of targetFacts)
    for (const written of [name, label]) expect(normaliseChoice.aiModel(written)).toBe(name);
});
