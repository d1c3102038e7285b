import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuiltInTexts, builtInTextsFile } from '@regelwerk/contract/admin/built-in-texts';
import { publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { openDatabase } from '@regelwerk/database/open-database';
import { legalLinks } from '@regelwerk/legal/legal-links';
import type { Logger } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { copyTestDatabase, type DatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createApp } from '../app.ts';
import { createServer, type Timeouts } from '../create-server.ts';
import { createDeps, type Deps, outboxOf } from '../deps.ts';
import type { PasswordCost } from '../domain/accounts/password-hash.ts';
import { loadKeys } from '../http/keys.ts';
import { runDueJobs } from '../jobs/start-jobs.ts';
import { readSettings } from '../settings/env.ts';

/** Passwords of tests protect nobody, and hashing them as in production takes a tenth of the tests' time. */
const quickCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

export const testSite = 'http://localhost:3000';

/** The app on its own free port, as one of several processes on the database. */
export interface ListeningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A whole server with its own database, driven by `request`; `remove` stops it and deletes everything. */
export interface TestApp {
  readonly deps: Deps;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The headers of a visitor, with more if given. */
  readonly visitor: (more?: Record<string, string>) => Record<string, string>;
  /** Returns an access token like those of the auth API; other claims forge one. */
  readonly token: (claims: Record<string, unknown>) => Promise<string>;
  /** `clock` replaces the server's clock. */
  readonly listen: (timeouts?: Timeouts, clock?: () => Date) => Promise<ListeningServer>;
  /** Returns the same server with another clock. */
  readonly at: (clock: () => Date) => TestApp;
  /** Returns the same server after a restart, which reads the keys again. */
  readonly restarted: () => Promise<TestApp>;
  /** Returns the same server with another cost of passwords. */
  readonly atCost: (cost: PasswordCost) => TestApp;
  /** Runs the due jobs and returns the mails written so far, newest last. */
  readonly mails: () => Promise<Email[]>;
  readonly remove: () => Promise<void>;
}

/** Creates a test app; `prepare` is SQL that runs before the server opens its database, `log` replaces its log. */
export async function createTestApp(
  mode: DatabaseMode,
  environment: Record<string, string> = {},
  prepare = '',
  log?: Logger,
): Promise<TestApp> {
  const { options, erase } = await copyTestDatabase(mode);
  if (prepare !== '') {
    const before = await openDatabase(options);
    await before.pool.query(prepare);
    await before.close();
  }
  const webRoot = mkdtempSync(join(tmpdir(), 'regelwerk-web-'));
  writeBuiltApp(webRoot);
  const place: Record<string, string> =
    'dataDir' in options ? { DATA_DIR: options.dataDir } : { DATABASE_URL: options.url, DATA_DIR: webRoot };
  const built = await createDeps(readSettings({ LOG_LEVEL: 'silent', ...place, ...environment }), undefined, log);
  const mails = new Map<string, Promise<Email>>();
  const deps = {
    ...built,
    accounts: { ...built.accounts, passwordCost: quickCost },
    settings: { ...built.settings, webRoot },
  };
  return testAppOf(deps);

  function testAppOf(deps: Deps): TestApp {
    const app = createApp(deps);
    const variant = (other: Deps): TestApp => {
      const otherApp = createApp(other);
      return { ...testApp, deps: other, request: async (path, init) => otherApp.request(`${testSite}${path}`, init) };
    };
    const testApp: TestApp = {
      deps,
      request: async (path, init) => app.request(`${testSite}${path}`, init),
      at: (clock) => variant({ ...deps, clock, accounts: { ...deps.accounts, clock } }),
      restarted: async () => {
        const keys = await loadKeys(deps.database, deps.settings);
        const { seal } = keys;
        return testAppOf({
          ...deps,
          keys,
          accounts: { ...deps.accounts, seal },
          legal: { ...deps.legal, seal },
          billing: { ...deps.billing, seal },
        });
      },
      atCost: (passwordCost) => variant({ ...deps, accounts: { ...deps.accounts, passwordCost } }),
      visitor: (more) => ({ apikey: deps.keys.publishable, ...more }),
      token: async (claims) => {
        const exp = Math.floor(Date.now() / 1000) + 3600;
        const iat = Math.floor(Date.now() / 1000);
        return deps.keys.signToken({ role: 'authenticated', aud: 'authenticated', iat, exp, ...claims });
      },
      mails: async () => {
        await runDueJobs(deps);
        const folder = outboxOf(deps.settings);
        const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
        for (const name of names)
          if (!mails.has(name)) mails.set(name, PostalMime.parse(readFileSync(join(folder, name))));
        return Promise.all(names.sort().flatMap((name) => mails.get(name) ?? []));
      },
      listen: (timeouts, clock = deps.clock) => listen({ ...deps, clock }, timeouts),
      remove: async () => {
        await deps.database.close();
        await erase();
        rmSync(webRoot, { recursive: true, force: true });
      },
    };
    return testApp;
  }
}

async function listen(deps: Deps, timeouts?: Timeouts): Promise<ListeningServer> {
  const { server, realtime } = await createServer(deps, timeouts);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await realtime.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

const testTexts: BuiltInTexts = {
  places: [
    { id: 'everywhere', name: null },
    { id: 'shop.title', name: { en: 'Shop page', de: 'Seite des Shops' } },
  ],
  texts: [
    { key: 'shop.hello', places: ['shop.title'], text: { en: 'Hello, {{name}}', de: 'Hallo, {{name}}' } },
    { key: 'shell.skip', places: ['everywhere'], text: { en: 'Skip', de: 'Überspringen' } },
  ],
};

/** Writes the files of a built app that the server fills in. */
function writeBuiltApp(webRoot: string): void {
  const head = '<head><title>Regelwerk</title><script data-app="/app.js"></script></head>';
  writeFileSync(join(webRoot, 'before-paint.js'), "document.documentElement.dataset.theme = 'light';");
  writeFileSync(join(webRoot, 'index.html'), `<!doctype html><html lang="en">${head}<div id="root"></div></html>`);
  mkdirSync(join(webRoot, 'pages'));
  writeFileSync(join(webRoot, builtInTextsFile), JSON.stringify(testTexts));
  for (const language of interfaceLanguages) {
    mkdirSync(join(webRoot, 'pages', language), { recursive: true });
    for (const name of [...publicPageNames, ...stackPageNames]) {
      const links = legalLinks('', language).map(({ address }) => `<a href="${address}">${address}</a>`);
      const price = name === 'home' ? '<p data-rule-price="">{{rule-price}}, {{price-sentence}}</p>' : '';
      const body = `<main><h1>${name}</h1>${price}<!--legal--></main><footer>${links.join('')}</footer>`;
      const canonical = `<link rel="canonical" href="{{site}}${publicAddress(name, language)}">`;
      const file = join(webRoot, 'pages', language, `${name}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        `<!doctype html><html lang="${language}">${head.replace('</head>', `${canonical}</head>`)}<div id="root">${body}</div></html>`,
      );
    }
  }
}
