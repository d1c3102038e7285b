import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../tools/testing/start-test-server.ts';
import { httpLoad } from './http-load.ts';

const clients = 32;
const seconds = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
const server = await startTestServer({
  DATA_DIR: dataDir,
  PUBLISHABLE_KEY: 'sb_publishable_bench',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'silent',
});
const formData = {
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  frameworks: ['React', 'TypeScript', 'FastAPI'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};
const load = { clients, seconds };
const generate = (seconds: number) =>
  httpLoad(
    `${server.url}/functions/v1/generate-rules`,
    () => ({ headers: { apikey: 'sb_publishable_bench' }, body: { formData } }),
    { clients, seconds },
  );

await generate(2);
const bare = await httpLoad(`${server.url}/health`, () => ({}), load);
const generated = await generate(seconds);
console.log(JSON.stringify({ bare, generated, ratio: generated.perSecond / bare.perSecond }));
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
