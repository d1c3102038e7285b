import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>) =>
  (await conventionsIn(files))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

test('who asks is no tenant, and looking up a user is no way past one', async () => {
  const controllers = (query: string) =>
    times(
      9,
      (index) =>
        [
          `app/controllers/a${index}_controller.rb`,
          `class A${index}Controller < B\n  def index\n    ${query}\n  end\nend\n`,
        ] as const,
    );
  expect(await found('tenant-scope', controllers('Current.user.orders'))).toEqual([]);
  const tenant = controllers('Current.team.orders.find(1)');
  const signIn = {
    'app/controllers/in_controller.rb': 'class InController < B\n  def go\n    User.find_by(id: 1)\n  end\nend\n',
  };
  expect(await found('tenant-scope', { ...tenant, ...signIn })).toEqual([
    { scope: 'Current.team', place: 'app/controllers', holds: 9, of: 9 },
  ]);
  // where others reach records through the person who asks, the tenant alone would leave out who may see them
  const ofUsers = times(
    6,
    (index) =>
      [
        `app/controllers/u${index}_controller.rb`,
        `class U${index}Controller < B\n  def index\n    Current.user.boards.find(1)\n  end\nend\n`,
      ] as const,
  );
  expect(await found('tenant-scope', { ...tenant, ...ofUsers })).toEqual([]);
});

test('what the runner calls itself is nothing that tests call', async () => {
  const tests = (call: string) =>
    times(9, (index) => [`test/jobs/a${index}_test.rb`, `class A${index}Test < Base\n  ${call} { }\nend\n`] as const);
  const support = (name: string) => ({ 'test/test_helper.rb': `class Base\n  def ${name}(a)\n  end\nend\n` });
  expect(await found('test-call', { ...tests('setup'), ...support('setup') })).toEqual([]);
  expect(await found('test-call', { ...tests('with_clock'), ...support('with_clock') })).toEqual([
    { place: 'test/jobs', names: 'with_clock', holds: 9, of: 9 },
  ]);
});

test('names that a framework asks for say nothing about async methods', async () => {
  const methods = (name: string, path = 'src/A') =>
    times(
      9,
      (index) =>
        [
          `${path}${index}.cs`,
          `public class A${index} { public async Task ${name}(CancellationToken t) {} }\n`,
        ] as const,
    );
  expect(await found('async-form', methods('Handle'))).toEqual([]);
  expect(await found('async-form', methods('Load'))).toEqual([
    { form: 'cancel', place: 'src', holds: 9, of: 9 },
    { form: 'plain', place: 'src', holds: 9, of: 9 },
  ]);
  const actions = times(
    9,
    (index) =>
      [`src/A${index}Controller.cs`, `public class A${index}Controller { public async Task Load() {} }\n`] as const,
  );
  expect(await found('async-form', actions)).toEqual([]);
});

test('Go tests that run beside each other, and UUIDs of Laravel', async () => {
  const tests = times(
    9,
    (index) => [`store/a${index}_test.go`, 'package store\nfunc TestA(t *testing.T) {\n\tt.Parallel()\n}\n'] as const,
  );
  const main = { 'store/main_test.go': 'package store\nfunc TestMain(m *testing.M) { m.Run() }\n' };
  expect(await found('test-form', { ...tests, ...main })).toEqual([
    { form: 'parallel', place: 'store', holds: 9, of: 9 },
  ]);
  const table = (column: string) =>
    times(
      9,
      (index) =>
        [
          `database/migrations/m${index}.php`,
          `<?php\nreturn new class { function up() { Schema::create('a', function ($table) { $table->${column}; }); } };\n`,
        ] as const,
    );
  expect(await found('table-ids', table("uuid('id')->primary()"))).toMatchObject([{ holds: 9, of: 9 }]);
  expect(await found('table-ids', table("uuid('owner_id')"))).toEqual([]);
  expect(await found('table-ids', table('id()'))).toEqual([]);
});

test.each([
  [
    'async-form',
    { form: 'plain', place: 'src' },
    'Public async methods below `src` have no `Async` at the end of their names.',
  ],
  ['test-form', { form: 'parallel', place: '' }, 'Go tests call `t.Parallel()`.'],
] as const)('%s says its other form', (id, values, said) => expect(statement({ id, values }, 'en')).toBe(said));
