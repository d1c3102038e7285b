import { ensure } from './ensure.mjs';

ensure();
const { buildAll } = await import('./build-all.mjs');
const { runScript } = await import('./run-script.mjs');
const built = await buildAll();
process.exitCode = built === 0 ? await runScript(['tools/deploy/check-deployment.ts']) : built;
