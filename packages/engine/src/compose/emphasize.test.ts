import type { Modality } from '@regelwerk/contract/rules/rule';
import { expect, test } from 'vitest';
import { emphasize } from './emphasize.ts';

const said = (modality: Modality, weight: number, section = 'boundaries') => ({
  placed: { section },
  line: { modality, weight },
});
const labels = (lines: readonly ReturnType<typeof said>[]) => emphasize(lines).map(({ line }) => line.modality);

test('the heaviest third of the lines keep the label of a must, in the order they had', () => {
  const musts = [70, 90, 60, 80, 50].map((weight) => said('must', weight));
  expect(labels([...musts, said('never', 40)])).toEqual(['should', 'must', 'should', 'must', 'should', 'never']);
  expect(emphasize(musts).map(({ line }) => line.weight)).toEqual([70, 90, 60, 80, 50]);
});

test('where no more than a third are a must, all keep their label', () => {
  const lines = [said('must', 10), said('should', 90), said('ask', 80)];
  expect(emphasize(lines)).toEqual(lines);
});

test('commands neither count nor lose their label', () => {
  const commands = [1, 2, 3].map((weight) => said('must', weight, 'commands'));
  expect(labels([...commands, said('must', 90), said('should', 90)])).toEqual([
    'must',
    'must',
    'must',
    'should',
    'should',
  ]);
});
