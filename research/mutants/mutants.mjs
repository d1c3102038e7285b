import { ensure, say } from '../../tools/ensure.mjs';

ensure();
const { spawnSync } = await import('node:child_process');
const { existsSync } = await import('node:fs');
const { join } = await import('node:path');
const { installForTests } = await import('../../tools/install-for-tests.mjs');
const { runScript } = await import('../../tools/run-script.mjs');

installForTests();
installStryker();
process.exitCode = await runScript(['research/mutants/run-mutants.ts', ...process.argv.slice(2)]);

/** Stryker is large and only judges tests, so it has its own folder and is installed by the first run. */
function installStryker() {
  const folder = import.meta.dirname;
  if (existsSync(join(folder, 'node_modules/@stryker-mutator/core'))) return;
  say('Installing Stryker (npm ci) …');
  // it uses the product's own test runner
  const { status } = spawnSync('npm', ['ci', '--legacy-peer-deps'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
