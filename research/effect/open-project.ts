import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/testing/find-browser.ts';

/** The result of a finished command. `code` is null when a signal ended it. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A service of the solution under test, listening at `url`. */
export interface Service {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

interface CommandOptions {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds; 15,000 unless told. A command that takes longer is killed. */
  readonly limit?: number;
}

/** A solution as a probe sees it. What a probe opens is closed by `close`. */
export interface Project {
  readonly folder: string;
  readonly read: (path: string) => Promise<string>;
  /** Runs a command to its end. */
  readonly run: (command: readonly string[], options?: CommandOptions) => Promise<CommandResult>;
  /** Starts a service with PORT set to a free port and resolves when the port answers. */
  readonly start: (command: readonly string[], environment?: Readonly<Record<string, string>>) => Promise<Service>;
  /** Opens a blank page in a fresh browser profile. */
  readonly page: (options?: BrowserContextOptions) => Promise<Page>;
  /** Has something closed after the probe. */
  readonly onClose: (close: () => Promise<unknown>) => void;
  readonly close: () => Promise<void>;
}

const startLimit = 10_000;
const commandLimit = 15_000;
let sharedBrowser: Promise<Browser> | undefined;

/** Opens a solution in `folder` for one probe. */
export function openProject(folder: string): Project {
  const closers: (() => Promise<unknown>)[] = [];
  const environmentOf = (extra: Readonly<Record<string, string>> = {}) => ({
    ...process.env,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    // Python takes a changed file of the same second and length for the compiled one
    PYTHONDONTWRITEBYTECODE: '1',
    ...extra,
    PATH: [
      join(folder, 'node_modules/.bin'),
      join(folder, 'venv/bin'),
      dirname(process.execPath),
      process.env.PATH,
    ].join(':'),
  });

  const run: Project['run'] = async ([name = '', ...words], { input = '', environment, limit = commandLimit } = {}) => {
    const child = spawn(name, words, {
      cwd: folder,
      env: environmentOf(environment),
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (said.stdout += chunk));
    child.stderr.on('data', (chunk) => (said.stderr += chunk));
    // a command may end without reading its input
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [code] = await once(child, 'close');
    return { code, ...said };
  };

  const start: Project['start'] = async ([name = '', ...words], environment) => {
    const port = await freePort();
    const env = environmentOf({ PORT: String(port), HOST: '127.0.0.1', ...environment });
    const child = spawn(name, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    const stop = async () => {
      child.kill('SIGKILL');
      await exited;
    };
    closers.push(stop);
    const url = `http://127.0.0.1:${port}`;
    const ends = Date.now() + startLimit;
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`The service ended with code ${child.exitCode}:\n${output}`);
      if (Date.now() > ends) throw new Error(`The service did not answer in ${startLimit} ms:\n${output}`);
      await pause(50);
    }
    return { url, process: child, output: () => output, stop };
  };

  const page: Project['page'] = async (options = {}) => {
    sharedBrowser ??= chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
    const context = await (await sharedBrowser).newContext({ locale: 'en-GB', ...options });
    context.setDefaultTimeout(5_000);
    closers.push(() => context.close());
    return context.newPage();
  };

  return {
    folder,
    read: (path) => readFile(join(folder, path), 'utf8'),
    run,
    start,
    page,
    onClose: (close) => closers.push(close),
    close: async () => void (await Promise.allSettled(closers.splice(0).map((close) => close()))),
  };
}

/** Closes the browser that the pages of all probes shared. */
export async function closeBrowser(): Promise<void> {
  const browser = await sharedBrowser;
  sharedBrowser = undefined;
  await browser?.close();
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000), redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  return address.port;
}
