import { runScript, withEnvFile } from './run-script.mjs';

process.exitCode = await runScript(withEnvFile(process.argv.slice(2)));
