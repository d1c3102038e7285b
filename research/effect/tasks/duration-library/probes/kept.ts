import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { day, expectAll, expectRead, hour, minute, refused, second, use } from '../spans.ts';

/** Everything that the users of the package have today. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'spans with units are read as before': probe('kept', async (project) => {
    await expectRead(project, {
      '1h 30m': 90 * minute,
      ' 1H30M ': 90 * minute,
      '90 m': 90 * minute,
      '1w 2d': 9 * day,
      '-2d': -2 * day,
      '250ms': 250,
      '0s': 0,
    });
  }),
  'texts that are no span are refused as before': probe('kept', async (project) => {
    await expectRead(project, {
      '': refused,
      '5': refused,
      h: refused,
      '30m 1h': refused,
      '1h 1h': refused,
      '1y': refused,
      '1h and more': refused,
      '1h--30m': refused,
      P1Z: refused,
      '1e3h': refused,
    });
  }),
  'spans are written as before': probe('kept', async (project) => {
    await expectAll(project, 'formatSpan', [
      [[90 * minute], '1h 30m'],
      [[26 * hour], '1d 2h'],
      [[-1_250], '-1s 250ms'],
      [[0], '0s'],
      [[9 * day], '9d'],
      [['5'], refused],
    ]);
  }),
  'both functions can be handed to map': probe('kept', async (project) => {
    const answer = await use(
      project,
      'print(attempt(() => [[60000, 3600000, 1000].map(spans.formatSpan), ["90m", "2d"].map(spans.parseSpan)]));',
    );
    assert.deepEqual(answer, [
      ['1m', '1h', '1s'],
      [90 * minute, 2 * day],
    ]);
  }),
  'spans are rounded as before': probe('kept', async (project) => {
    const calls = '["nearest", "up", "down"].map((way) => spans.roundSpan(3120000, "15m", way))';
    assert.deepEqual(await use(project, `print(${calls});`), [45 * minute, 60 * minute, 45 * minute]);
  }),
  'an error still tells its input': probe('kept', async (project) => {
    const code =
      'try { spans.parseSpan("lunch"); } catch (error) { print([error.name, error.input, error instanceof Error]); }';
    assert.deepEqual(await use(project, code), ['SpanError', 'lunch', true]);
  }),
  'nothing that was exported is gone': probe('kept', async (project) => {
    const names = (await use(project, 'print(Object.keys(spans));')) as string[];
    for (const name of ['formatSpan', 'parseSpan', 'roundSpan', 'SpanError']) assert.ok(names.includes(name), name);
    const { name, exports } = JSON.parse(await project.read('package.json'));
    assert.deepEqual([name, exports], ['spans', './src/spans.ts']);
  }),
  'it works where there is no Node': probe('kept', async (project) => {
    const code = `
      for (const name of ['process', 'Buffer', 'require', 'global']) delete globalThis[name];
      print([spans.parseSpan('1h'), spans.formatSpan(3600000)]);`;
    assert.deepEqual(await use(project, code), [hour, '1h']);
    for (const file of await readdir(join(project.folder, 'src'))) {
      const text = await project.read(`src/${file}`);
      for (const [, name = ''] of text.matchAll(/\bfrom\s+['"]([^'"]+)/g))
        assert.ok(name.startsWith('.'), `${file} imports ${name}`);
    }
  }),
  'nothing is printed': probe('kept', async (project) => {
    const code = `
      import * as spans from 'spans';
      for (const text of ['1h', 'x', '30m 1h']) try { spans.parseSpan(text); } catch {}
      spans.formatSpan(${90 * second});`;
    const { stdout, stderr } = await project.run(['node', '--input-type=module', '--eval', code]);
    assert.equal(stdout + stderr, '');
  }),
  'the README tells of the new forms': probe('asked', async (project) => {
    const text = await project.read('README.md');
    for (const word of ['sumSpans', 'clock', 'iso', 'long', 'PT1H30M'])
      assert.ok(text.includes(word), `nothing about ${word}`);
  }),
};
