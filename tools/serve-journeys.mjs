import { cpSync, rmSync } from 'node:fs';
import { runScript } from './run-script.mjs';
import { embeddedTemplate } from './testing/embedded-template.ts';

/** Starts the product as `npm start` does, with a database that holds no accounts, whatever an earlier run left behind. */
const { DATA_DIR: data } = process.env;
if (data === undefined) throw new Error('DATA_DIR names the folder of the journeys');
rmSync(data, { recursive: true, force: true });
cpSync(await embeddedTemplate(), data, { recursive: true });
process.exitCode = await runScript(['tools/start.mjs']);
