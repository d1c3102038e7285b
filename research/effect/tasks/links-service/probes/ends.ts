import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { far, openLinks, past, target } from '../links.ts';

/** Links that end. */
export const endsProbes: Readonly<Record<string, Probe>> = {
  'a link that ended does not lead on': probe('asked', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'ended', url: target, expiresAt: past });
    const answer = await service.visit('ended');
    assert.equal(answer.headers.get('location'), null);
    assert.ok(answer.status === 410 || answer.status === 404 || answer.status === 200, `status ${answer.status}`);
  }),
  'the page of an ended link says so to a person': probe('asked', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'ended', url: target, expiresAt: past });
    const answer = await service.visit('ended');
    assert.match(answer.headers.get('content-type') ?? '', /text\/html/);
    assert.match(await answer.text(), /ended|expired|no longer/i);
  }),
  'a link that ends later leads on': probe('asked', async (project) => {
    const service = await openLinks(project);
    assert.equal((await service.create({ code: 'later', url: target, expiresAt: far })).status, 201);
    assert.equal((await service.visit('later')).status, 302);
  }),
  'an end with an offset is understood': probe('implied', async (project) => {
    const service = await openLinks(project);
    const soon = new Date(Date.now() + 3_600_000);
    // an hour from now, written as the clock of a place twelve hours ahead
    const written = `${new Date(soon.getTime() + 12 * 3_600_000).toISOString().slice(0, 19)}+12:00`;
    await service.create({ code: 'offset', url: target, expiresAt: written });
    assert.equal((await service.visit('offset')).status, 302);
    const gone = `${new Date(Date.now() - 3_600_000 + 12 * 3_600_000).toISOString().slice(0, 19)}+12:00`;
    await service.create({ code: 'offset-gone', url: target, expiresAt: gone });
    assert.notEqual((await service.visit('offset-gone')).status, 302);
  }),
  'an end that is no date is refused': probe('implied', async (project) => {
    const service = await openLinks(project);
    for (const expiresAt of ['tomorrow', '2027-02-30T00:00:00Z', 5, {}, '31.01.2027 18:00 Uhr'])
      assert.equal(
        (await service.create({ code: `bad-${Math.random().toString(36).slice(2)}`, url: target, expiresAt })).status,
        422,
        JSON.stringify(expiresAt),
      );
  }),
  'null means no end': probe('implied', async (project) => {
    const service = await openLinks(project);
    assert.equal((await service.create({ code: 'without', url: target, expiresAt: null })).status, 201);
    assert.equal((await service.visit('without')).status, 302);
  }),
  'the code of an ended link stays taken': probe('implied', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'ended', url: target, expiresAt: past });
    assert.equal((await service.create({ code: 'ended', url: target })).status, 409);
  }),
};
