import { expect, test } from 'vitest';
import { detectProject } from '../../detect-project.ts';

const checksOf = (path: string, text: string) => detectProject(new Map([[path, text]])).checks;

test('hooks of assistants are named by the scripts in bin that they run', () => {
  const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'bin/ask_first' }] }] };
  for (const path of ['.claude/settings.json', '.codex/hooks.json', '.cursor/hooks.json']) {
    expect(checksOf(path, JSON.stringify({ hooks }))).toEqual([
      { name: 'agent-hook', settings: ['ask_first'], evidence: path },
    ]);
  }
  expect(checksOf('.claude/settings.json', '{ "env": { "TOKEN": "x" } }')).toEqual([]);
});

test('a hook of git is read from its own folder too', () => {
  expect(checksOf('.githooks/pre-commit', '#!/bin/sh\nbin/keep_migrations\n')).toEqual([
    { name: 'git-hook', settings: ['pre-commit: bin/keep_migrations'], evidence: '.githooks/pre-commit' },
  ]);
});
