import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLockfile } from './complete-lockfile.ts';

const scaffolds = join(import.meta.dirname, 'scaffolds');
const asked = process.argv.slice(2);

// pins anew the packages that the package.json of each scaffold asks for
for (const name of readdirSync(scaffolds).filter((one) => asked.length === 0 || asked.includes(one))) {
  const folder = join(scaffolds, name);
  if (!readdirSync(folder).includes('package.json')) continue;
  const lockfile = join(folder, 'package-lock.json');
  rmSync(lockfile, { force: true });
  const words = ['install', '--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved'];
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not resolve the packages of ${name}`);
  const lock = JSON.parse(readFileSync(lockfile, 'utf8'));
  writeFileSync(lockfile, `${JSON.stringify({ ...lock, packages: completeLockfile(lock.packages) }, null, 2)}\n`);
  console.log(`Wrote the lockfile of ${name}`);
}
