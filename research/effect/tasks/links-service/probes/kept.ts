import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { openLinks, target } from '../links.ts';

/** Calls that worked before, and the papers that go with the change. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'a link without an end leads on': probe('kept', async (project) => {
    const service = await openLinks(project);
    assert.equal((await service.create({ code: 'plain', url: target })).status, 201);
    const answer = await service.visit('plain');
    assert.equal(answer.status, 302);
    assert.equal(answer.headers.get('location'), target);
  }),
  'a code is given once': probe('kept', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'twice', url: target });
    const answer = await service.create({ code: 'twice', url: 'https://example.com/other' });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /"code":\s*"code_taken"/);
  }),
  'a removed link is gone': probe('kept', async (project) => {
    const service = await openLinks(project);
    await service.create({ code: 'gone', url: target });
    assert.equal((await service.call('/links/gone', { method: 'DELETE' })).status, 204);
    assert.equal((await service.visit('gone')).status, 404);
  }),
  'the newest link comes first': probe('kept', async (project) => {
    const service = await openLinks(project);
    for (const code of ['first', 'second']) await service.create({ code, url: target });
    assert.deepEqual(
      (await service.list()).map(({ code }) => code),
      ['second', 'first'],
    );
  }),
  'an address that is no web address is refused': probe('kept', async (project) => {
    const service = await openLinks(project);
    assert.equal((await service.create({ code: 'script', url: 'javascript:alert(1)' })).status, 422);
  }),
  'the README names what is new': probe('asked', async (project) => {
    const text = await project.read('README.md');
    for (const word of ['expiresAt', 'clicks', '/links/import'])
      assert.ok(text.includes(word), `nothing about ${word}`);
  }),
};
