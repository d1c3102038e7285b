import { expect, test } from 'vitest';
import { installedGrammars } from '../node/installed-grammars.ts';
import { readCode } from '../read-code.ts';

const countsIn = async (files: Readonly<Record<string, string>>) => {
  const project = { texts: new Map(Object.entries(files)), paths: Object.keys(files) };
  return (await readCode(project, installedGrammars)).codeCounts;
};

test('places that follow a line and places that break it are counted, with where it is broken most', async () => {
  expect(
    await countsIn({
      'app/models/order.rb': 'class Order\n  def a = Time.now\n  def b = Time.current\nend\n',
      'app/models/item.rb': 'class Item\n  def a = [Time.now, Date.today]\nend\n',
    }),
  ).toEqual([
    { probe: 'rails.time-zone', follows: 1, breaks: 3, places: ['app/models/item.rb', 'app/models/order.rb'] },
  ]);
});

test('tests do not count where a line speaks of the product', async () => {
  expect(await countsIn({ 'spec/models/order_spec.rb': 'Time.now\n' })).toEqual([]);
});
