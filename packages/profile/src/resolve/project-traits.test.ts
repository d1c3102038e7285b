import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const traitsOf = (path: string) => detectProject(new Map([[path, '']])).traits ?? [];

test.each([
  'db/migrate/20240101120000_create_users.rb',
  'shop/migrations/0001_initial.py',
  'database/migrations/2024_01_01_000000_create_users_table.php',
  'migrations/Version20240101000000.php',
  'prisma/migrations/20240101000000_init/migration.sql',
  'alembic/versions/ae1027a6acf_init.py',
  'drizzle/0000_first.sql',
  'src/main/resources/db/migration/V1__init.sql',
  'src/main/resources/db/changelog/db.changelog-master.yaml',
  'Data/Migrations/20240101000000_Init.cs',
  'src/migrations/1700000000000-Init.ts',
  'priv/repo/migrations/20240101000000_users.exs',
  'internal/migrations/v0.4.0.go',
])('%s is a migration', (path) => {
  expect(traitsOf(path)).toEqual(['migrations']);
});

test.each([
  'prisma/schema.prisma',
  'shop/migrations/__init__.py',
  'src/migrate/run.ts',
  'tests/migrations/0001_initial.py',
  'docs/migration/v2.md',
])('%s is none', (path) => {
  expect(traitsOf(path)).toEqual([]);
});
