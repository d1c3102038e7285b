import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from '../testing/end-with-parent.ts';
import { formData } from '../testing/form-data.ts';

const example = join(import.meta.dirname, '../../deploy/Caddyfile');
const calls = 80;

/**
 * Runs Caddy with `deploy/Caddyfile`, without TLS, in front of the processes, and returns the number of calls it answered while
 * `restart` restarted one of them. Throws for any answer but 200, and if a socket does not open.
 */
export async function tryCaddy(input: {
  readonly port: number;
  readonly adminPort: number;
  readonly upstreams: readonly number[];
  readonly scratch: string;
  readonly key: string;
  readonly restart: () => Promise<void>;
}): Promise<number> {
  const { port, adminPort, upstreams, scratch, key, restart } = input;
  const site = `http://127.0.0.1:${port}`;
  const proxy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', example], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DOMAIN: site,
      UPSTREAMS: upstreams.map((one) => `127.0.0.1:${one}`).join(' '),
      CADDY_ADMIN: `127.0.0.1:${adminPort}`,
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
    },
  });
  endWithParent(proxy);
  const exited = once(proxy, 'exit');
  try {
    while (!(await isUp(site))) {
      if (proxy.exitCode !== null) throw new Error('Caddy did not start.');
      await delay(50);
    }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('No socket opens through Caddy.')));
    });
    socket.close();
    let isRestarted = false;
    const restarted = restart().then(() => {
      isRestarted = true;
    });
    let answered = 0;
    while (!isRestarted || answered < calls) {
      for (const call of [() => fetch(site), () => preview(site, key)]) {
        const { status } = await call();
        if (status !== 200) throw new Error(`Caddy answered ${status} while a process restarted.`);
        answered += 1;
      }
      await delay(25);
    }
    await restarted;
    return answered;
  } finally {
    proxy.kill('SIGTERM');
    await exited;
  }
}

/** A request that no proxy sends twice. */
const preview = (site: string, key: string) =>
  fetch(`${site}/functions/v1/generate-rules`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ formData }),
  });

const isUp = (site: string) =>
  fetch(`${site}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );
