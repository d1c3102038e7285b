import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedTemplate } from '../../tools/testing/embedded-template.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';

/** A server of its own with test payments, and with a clock that a journey sets. */
export interface ServerWithClock {
  readonly url: string;
  /** Sets the time of server, database and test payments. */
  readonly setTime: (time: Date) => void;
  readonly remove: () => Promise<void>;
}

/** Starts a server whose database has no accounts yet, at a given time and with further settings. */
export async function startServerWithClock(
  time: Date,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerWithClock> {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-clock-'));
  const file = join(folder, 'ahead');
  const setTime = (to: Date) => writeFileSync(file, String(to.getTime() - Date.now()));
  setTime(time);
  cpSync(await embeddedTemplate(), join(folder, 'data'), { recursive: true });
  const port = await freePort();
  const server = await startTestServer({
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    CLOCK_FILE: file,
    ...settings,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../tools/testing/moved-clock.ts')}`,
  });
  return {
    url: `http://localhost:${port}`,
    setTime,
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The pages of the test payments are at the address of the site, so the port has to be known before. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, 'localhost', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('a listening port has a number');
  return address.port;
}
