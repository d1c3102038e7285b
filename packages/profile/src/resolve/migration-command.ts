import type { MigrationCommand } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';
import { safeText } from '../shape/safe-text.ts';
import { managersAt, withArguments } from './commands/one-test.ts';
import { taskText } from './commands/task-text.ts';
import { djangoManage } from './django-manage.ts';
import { isMigration } from './is-migration.ts';

/** Tools that write a new migration. */
const writing =
  /\b(?:manage\.py makemigrations|alembic revision\b.*--autogenerate|drizzle-kit generate|nux[ti] db generate|typeorm\S* migration:generate|mikro-orm migration:create|sequelize\S* migration:generate|knex migrate:make|kysely migrate:? ?make|doctrine:migrations:diff|dotnet ef migrations add|flask db migrate|goose\b.* create|migrate create|atlas migrate diff|sqlx migrate add|diesel migration generate|ecto\.gen\.migration)\b/;

/** Returns the command that writes a new migration: the project's own, else that of the tool whose migrations it keeps. */
export function migrationCommand(found: readonly Found[], paths: readonly string[]): MigrationCommand | undefined {
  const migrations = paths.filter(isMigration);
  if (migrations.length === 0) return undefined;
  const own = found.flatMap(({ folder, path: evidence, tasks = [] }) =>
    tasks.flatMap((task): MigrationCommand[] => {
      // a check asks only whether one is missing
      if (!writing.test(task.body) || /--check\b|--dry-run/.test(task.body)) return [];
      const text = safeText(taskText(task, managersAt(found, folder).manager, []));
      return text === undefined ? [] : [{ text, folder, evidence }];
    }),
  );
  return own[0] ?? ofPrisma(found, migrations) ?? ofTool(found, paths, migrations);
}

function ofTool(
  found: readonly Found[],
  paths: readonly string[],
  migrations: readonly string[],
): MigrationCommand | undefined {
  const asks = (name: string) =>
    found.find(({ dependencies = [] }) => dependencies.some((one) => one.name === name))?.path;
  const manage = djangoManage(paths);
  const django = asks('django');
  if (django !== undefined && manage !== undefined && migrations.some((path) => path.endsWith('.py')))
    return { text: `${managersAt(found, '').python}python ${manage} makemigrations`, folder: '', evidence: manage };
  const rows: readonly (readonly [path: RegExp, file: string | undefined, text: string])[] = [
    [/^db\/migrate\/.*\.rb$/, paths.find((path) => path === 'bin/rails'), 'bin/rails generate migration <name>'],
    [/^database\/migrations\/.*\.php$/, paths.find((path) => path === 'artisan'), 'php artisan make:migration <name>'],
    [/^priv\/repo\/migrations\//, paths.find((path) => path === 'mix.exs'), 'mix ecto.gen.migration <name>'],
    [/^migrations\/[^/]+\.sql$/, asks('sqlx'), 'sqlx migrate add <name>'],
    [/^migrations\/[^/]+\/up\.sql$/, asks('diesel'), 'diesel migration generate <name>'],
    [
      /(?:^|\/)versions\/[^/]+\.py$/,
      paths.find((path) => path === 'alembic.ini'),
      `${managersAt(found, '').python}alembic revision --autogenerate -m <name>`,
    ],
    [
      /(?:^|\/)migrations\/.*\.php$/i,
      asks('doctrine/doctrine-migrations-bundle'),
      'php bin/console doctrine:migrations:diff',
    ],
  ];
  const row = rows.find(([path, file]) => file !== undefined && migrations.some((one) => path.test(one)));
  return row === undefined ? undefined : { text: row[2], folder: '', evidence: row[1] ?? '' };
}

/** Prisma would also run what it writes, unless it is told to write alone. */
function ofPrisma(found: readonly Found[], migrations: readonly string[]): MigrationCommand | undefined {
  if (!migrations.some((path) => /(?:^|\/)prisma\/migrations\//.test(path))) return undefined;
  const [own] = found.flatMap(({ folder, path: evidence, tasks = [] }) =>
    tasks.flatMap((task): MigrationCommand[] => {
      if (
        task.runner !== 'script' ||
        !/^(?:pnpm --filter \S+ exec |npx |pnpm )?prisma migrate dev(?: --skip-\S+)*$/.test(task.body)
      )
        return [];
      const text = safeText(taskText(task, managersAt(found, folder).manager, []));
      if (text === undefined) return [];
      return [{ text: withArguments(text, '--create-only --name <name>'), folder, evidence }];
    }),
  );
  return own;
}
