import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { createSandbox } from './create-sandbox.ts';
import { memoryStore } from './memory-store.ts';

// a sandbox of its own for a server elsewhere; it forgets everything when it ends
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4242' },
    key: { type: 'string', default: 'sk_test_sandbox' },
    webhook: { type: 'string', default: 'http://127.0.0.1:3000/webhooks/stripe' },
    secret: { type: 'string', default: 'whsec_sandbox' },
    'api-version': { type: 'string', default: '2026-10-28.endive' },
  },
});
const siteUrl = `http://127.0.0.1:${values.port}`;
const sandbox = createSandbox({
  store: memoryStore(),
  secretKey: values.key,
  siteUrl,
  apiVersion: values['api-version'],
  webhook: { url: values.webhook, secret: values.secret },
});
const server = createAdaptorServer({ fetch: sandbox.fetch });
server.listen(Number(values.port), '127.0.0.1');
await once(server, 'listening');
const stop = sandbox.start();
process.once('SIGTERM', () => {
  stop();
  server.close();
});
process.stdout.write(`The payment sandbox is ready at ${siteUrl}/sandbox
Start the server with PAYMENTS=stripe STRIPE_API_BASE=${siteUrl} STRIPE_SECRET_KEY=${values.key} STRIPE_WEBHOOK_SECRET=${values.secret}\n`);
