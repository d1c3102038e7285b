import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../tools/testing/start-test-server.ts';
import { formData } from './form-data.ts';
import { httpLoad } from './http-load.ts';
import { printFigures } from './report/print-figures.ts';
import { seconds } from './seconds.ts';

const clients = 32;
const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
const server = await startTestServer({
  DATA_DIR: dataDir,
  PUBLISHABLE_KEY: 'sb_publishable_bench',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'silent',
});
const generate = (during: number) =>
  httpLoad(
    `${server.url}/functions/v1/generate-rules`,
    () => ({ headers: { apikey: 'sb_publishable_bench' }, body: () => ({ formData }) }),
    { clients, seconds: during },
  );

await generate(2);
const bare = await httpLoad(`${server.url}/health`, () => ({}), { clients, seconds });
const generated = await generate(seconds);
printFigures([
  {
    name: 'visitor generations, 32 clients',
    unit: '/s',
    value: generated.perSecond,
    reference: { name: 'bare answer of the same server', value: bare.perSecond },
    goal: { of: 'ratio', atLeast: 0.3 },
  },
  { name: 'visitor generation, p99', unit: 'ms', value: generated.timings.p99 },
]);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
