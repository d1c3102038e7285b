import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findViolations } from './find-violations.ts';

// checks every TypeScript source that git tracks or would track
const sources = /^(apps\/[^/]+\/src|packages\/[^/]+\/src|tests|tools|bench)\/.*\.tsx?$/;
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => sources.test(path) && existsSync(path));
const violations = findViolations(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));

for (const { path, message } of violations) console.error(`${path}: ${message}`);
if (paths.length < 50) {
  console.error(`Only ${paths.length} files were found to judge: the check itself is broken.`);
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
