import { effects } from '@regelwerk/engine/effects';
import { expect, test } from 'vitest';
import { taskNames } from './tasks.ts';

test('what runs showed of a directive names tasks of the bench, or the page of the reviewers', () => {
  const named = Object.values(effects).flatMap(({ tasks }) => tasks);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((task) => task !== 'reviewed-page' && !taskNames.includes(task))).toEqual([]);
});
