import { keepMigrations } from '../hooks/keep-migrations.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

const script = 'bin/keep_migrations';
const framework = `  - repo: local
    hooks:
      - id: keep-migrations
        name: keep migrations
        entry: ${script}
        language: script
        pass_filenames: false
        always_run: true
`;

/** Writes the script that keeps migrations, and the line that runs it in the git hooks of the project. */
export const gitHookSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('git-hook', profile) ?? '.githooks/pre-commit';
  const isOwn = path.startsWith('.githooks/');
  const entry = (
    at: string,
    text: string,
    words: { readonly language: string; readonly en: string; readonly de: string },
  ) => packEntry(enforcements, 'git-hook', at, text, words);
  return [
    entry(script, keepMigrations, {
      language: 'sh',
      en: 'A new script. Make it executable: `chmod +x bin/keep_migrations`.',
      de: 'Ein neues Skript. Ausführbar machen: `chmod +x bin/keep_migrations`.',
    }),
    entry(isOwn ? '.githooks/pre-commit' : path, lineFor(path), {
      language: /ya?ml$/.test(path) ? 'yaml' : 'sh',
      en: isOwn
        ? 'Add the line to the hook and make it executable; `git config core.hooksPath .githooks` switches the folder on in each clone.'
        : `Add these lines to ${path}.`,
      de: isOwn
        ? 'Die Zeile im Hook ergänzen und ihn ausführbar machen; `git config core.hooksPath .githooks` schaltet den Ordner in jedem Klon ein.'
        : `Diese Zeilen in ${path} ergänzen.`,
    }),
  ];
};

function lineFor(path: string): string {
  if (/\.pre-commit-config\.ya?ml$/.test(path)) return `repos:\n${framework}`;
  if (/lefthook\.ya?ml$/.test(path)) return `pre-commit:\n  commands:\n    keep-migrations:\n      run: ${script}\n`;
  return path.startsWith('.githooks/') ? `#!/bin/sh\n${script}\n` : `${script}\n`;
}
