import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findRawStatements } from './find-raw-statements.ts';
import { rawStatementFiles } from './raw-statement-files.ts';

const pathspecs = ['apps/server/src', ':!apps/server/src/testing'];
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...pathspecs], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && existsSync(path));
const found = new Map(paths.map((path) => [path, findRawStatements(readFileSync(path, 'utf8'))]));
const faults = [...found].flatMap(([path, lines]) =>
  rawStatementFiles.has(path) ? [] : lines.map((line) => `${path}:${line}: read and write tables with Kysely`),
);
for (const path of rawStatementFiles.keys())
  if ((found.get(path)?.length ?? 0) === 0) faults.push(`${path}: has no raw statement; remove it from the exceptions`);

for (const fault of faults) console.error(fault);
if (paths.length < 50) {
  console.error(`Only ${paths.length} files were found to read: the check itself is broken.`);
  process.exitCode = 1;
}
if (faults.length > 0) process.exitCode = 1;
