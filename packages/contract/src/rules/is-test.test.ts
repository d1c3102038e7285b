import { isTest } from '@regelwerk/contract/rules/is-test';
import { expect, test } from 'vitest';

test.each([
  'shop/tests.py',
  'conftest.py',
  'Tests/Orders.cs',
  'App.Tests/Orders.cs',
  'src/Shop.UnitTests/Orders.cs',
  'src/IntegrationTests/Orders.cs',
  'src/order.test.ts',
  'tests/test_order.py',
])('%s is of a test', (path) => expect(isTest(path)).toBe(true));

test.each(['src/contests/a.py', 'src/Latest/A.cs', 'contest.py', 'src/tests_data.py', 'src/protests.py'])(
  '%s is of the product',
  (path) => expect(isTest(path)).toBe(false),
);
