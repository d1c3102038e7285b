import { ensure } from './ensure.mjs';

ensure();
const { buildWeb } = await import('./build-web.mjs');
process.exitCode = await buildWeb();
