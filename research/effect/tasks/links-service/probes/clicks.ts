import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { eventually, openLinks, past, type Row, row, target } from '../links.ts';

/** Counted clicks, and data of the version without them. */
export const clicksProbes: Readonly<Record<string, Probe>> = {
  'clicks are counted': probe('asked', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'counted', url: target });
    assert.equal((await row(service, 'counted')).clicks, 0);
    for (let click = 0; click < 3; click += 1) await service.visit('counted');
    await eventually(async () => (await row(service, 'counted')).clicks === 3, 'three clicks are not three');
  }),
  'the last click has its time': probe('asked', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'timed', url: target });
    assert.ok(!(await row(service, 'timed')).lastClickAt, 'a link without a click has a last click');
    const before = Date.now();
    await service.visit('timed');
    await eventually(
      async () => Date.parse((await row(service, 'timed')).lastClickAt ?? '') >= before - 1_000,
      'no time of the last click',
    );
  }),
  'clicks outlive a restart': probe('implied', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'kept', url: target });
    await service.visit('kept');
    await eventually(
      async () => JSON.parse(await readFile(service.file, 'utf8')).some((link: Row) => link.clicks === 1),
      'the click never reached the file',
    ).catch(() => pause(3_000));
    await service.restart();
    assert.equal((await row(service, 'kept')).clicks, 1);
  }),
  'clicks at one moment are all counted': probe('hostile', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'busy', url: target });
    await Promise.all(Array.from({ length: 200 }, () => service.visit('busy')));
    await eventually(async () => (await row(service, 'busy')).clicks === 200, 'some of 200 clicks are lost');
  }),
  'a visit of an ended or unknown link counts nothing': probe('implied', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'ended', url: target, expiresAt: past });
    await service.visit('ended');
    await service.visit('unknown');
    await pause(200);
    assert.equal((await row(service, 'ended')).clicks, 0);
  }),
  'a visitor is sent on when the number cannot be written': probe('hostile', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'readonly', url: target });
    // the store writes this name first; a folder there makes every write fail
    await project.run(['mkdir', '-p', `${service.file}.new`]);
    assert.equal((await service.visit('readonly')).status, 302);
    assert.equal((await service.visit('readonly')).status, 302);
    // a service that falls over the failed write takes a moment to fall
    await pause(500);
    assert.equal((await service.call('/links')).status, 200);
  }),
  'a browser does not keep the redirect for itself': probe('implied', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'cached', url: target });
    const answer = await service.visit('cached');
    assert.ok(answer.status === 302 || answer.status === 307);
    assert.doesNotMatch(answer.headers.get('cache-control') ?? '', /max-age=[1-9]|immutable/);
  }),
  'data of the old version works': probe('asked', async (project) => {
    const service = await openLinks(
      project,
      JSON.stringify([{ code: 'old', url: target, createdAt: '2025-01-01T00:00:00.000Z' }]),
    );
    assert.equal((await row(service, 'old')).clicks, 0);
    assert.equal((await service.visit('old')).status, 302);
    await eventually(async () => (await row(service, 'old')).clicks === 1, 'an old link does not count');
  }),
};
