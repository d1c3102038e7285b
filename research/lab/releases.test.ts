import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { compareReleases } from './compare-releases.ts';
import { newestRelease } from './newest-release.ts';
import { readProofs } from './read-proofs.ts';
import { type UsedPackage, usedVersions } from './used-versions.ts';

/** A registry of npm and pip in which everything is at 9.8.7; it never answers for `slow`. */
const registry = createServer((request, response) => {
  const { url = '' } = request;
  if (url.includes('slow')) return;
  if (!url.includes('known')) return void response.writeHead(404).end();
  const isPip = url.startsWith('/simple');
  response.setHeader('content-type', isPip ? 'text/html' : 'application/json');
  const version = { name: 'known', version: '9.8.7', dist: { tarball: 'http://localhost/known.tgz' } };
  const packument = { name: 'known', 'dist-tags': { latest: '9.8.7' }, versions: { '9.8.7': version } };
  const files =
    '<a href="known-1.0.0.tar.gz">known-1.0.0.tar.gz</a><a href="known-9.8.7.tar.gz">known-9.8.7.tar.gz</a>';
  response.end(isPip ? files : JSON.stringify(packument));
});
await new Promise<void>((go) => registry.listen(0, '127.0.0.1', go));
const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
const useRegistry = (base: string) => {
  vi.stubEnv('npm_config_registry', base);
  vi.stubEnv('npm_config_cache', `/tmp/regelwerk-no-cache-${process.pid}`);
  vi.stubEnv('PIP_CONFIG_FILE', '/dev/null');
  vi.stubEnv('PIP_INDEX_URL', `${base}/simple`);
  vi.stubEnv('PIP_EXTRA_INDEX_URL', '');
  vi.stubEnv('PIP_FIND_LINKS', '');
};
const hasPip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0;

afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
});

test.each(hasPip ? (['npm', 'pip'] as const) : (['npm'] as const))(
  '%s is asked for the newest release, of the registry that it is configured for',
  async (client) => {
    useRegistry(address);
    expect(await newestRelease({ name: 'known', client }, 120_000)).toBe('9.8.7');
    expect(await newestRelease({ name: 'missing', client }, 120_000)).toBeUndefined();
  },
);

test('a registry that never answers is given up', async () => {
  useRegistry(address);
  expect(await newestRelease({ name: 'slow', client: 'npm' }, 2000)).toBeUndefined();
});

const used = (name: string, version: string): UsedPackage => ({ name, client: 'npm', version, proves: ['a'] });

test('releases are compared by number, and each package is asked for once', async () => {
  const asked: string[] = [];
  const answers: Record<string, string> = { a: '1.10.0', b: '2.0.0', c: '2.9.0' };
  const found = await compareReleases(
    [used('a', '1.9.0'), used('a', '1.10.0'), used('b', '2.0.0'), used('c', '3.0.0'), used('d', '1.0.0')],
    ({ name }) => {
      asked.push(name);
      return Promise.resolve(answers[name]);
    },
    2,
  );
  expect(found.map(({ state }) => state)).toEqual(['behind', 'current', 'current', 'ahead of the registry', 'unknown']);
  expect(asked.sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('not more packages are asked for at the same time than allowed', async () => {
  let open = 0;
  let most = 0;
  const names = Array.from({ length: 10 }, (_, index) => used(`p${index}`, '1.0.0'));
  const asked = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((go) => setImmediate(go));
    open -= 1;
    return '1.0.0';
  };
  await compareReleases(names, asked, 3);
  expect(most).toBe(3);
});

test('every package of a proof is pinned in its scaffold, and nothing is installed to know it', async () => {
  const proofs = await readProofs([]);
  const known = new Set(usedVersions(proofs).map(({ name }) => name));
  const asked = new Set(proofs.filter(({ scaffold }) => scaffold !== 'php').flatMap(({ packages }) => packages));
  expect([...asked].filter((name) => !known.has(name)).sort()).toEqual(['node', 'ts6', 'ts7']);
});
