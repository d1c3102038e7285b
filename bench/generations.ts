import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../tools/testing/start-test-server.ts';
import { underLoad } from './measure.ts';

const clients = 32;
const seconds = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-bench-'));
const server = await startTestServer({
  DATA_DIR: dataDir,
  PUBLISHABLE_KEY: 'sb_publishable_bench',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'silent',
});
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const formData = {
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  frameworks: ['React', 'TypeScript', 'FastAPI'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};
const body = JSON.stringify({ formData });

function call(path: string, method: 'GET' | 'POST'): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers =
      method === 'POST'
        ? {
            apikey: 'sb_publishable_bench',
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }
        : {};
    const outgoing = request(`${server.url}${path}`, { agent, method, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume();
      response.on('end', resolve);
    });
    outgoing.on('error', reject);
    outgoing.end(method === 'POST' ? body : undefined);
  });
}

await underLoad(clients, 2, () => call('/functions/v1/generate-rules', 'POST'));
const bare = await underLoad(clients, seconds, () => call('/health', 'GET'));
const generated = await underLoad(clients, seconds, () => call('/functions/v1/generate-rules', 'POST'));
console.log(JSON.stringify({ bare, generated, ratio: generated.perSecond / bare.perSecond }));
agent.destroy();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
