import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Project } from '../../open-project.ts';

export interface Row {
  readonly code: string;
  readonly url: string;
  readonly clicks: number;
  readonly lastClickAt: string | null;
  readonly expiresAt?: string | null;
}

export const far = '2999-01-01T00:00:00Z';
export const past = '2020-01-01T00:00:00Z';
export const target = 'https://example.com/page?a=1&b=2';

/** The service of a solution with its own file of data, and short words for its calls. */
export async function openLinks(project: Project, data?: string) {
  const file = join(project.folder, `probe-${crypto.randomUUID()}.json`);
  if (data !== undefined) await writeFile(file, data);
  let service = await project.start(['node', 'src/main.ts'], { DATA_FILE: file });
  const call = (path: string, options: RequestInit = {}) =>
    fetch(`${service.url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...options });
  return {
    file,
    call,
    url: () => service.url,
    restart: async () => {
      await service.stop();
      service = await project.start(['node', 'src/main.ts'], { DATA_FILE: file });
    },
    create: (body: unknown) =>
      call('/links', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    visit: (code: string) => call(`/${code}`),
    list: async () => ((await (await call('/links')).json()) as { links: Row[] }).links,
    importCsv: (body: string | Uint8Array<ArrayBuffer>, type = 'text/csv') =>
      call('/links/import', { method: 'POST', headers: { 'content-type': type }, body }),
  };
}

export const row = async (service: Awaited<ReturnType<typeof openLinks>>, code: string) => {
  const found = (await service.list()).find((link) => link.code === code);
  assert.ok(found, `the list has no link ${code}`);
  return found;
};

/** Reads the list until it says what is expected, since a click may be counted after its answer. */
export async function eventually(read: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (await read()) return;
    await pause(50);
  }
  assert.fail(what);
}
