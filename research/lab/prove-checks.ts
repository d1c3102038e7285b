import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allEnforcements } from '../../packages/engine/src/enforcement/all-enforcements.ts';
import { type CheckName, checkNames, type Enforcement } from '../../packages/engine/src/enforcement/enforcement.ts';
import { astGrepInPart } from '../../packages/engine/src/enforcement/maps/ast-grep.ts';
import { allSnippets } from '../../packages/engine/src/enforcement/snippets/all-snippets.ts';
import { emptyProfile } from '../../tools/testing/empty-profile.ts';
import { allFixtures } from './enforcement/all-fixtures.ts';
import { checkRuns } from './enforcement/check-runs.ts';
import type { Finding } from './enforcement/finding.ts';
import { judgeFixtures } from './enforcement/judge-fixtures.ts';
import { type OpenScaffold, openScaffold } from './open-scaffold.ts';

const packages: Readonly<Partial<Record<CheckName, readonly string[]>>> = {
  eslint: ['eslint'],
  biome: ['@biomejs/biome'],
  oxlint: ['oxlint'],
  tsc: ['typescript'],
  ruff: ['ruff'],
  'ast-grep': ['@ast-grep/cli'],
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const today = new Date().toISOString().slice(0, 10);
const passed = new Map<string, { ran: string; on: string }>();
const provable: string[] = [];
let failed = 0;

const mapped = [...allEnforcements, ...astGrepInPart];

for (const check of checkNames) {
  const run = checkRuns[check];
  const enforcements = mapped.filter((one) => one.check === check);
  if (run === undefined || (wanted.length > 0 && !wanted.includes(check))) continue;
  const scaffold = openScaffold(check === 'ruff' ? 'python' : 'checks');
  if (scaffold === undefined) throw new Error(`The scaffold for ${check} cannot be installed here.`);
  const folder = join(scaffold.folder, 'enforcement', check);
  rmSync(folder, { recursive: true, force: true });
  // linters skip what a .gitignore above names, up to the folder of the repository
  mkdirSync(join(folder, '.git'), { recursive: true });
  const proved = provable.length;
  const entries = allSnippets[check](enforcements, emptyProfile);
  const findings = run({
    folder,
    scaffold,
    packText: entries.map(({ text }) => text).join('\n=====\n'),
    rulesOf: writeFixtures(folder, enforcements),
  });
  for (const enforcement of enforcements) prove(enforcement, findings, scaffold);
  console.log(`${check}: ${provable.length - proved} of ${enforcements.length} mappings have fixtures`);
}

if (process.argv.includes('--write') && failed === 0 && wanted.length === 0) {
  const lines = [...passed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { ran, on }]) => `  '${id}': { ran: '${ran}', on: '${on}' },`);
  const record = join(import.meta.dirname, '../../packages/engine/src/enforcement/proven-checks.ts');
  writeFileSync(
    record,
    `// Written by \`npm run knowledge:checks -- --write\` from the fixtures that passed; nobody edits it.

/** The tool that refused and accepted the fixtures of a mapping and the ISO date of the run, by check and directive. */
export const provenChecks: Readonly<Record<string, { readonly ran: string; readonly on: string }>> = {\n${lines.join('\n')}\n};\n`,
  );
  const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', record]);
}
const directives = new Set(mapped.map(({ directive }) => directive));
console.log(
  `${mapped.length} mappings of ${directives.size} directives: ${provable.length - failed} proven here, ${failed} failed, ${mapped.length - provable.length} reported`,
);
process.exitCode = failed === 0 ? 0 : 1;

function fixtureOf({ directive, check }: Enforcement) {
  return allFixtures.find((one) => one.directive === directive && one.check === check);
}

function writeFixtures(folder: string, enforcements: readonly Enforcement[]): Map<string, readonly string[]> {
  const rulesOf = new Map<string, readonly string[]>();
  for (const enforcement of enforcements) {
    const fixture = fixtureOf(enforcement);
    for (const kind of ['fails', 'passes'] as const) {
      for (const [index, [path, text]] of (fixture?.[kind] ?? []).entries()) {
        const place = `${enforcement.directive}/${kind}-${index}`;
        const file = join(folder, place, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        rulesOf.set(place, enforcement.rules);
      }
    }
  }
  return rulesOf;
}

function prove(enforcement: Enforcement, findings: readonly Finding[], scaffold: OpenScaffold): void {
  const fixture = fixtureOf(enforcement);
  if (fixture === undefined) return;
  const { check, directive, rules } = enforcement;
  const id = `${check} ${directive}`;
  const faults = judgeFixtures(enforcement, fixture, (kind, index) =>
    findings.filter(({ path }) => path.replace(/^\.\//, '').startsWith(`${directive}/${kind}-${index}/`)),
  );
  provable.push(id);
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${id} (${rules.join(', ')})`);
  for (const fault of faults) console.error(`    ${fault}`);
  if (faults.length > 0) failed += 1;
  else
    passed.set(id, {
      ran: (packages[check] ?? []).map((name) => `${name} ${scaffold.versionOf(name)}`).join(', '),
      on: today,
    });
}
