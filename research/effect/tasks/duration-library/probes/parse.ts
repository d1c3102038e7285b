import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { day, expectAll, expectRead, hour, minute, refused, second, use } from '../spans.ts';

/** New forms that parseSpan reads, and those that it must not guess at. */
export const parseProbes: Readonly<Record<string, Probe>> = {
  'ISO durations are read': probe('asked', async (project) => {
    await expectRead(project, {
      PT1H30M: 90 * minute,
      P1DT2H: 26 * hour,
      'PT0.5H': 30 * minute,
      P2W: 14 * day,
      P1D: day,
      PT36H: 36 * hour,
      PT0S: 0,
    });
  }),
  'minutes and months of an ISO duration are told apart': probe('implied', async (project) => {
    await expectRead(project, { PT1M: minute, P1M: refused, P1Y: refused, P1Y2M3DT4H: refused });
  }),
  'ISO durations with a comma or a fraction of seconds are read': probe('implied', async (project) => {
    await expectRead(project, { 'PT1,5H': 90 * minute, 'PT1.25S': 1_250, 'PT0.001S': 1 });
  }),
  'a negative ISO duration is read': probe('implied', async (project) => {
    await expectRead(project, { '-PT1H30M': -90 * minute });
  }),
  'broken ISO durations are refused': probe('implied', async (project) => {
    await expectRead(project, {
      P: refused,
      PT: refused,
      P1DT: refused,
      P1H: refused,
      PT1D: refused,
      PT1M1H: refused,
      PT1H1H: refused,
      'PT1H 30': refused,
      PTH: refused,
    });
  }),
  'clock times are read': probe('asked', async (project) => {
    await expectRead(project, {
      '1:30': 90 * minute,
      '1:30:15': 90 * minute + 15 * second,
      '0:05': 5 * minute,
      '26:00': 26 * hour,
      '08:15': 8 * hour + 15 * minute,
    });
  }),
  'a negative clock time is read whole': probe('implied', async (project) => {
    await expectRead(project, { '-1:30': -90 * minute, '-0:30': -30 * minute });
  }),
  'clock times that no clock shows are refused': probe('implied', async (project) => {
    await expectRead(project, {
      '1:75': refused,
      '1:30:60': refused,
      '1:-30': refused,
      ':30': refused,
      '1:': refused,
      '1:30:15:10': refused,
      '1:30h': refused,
    });
  }),
  'decimals are read with a point and with a comma': probe('asked', async (project) => {
    await expectRead(project, { '1.5h': 90 * minute, '1,5h': 90 * minute, '0.25d': 6 * hour, '2.0 h': 2 * hour });
  }),
  'decimals come out as whole milliseconds': probe('implied', async (project) => {
    await expectRead(project, {
      '1.1h': 3_960_000,
      '0.1h': 360_000,
      '2.3h': 8_280_000,
      '4.35s': 4_350,
      // three digits after a point may be refused elsewhere: they could be thousands
      'PT1.005S': 1_005,
      'PT1.1H': 3_960_000,
      '0.7d': 60_480_000,
    });
    const odd = (await use(project, 'print(attempt(() => spans.parseSpan("0.333333h")));')) as number;
    assert.ok(Number.isInteger(odd) && Math.abs(odd - 1_199_999) <= 1, `0.333333h is ${odd}`);
  }),
  'decimals that are none are refused': probe('implied', async (project) => {
    await expectRead(project, { '1.5.5h': refused, '1,5,5h': refused, ',h': refused, '.h': refused, '1..5h': refused });
  }),
  'spaces around the new forms do not matter': probe('implied', async (project) => {
    await expectRead(project, { ' PT1H ': hour, '\t1:30\n': 90 * minute, ' 1,5 h ': 90 * minute });
  }),
  'a span that is too long is refused and not rounded': probe('hostile', async (project) => {
    await expectRead(project, {
      '9999999999999:00': refused,
      PT99999999999999999H: refused,
      [`${'9'.repeat(60)}.5h`]: refused,
    });
  }),
  'anything but a text is refused': probe('hostile', async (project) => {
    await expectAll(project, 'parseSpan', [
      [[null], refused],
      [[90], refused],
      [[{}], refused],
      [[['1h']], refused],
    ]);
  }),
  'a hostile text is refused at once': probe('hostile', async (project) => {
    const code = `
      const many = 50_000;
      const texts = ['1'.repeat(many) + ':', 'PT' + '1'.repeat(many), '1,'.repeat(many), ' '.repeat(many) + 'x', '1h '.repeat(many), '1:'.repeat(many), '0.' + '0'.repeat(many) + 'x'];
      print(texts.map((text) => attempt(() => spans.parseSpan(text))));`;
    const answers = (await use(project, code, 5_000)) as unknown[];
    assert.deepEqual([...new Set(answers)], [refused]);
  }),
  'zero is zero in every form': probe('implied', async (project) => {
    const texts = '["0:00", "PT0S", "0.0h", "-0:00", "-PT0S", "-0s"]';
    const answer = await use(project, `print(${texts}.map((text) => attempt(() => spans.parseSpan(text))));`);
    assert.deepEqual(answer, [0, 0, 0, 0, 0, 0]);
  }),
};
