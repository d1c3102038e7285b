import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyPlace } from '../../tools/testing/copy-place.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';

const root = join(import.meta.dirname, '../..');

test('the product runs from a folder whose name has spaces, umlauts and signs', async () => {
  const place = await copyPlace('embedded');
  const folder = join(mkdtempSync(join(tmpdir(), 'regelwerk-')), 'Übung 50% #1 & more');
  mkdirSync(join(folder, 'apps'), { recursive: true });
  cpSync(join(root, 'apps/server'), join(folder, 'apps/server'), { recursive: true });
  for (const part of ['packages', 'node_modules', 'apps/web']) symlinkSync(join(root, part), join(folder, part));
  const server = await startTestServer({ ...place.environment, PAYMENTS: 'off' }, folder);
  expect((await fetch(`${server.url}/de/`)).status).toBe(200);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  await place.erase();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});
