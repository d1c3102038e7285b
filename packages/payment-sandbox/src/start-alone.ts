import { parseArgs } from 'node:util';
import { serveAlone } from './serve-alone.ts';

// a sandbox of its own for a server elsewhere
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4242' },
    key: { type: 'string', default: 'sk_test_sandbox' },
    webhook: { type: 'string', default: 'http://127.0.0.1:3000/webhooks/stripe' },
    secret: { type: 'string', default: 'whsec_sandbox' },
  },
});
const { sandbox, url, close } = await serveAlone({
  port: Number(values.port),
  secretKey: values.key,
  webhook: { url: values.webhook, secret: values.secret },
});
const stop = sandbox.start();
process.once('SIGTERM', () => {
  stop();
  void close();
});
process.stdout.write(`The payment sandbox is ready at ${url}/sandbox
Start the server with PAYMENTS=stripe STRIPE_API_BASE=${url} STRIPE_SECRET_KEY=${values.key} STRIPE_WEBHOOK_SECRET=${values.secret}\n`);
