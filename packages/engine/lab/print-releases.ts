import { spawnSync } from 'node:child_process';
import { openScaffold } from './open-scaffold.ts';
import { readProofs } from './read-proofs.ts';

const asked = new Map<string, string>();
const stale: string[] = [];

for (const { id, scaffold, packages } of await readProofs([])) {
  const opened = openScaffold(scaffold);
  if (opened === undefined || scaffold === 'php') continue;
  for (const name of packages) {
    const used = opened.versionOf(name);
    const newest = newestOf(name, scaffold === 'python');
    if (newest !== '' && newest !== used) stale.push(`${id}: ${name} ${used}, newest ${newest}`);
  }
}

console.log(`${asked.size} packages asked for; to be proven again: ${stale.length}`);
for (const line of stale) console.log(`  ${line}`);

/** Asks the registry of the language for the newest release; an empty text where it does not answer. */
function newestOf(name: string, isPython: boolean): string {
  if (name === 'node' || name === 'ts6') return '';
  const known = asked.get(name);
  if (known !== undefined) return known;
  const { stdout } = isPython
    ? spawnSync('python3', ['-m', 'pip', 'index', 'versions', name], { encoding: 'utf8' })
    : spawnSync('npm', ['view', name, 'version'], { encoding: 'utf8' });
  const newest = /\d+(\.\d+)+/.exec(stdout)?.[0] ?? '';
  asked.set(name, newest);
  return newest;
}
