import { ensure } from './ensure.mjs';

ensure();
const { buildWeb } = await import('./build-web.mjs');
const { runScript } = await import('./run-script.mjs');
const built = await buildWeb();
process.exitCode = built === 0 ? await runScript(['tools/deploy/check-deployment.ts']) : built;
