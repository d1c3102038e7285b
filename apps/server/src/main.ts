import { explainFailure } from './commands/explain-failure.ts';
import { layGroundwork } from './groundwork.ts';
import { openLog } from './http/open-log.ts';
import { readSettings } from './settings/env.ts';

/** Time for the sentence to be written. */
const lastWordsMs = 200;

try {
  const settings = readSettings();
  const log = openLog(settings.logLevel);
  const groundwork = await layGroundwork(settings, log);
  // an embedded database opens in its own thread while the rest of the server is loaded
  const { serve } = await import('./serve.ts');
  await serve(settings, log, groundwork);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
  // a connection opened before the fault must not keep the process alive
  setTimeout(() => process.exit(), lastWordsMs).unref();
}
