import { ensure } from './ensure.mjs';

ensure();
const { buildAll } = await import('./build-all.mjs');
process.exitCode = await buildAll();
