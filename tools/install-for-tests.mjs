import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say, stop } from './ensure.mjs';

const browsers = JSON.parse(readFileSync(join(import.meta.dirname, 'browsers.json'), 'utf8'));
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs a browser and a Postgres server on Debian as root, and for the journeys a second browser; elsewhere prints what to
 * install.
 */
export function installForTests({ hasJourneys = false } = {}) {
  const missing = [
    ...(hasBrowser() ? [] : ['chromium-headless-shell']),
    ...(!hasJourneys || hasFirefox() ? [] : ['firefox-esr']),
    ...(hasPostgres() ? [] : ['postgresql']),
  ];
  if (missing.length === 0) return;
  if (!isRootOnDebian) {
    stop(
      `The tests need ${missing.join(' and ')}. On Debian: sudo apt-get install ${missing.join(' ')}. ` +
        'Elsewhere install Chrome or Chromium (CHROMIUM_PATH may name it), for the journeys Firefox (FIREFOX_PATH), and PostgreSQL 15 or newer.',
    );
  }
  say(`Installing ${missing.join(' and ')} (apt-get) …`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) stop(`apt-get ${args[0]} failed; the lines above say why.`);
}

/** Any browser will do; where it can be installed, the one without a window is, since it takes a fifth less time. */
function hasBrowser() {
  if (process.env.CHROMIUM_PATH !== undefined) return existsSync(process.env.CHROMIUM_PATH);
  return (isRootOnDebian ? browsers.chromium.slice(0, 1) : browsers.chromium).some((path) => existsSync(path));
}

function hasFirefox() {
  return [process.env.FIREFOX_PATH, ...browsers.firefox].some((path) => path !== undefined && existsSync(path));
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return folders.some((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
