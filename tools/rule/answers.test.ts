import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProvenClaim, Verdict } from '@regelwerk/claims/proven-claim';
import { candidatesOf } from '@regelwerk/claims/sheet/candidates-of';
import { mostSheetBytes, questionSheet } from '@regelwerk/claims/sheet/question-sheet';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { claimsToSay } from '@regelwerk/folder/claims-to-say';
import { readFolder } from '@regelwerk/folder/read-folder';
import { verdictLines } from '@regelwerk/folder/verdict-lines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureProfiles } from './fixture-profiles.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root });
const run = (...args: readonly string[]) => {
  const script = join(import.meta.dirname, 'print-rule.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--project', root, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
  git('init', '-q');
  const modules = Array.from({ length: 9 }, (_, index) => `src/rules/rule${index}.ts`);
  write(
    'package.json',
    '{ "dependencies": { "react": "19.2.0" }, "scripts": { "test": "vitest run", "lint": "eslint ." } }',
  );
  write('src/http.ts', "import axios from 'axios';\nexport const http = axios;\n");
  for (const [index, path] of modules.entries())
    write(path, `import { http } from '../http.ts';\nexport class Rule${index} extends BaseRule {}\n`);
  write('src/base.ts', 'export class BaseRule {}\n');
  write('src/all.ts', modules.map((path) => `import './rules/${path.slice(10)}';`).join('\n'));
  for (const name of ['a', 'b', 'c']) write(`src/past/${name}.ts`, "import axios from 'axios';\n");
  for (const name of ['a', 'b', 'c', 'd'])
    write(`tests/${name}.test.ts`, "import { open } from './open-harness.ts';\nopen();\n");
  write('tests/open-harness.ts', 'export const open = () => undefined;\n');
  write('db/migrations/0001_first.sql', 'select 1;');
  for (let change = 0; change < 6; change += 1) {
    write('server/schema.ts', `export const schema = ${change};\n`);
    write('app/types.ts', `export const types = ${change};\n`);
    git('add', '.');
    git('commit', '-qm', `Change ${change}`);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('a folder shows what a question can name, and the command prints the sheet', async () => {
  const found = candidatesOf((await readFolder(root, installedGrammars)).code);
  expect(found).toEqual({
    pairs: [{ path: 'app/types.ts', companion: 'server/schema.ts', holds: 6, of: 6 }],
    registries: [{ module: 'src/all.ts', folder: 'src/rules', files: 9 }],
    modules: [{ name: 'src/http.ts', times: 9 }],
    splits: [],
    bases: [{ name: 'BaseRule', times: 9 }],
    harnesses: [{ name: 'tests/open-harness.ts', times: 4 }],
    migrations: 'db/migrations',
  });
  const { status, stdout } = run('--print-questions', '--language', 'de');
  expect(status).toBe(0);
  expect(stdout).toContain('`app/types.ts` + `server/schema.ts` (6 von 6)');
  expect(stdout).toContain('`npm run lint`, `npm test`');
});

test('every profile of a fixture has a sheet within its bound, of ten questions and more', () => {
  const none = { pairs: [], registries: [], modules: [], splits: [], bases: [], harnesses: [], migrations: undefined };
  for (const [, profile] of fixtureProfiles()) {
    for (const language of contentLanguages) {
      const sheet = questionSheet(profile, none, language);
      expect(new TextEncoder().encode(sheet).length).toBeLessThanOrEqual(mostSheetBytes);
      expect(sheet.match(/^\d+\. /gm)?.length).toBeGreaterThanOrEqual(10);
    }
  }
});

test('answers become lines of the rule as far as they are wanted, and each is told with its reason', () => {
  const file = join(root, 'answers.md');
  writeFileSync(
    file,
    [
      'Here are the lines:',
      'K: The order in `src/all.ts` surprises newcomers and is right. [src/all.ts]',
      'H: Everything goes through `src/gone.ts`. [src/gone.ts#gone]',
    ].join('\n'),
  );
  const proven = run('--answers', file);
  expect(proven.status).toBe(0);
  expect(proven.stderr).toMatch(
    /refuted +form: Everything goes through `src\/gone\.ts`\.\n +there is no src\/gone\.ts$/m,
  );
  expect(proven.stderr).toMatch(/unproven +oddity: The order in `src\/all\.ts` surprises/);
  expect(proven.stdout).not.toContain('surprises newcomers');
  const { stdout } = run('--answers', file, '--with-unproven');
  expect(stdout).toContain('- The order in `src/all.ts` surprises newcomers and is right.');
  expect(stdout).toContain('Written by an assistant: 1 of the lines above');
  expect(stdout).not.toContain('gone');
});

test('the lines of a rules file of the project are taken from that file', () => {
  write('CLAUDE.md', '# Rules\n\n- Nobody edits `src/http.ts` on a Friday.\n');
  const { stdout, stderr } = run('--answers', 'CLAUDE.md', '--with-unproven');
  expect(stderr).toContain('Nobody edits `src/http.ts` on a Friday.');
  expect(stdout).toContain('Taken from `CLAUDE.md`: 1 of the lines above');
});

const claim = (text: string, verdict: Verdict, more: Partial<ProvenClaim> = {}): ProvenClaim => ({
  kind: 'form',
  text,
  evidence: ['src/http.ts'],
  part: 'statement',
  context: [],
  verdict,
  ...more,
});
const proof = { by: 'count', holds: 9, of: 9 } as const;
const places = ['src/a.ts:3'];

test('only what is proven, or open and wanted, becomes a line; secrets and headings never do', () => {
  const all = [
    claim('Proven.', { is: 'proven', proof, places }),
    claim('Open.', { is: 'unproven', why: 'place-found', places }),
    claim('Wrong.', { is: 'refuted', why: 'counterexamples', what: '`axios`', holds: 2, of: 9, places }),
    claim('Said.', { is: 'repeated', of: 'fact', what: 'npm test' }),
    claim('The password=hunter2 is needed.', { is: 'proven', proof, places }),
    claim('Heading', { is: 'unproven', why: 'nothing-to-check', places: [] }, { part: 'heading' }),
    claim('Long.', { is: 'unproven', why: 'too-many', places: [] }, { fault: 'too-many' }),
  ];
  expect(claimsToSay(all, false)).toEqual([{ kind: 'form', text: 'Proven.', evidence: ['src/http.ts'], proof }]);
  expect(claimsToSay(all, true).map(({ text }) => text)).toEqual(['Proven.', 'Open.']);
  expect(verdictLines(all)).toEqual([
    'proven    form: Proven.\n          count, 9 of 9 (src/a.ts:3)',
    'unproven  form: Open.\n          its names occur there, which proves nothing (src/a.ts:3)',
    'refuted   form: Wrong.\n          `axios`: 2 of 9 (src/a.ts:3)',
    'repeated  form: Said.\n          the fact says it already: npm test',
    'proven    form: The password=hunter2 is needed.\n          count, 9 of 9 (src/a.ts:3)',
    'left out  form: Long.\n          it stands behind the most lines that are looked at',
  ]);
});
