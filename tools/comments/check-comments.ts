import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findCommentFaults } from './find-comment-faults.ts';
import { findMissingDocstrings } from './find-missing-docstrings.ts';
import { documentedRooms, plainRooms } from './plain-rooms.ts';

const sources = /\.(?:m?ts|tsx|mjs|sql)$/;
// the test of the check quotes bad comments
const pathspecs = [...plainRooms, ':!tools/comments/*.test.ts'];
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...pathspecs], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => sources.test(path) && existsSync(path));
const isDocumented = (path: string) =>
  !path.endsWith('.test.ts') && !path.includes('/scaffolds/') && documentedRooms.some((room) => path.startsWith(room));
const faults = paths.flatMap((path) => {
  const source = readFileSync(path, 'utf8');
  const found = [...findCommentFaults(source), ...(isDocumented(path) ? findMissingDocstrings(source) : [])];
  return found.map((fault) => `${path}:${fault}`);
});

for (const fault of faults) console.error(fault);
if (paths.length < 50) {
  console.error(`Only ${paths.length} files were found to read: the check itself is broken.`);
  process.exitCode = 1;
}
if (faults.length > 0) process.exitCode = 1;
