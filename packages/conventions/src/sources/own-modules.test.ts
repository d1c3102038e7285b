import { expect, test } from 'vitest';
import { ownModules } from './own-modules.ts';

const python = (paths: readonly string[], from: string, importer: string) =>
  ownModules(paths, new Map())('python', from, importer);

test('an absolute import of Python starts at a folder that holds the importer', () => {
  const paths = [
    'scripts/redis.py',
    'app/models/user.py',
    'src/shop/cart.py',
    'src/shop/__init__.py',
    'tests/test_cart.py',
  ];
  expect(python(paths, 'redis', 'app/models/user.py')).toBeUndefined();
  expect(python(paths, 'redis', 'scripts/load.py')).toBe('scripts/redis.py');
  expect(python(paths, 'app.models.user', 'app/main.py')).toBe('app/models/user.py');
  expect(python(paths, 'shop.cart', 'tests/test_cart.py')).toBe('src/shop/cart.py');
});

test('a name of the standard library is a module of the project only as a package', () => {
  expect(python(['app/json.py'], 'json', 'app/main.py')).toBeUndefined();
  expect(python(['typing.py'], 'typing', 'main.py')).toBeUndefined();
  expect(python(['platform/__init__.py', 'platform/a.py'], 'platform.a', 'main.py')).toBe('platform/a.py');
});
