import { runScript } from './run-script.mjs';

process.exitCode = await runScript(['--env-file-if-exists=.env', ...process.argv.slice(2)]);
