import { parseArgs } from 'node:util';
import { serveAlone } from './serve-alone.ts';

// a sandbox for a server on another machine or port
const options = {
  port: { type: 'string', default: '4242' },
  key: { type: 'string', default: 'sk_test_sandbox' },
  webhook: { type: 'string', default: 'http://127.0.0.1:3000/webhooks/stripe' },
  secret: { type: 'string', default: 'whsec_sandbox' },
} as const;

try {
  await start();
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    isTaken
      ? 'That port is taken: choose another one with --port.\n'
      : `${reason}\nUsage: npm run sandbox -- --port 4242 --key sk_test_… --webhook URL --secret whsec_…\n`,
  );
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port.`);
  const { sandbox, url, close } = await serveAlone({
    port,
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
}
