import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add } from '../src/add.ts';

test('adds', () => {
  assert.equal(add(1, 2), 3);
});
