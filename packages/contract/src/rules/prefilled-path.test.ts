import { expect, test } from 'vitest';
import { prefilledPath } from './prefilled-path.ts';

test('the link with the answers names the tool and the frameworks', () => {
  expect(prefilledPath('cursor', ['React', 'Ruby on Rails'])).toBe('/?model=cursor&frameworks=React,Ruby%20on%20Rails');
});
