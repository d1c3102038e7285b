import { ensure, say } from './ensure.mjs';

ensure();
const { spawnSync } = await import('node:child_process');
const { existsSync } = await import('node:fs');
const { join } = await import('node:path');
const { root } = await import('./ensure.mjs');
const { buildAll } = await import('./build-all.mjs');
const { installForTests } = await import('./install-for-tests.mjs');
const { runScript } = await import('./run-script.mjs');

if ((await buildAll()) !== 0) process.exit(1);
installForTests();
installLighthouse();

process.exitCode = await runScript(['bench/run-bench.ts', ...process.argv.slice(2)]);

/** Lighthouse is large and only measures, so it has its own folder and is installed by the first benchmark. */
function installLighthouse() {
  const folder = join(root, 'bench/lighthouse');
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  say('Installing Lighthouse (npm ci) …');
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
