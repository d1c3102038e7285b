import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistory } from './read-history.ts';

let root: string;
const git = (args: readonly string[], input = '') =>
  execFileSync('git', [...args], { cwd: root, encoding: 'utf8', input }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('names the paths of each commit, and runs no program that the repository names', () => {
  git(['init', '-q']);
  writeFileSync(join(root, 'über uns.ts'), '');
  git(['add', '.']);
  const who = 'Ada <ada@example.com> 1700000000 +0000';
  const signed = `tree ${git(['write-tree'])}\nauthor ${who}\ncommitter ${who}\ngpgsig -----BEGIN PGP SIGNATURE-----\n x\n -----END PGP SIGNATURE-----\n\nfirst\n`;
  git(['update-ref', 'HEAD', git(['hash-object', '-t', 'commit', '-w', '--stdin'], signed)]);
  const program = join(root, 'evil.sh');
  writeFileSync(program, `#!/bin/sh\ntouch ${join(root, 'ran')}\n`, { mode: 0o755 });
  git(['config', 'log.showSignature', 'true']);
  git(['config', 'gpg.program', program]);
  expect(readHistory(root).flat()).toEqual(['über uns.ts']);
  expect(existsSync(join(root, 'ran'))).toBe(false);
});

test('what a bot or a new version changed together is no evidence', () => {
  git(['init', '-q']);
  const commit = (author: string, subject: string) => {
    writeFileSync(join(root, 'a.txt'), subject);
    git(['add', '.']);
    git([
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@example.com',
      'commit',
      '-qm',
      subject,
      `--author=${author} <a@x.de>`,
    ]);
  };
  commit('Ada', 'Update the parser');
  commit('renovate[bot]', 'Tidy');
  for (const subject of [
    'Bump a from 1 to 2',
    'chore(deps): update a',
    'Update images to 3.18',
    'v1.2.0',
    'Release 1.2',
  ])
    commit('Ada', subject);
  expect(readHistory(root)).toEqual([['a.txt']]);
});

test('a folder without a history has none', () => {
  expect(readHistory(root)).toEqual([]);
});
