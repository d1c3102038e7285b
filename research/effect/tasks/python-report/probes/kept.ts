import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertDone, assertRefused, booked, openClub } from '../club.ts';

const head = 'date,member,amount,text\n';

/** Commands that worked before, and the papers that go with the change. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'a list of a trainer is added without a format': probe('kept', async (project) => {
    const club = await openClub(project);
    const result = await club.importClub(`${head}2026-03-01,M-0012,12.50,March\n2026-03-02,M-0031,-3,"Balls, two"\n`);
    assertDone(result);
    assert.match(result.stdout, /^2 bookings added$/m);
    assert.deepEqual(await club.balances(), { 'M-0012': '12.50', 'M-0031': '-3.00' });
  }),
  'a list of a trainer is added each time': probe('kept', async (project) => {
    const club = await openClub(project);
    for (let time = 0; time < 2; time += 1) await club.importClub(`${head}2026-03-01,M-0012,12.50,March\n`);
    assert.equal((await club.balances())['M-0012'], '25.00');
  }),
  'a wrong line of a list is named and nothing is added': probe('kept', async (project) => {
    const club = await openClub(project);
    const before = await club.raw();
    const result = await club.importClub(`${head}2026-03-01,M-0012,12.50,March\n2026-03-01,M-9999,1,x\n`);
    assertRefused(result, 'an unknown member');
    assert.match(result.stderr, /line 3/);
    assert.equal(await club.raw(), before);
  }),
  'amounts of a list keep their point': probe('kept', async (project) => {
    const club = await openClub(project);
    assertRefused(await club.importClub(`${head}2026-03-01,M-0012,"12,50",March\n`), 'a comma');
    assertRefused(await club.importClub(`${head}01.03.2026,M-0012,12.50,March\n`), 'a German date');
  }),
  'a member is added once': probe('kept', async (project) => {
    const club = await openClub(project);
    assertDone(await club.run(['member', 'M-0044', 'New']));
    assertRefused(await club.run(['member', 'M-0044', 'Again']), 'the same number');
  }),
  'a missing file is told in a line': probe('kept', async (project) => {
    const club = await openClub(project);
    assertRefused(await club.run(['import', join(club.folder, 'nowhere.csv')]), 'a missing file');
  }),
  'it needs nothing but Python': probe('kept', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 500)]);
    const words = ['python3', '-S', '-m', 'clubbook', 'report', '2026'];
    const { code, stderr } = await project.run(['python3', '-S', '-m', 'clubbook', 'balance'], {
      environment: { CLUBBOOK_DATA: club.book },
    });
    assert.equal(code, 0, stderr);
    const { stderr: said } = await project.run(words, { environment: { CLUBBOOK_DATA: club.book } });
    assert.doesNotMatch(said, /ModuleNotFoundError/);
    const names = await readdir(project.folder);
    for (const name of ['requirements.txt', 'pyproject.toml', 'setup.py', 'Pipfile'])
      assert.ok(!names.includes(name), `there is a ${name}`);
  }),
  'the example of the bank is left as it was': probe('kept', async (project) => {
    const bytes = await readFile(join(project.folder, 'examples/bank.csv'));
    assert.equal(createHash('sha256').update(bytes).digest('hex').slice(0, 16), '76a891b0b5ad1cfc');
  }),
  'a book of the old version goes on working': probe('asked', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 500), booked('2026-03-02', -200)]);
    assert.equal((await club.balances())['M-0012'], '3.00');
    assertDone(await club.importClub(`${head}2026-03-05,M-0012,1,x\n`));
    assertDone(await club.run(['import', '--format', 'bank', 'examples/bank.csv']));
    assert.deepEqual(await club.month('2026-03'), ['1831.50', '247.10', '1584.40']);
    assert.deepEqual(
      (await club.bookings()).slice(0, 2).map(({ date, member, amount }) => [date, member, amount]),
      [
        ['2026-03-01', 'M-0012', 500],
        ['2026-03-02', 'M-0012', -200],
      ],
    );
  }),
  'the README tells of the new commands': probe('asked', async (project) => {
    const text = await project.read('README.md');
    for (const word of ['--format bank', 'report 2026', '--csv'])
      assert.ok(text.includes(word), `nothing about ${word}`);
  }),
};
