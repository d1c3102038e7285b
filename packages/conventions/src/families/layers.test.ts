import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const saidOf = async (id: string, files: Readonly<Record<string, string>>) =>
  (await conventionsIn(files)).filter((one) => one.id === id).map((one) => statement(one, 'en'));
const java = (name: string, uses: string) => `package app;\nimport app.${uses};\nclass ${name} {}\n`;

const house = {
  ...times(4, (index) => [`src/app/A${index}Repository.java`, `package app;\ninterface A${index}Repository {}\n`]),
  ...times(4, (index) => [`src/app/A${index}Service.java`, java(`A${index}Service`, `A${index}Repository`)]),
};

test('controllers and resources that leave data to services are said by their endings', async () => {
  expect(
    await saidOf('layer', {
      ...house,
      ...times(6, (index) => [`src/web/B${index}Controller.java`, java(`B${index}Controller`, 'A1Service')]),
      ...times(5, (index) => [`src/web/C${index}Resource.java`, java(`C${index}Resource`, 'A2Service')]),
    }),
  ).toEqual([
    'Files named `…Controller` and `…Resource` below `src/web` reach data through `…Service`, not through `…Repository` directly.',
  ]);
});

test('where services reach no repository, and where controllers take both, nothing is said', async () => {
  const entry = (uses: string) =>
    times(10, (index) => [`src/web/B${index}Controller.java`, java(`B${index}Controller`, uses)]);
  expect(await saidOf('layer', { ...house, ...entry('A1Repository') })).toEqual([]);
  const apart = Object.fromEntries(
    Object.entries(house).map(([path, text]) => [path, text.replace(/import .*\n/, '')] as const),
  );
  expect(await saidOf('layer', { ...apart, ...entry('A1Service') })).toEqual([]);
});

test('a package of Go for tests is named with what tests take from it', async () => {
  const files = {
    'go.mod': 'module example.org/app\n',
    'tests/app.go': 'package tests\nfunc NewApp() {}\n',
    ...times(10, (index) => [
      `apis/a${index}_test.go`,
      'package apis\nimport "example.org/app/tests"\nfunc TestA(t *testing.T) { tests.NewApp(); tests.NewApp() }\n',
    ]),
  };
  expect(await saidOf('test-helper', files)).toEqual(['Tests below `apis` use `tests.NewApp` from `tests`.']);
});

test('errors of a Go package that is called like the standard one are counted under their alias', async () => {
  const own = (index: number) =>
    `package b\nimport (\n\tapperrors "example.org/app/errors"\n)\nfunc F${index}() error {\n\tif errors.Is(e, apperrors.ErrA) {}\n\treturn apperrors.ErrNotFound\n}\n`;
  const files = {
    'go.mod': 'module example.org/app\n',
    'errors/errors.go': 'package errors\nvar ErrNotFound = 1\n',
    ...times(9, (index) => [`b/b${index}.go`, own(index)]),
  };
  const wrapping = { 'b/w.go': 'package b\nfunc W() error { return fmt.Errorf("w: %w", err) }\n' };
  expect((await conventionsIn({ ...files, ...wrapping })).find(({ id }) => id === 'go-errors')).toMatchObject({
    values: { package: 'apperrors', module: 'errors' },
    holds: 9,
    of: 9,
  });
});

test('where schemas of requests are written is counted in the files in which requests arrive', async () => {
  const files = {
    'src/order.schema.ts': 'export const orderSchema = z.object({});\n',
    ...times(9, (index) => [`src/api/r${index}.routes.ts`, "import { orderSchema } from '../order.schema';\n"]),
  };
  expect(await saidOf('validation-place', files)).toEqual([
    'Write the schema of a request in a module of its own below `src/api`, not beside its handler.',
  ]);
  const inside = { 'src/api/x.routes.ts': 'z.object({});\n', 'src/api/y.routes.ts': 'z.object({});\n' };
  expect(await saidOf('validation-place', { ...files, ...inside })).toEqual([]);
});

test('a fixture of a folder is said of the folders below it in which nearly all tests take it', async () => {
  const files = {
    'tests/conftest.py':
      'import pytest\n\n@pytest.fixture(scope="session")\ndef db():\n    pass\n\n@pytest.fixture\ndef rare():\n    pass\n',
    ...times(9, (index) => [
      `tests/api/test_a${index}.py`,
      'class TestA:\n    async def test_it(self, db: Session):\n        pass\n',
    ]),
    ...times(9, (index) => [`tests/unit/test_b${index}.py`, 'def test_it():\n    db = 1\n']),
  };
  expect(await saidOf('test-fixture', files)).toEqual([
    'Tests below `tests/api` take `db` from the fixtures of `tests/conftest.py`.',
  ]);
});
