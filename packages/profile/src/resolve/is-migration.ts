/** Folders of migrations, and what their tools call the files: with a number, a date or a hash, or in SQL. */
const migrations: readonly RegExp[] = [
  /(?:^|\/)(?:[\w-]+[_-])?(?:migrations?|migrate)\/(?:.*\/)?[^/]+\.sql$/i,
  /(?:^|\/)(?:[\w-]+[_-])?(?:migrations?|migrate)\/(?:.*\/)?[^/]*\d[^/]*\.(?:py|php|[cm]?[jt]s|rb|cs|exs|go|java|kt|rs)$/i,
  /(?:^|\/)(?:alembic|migrations?)\/versions\/[^/]+\.py$/,
  /(?:^|\/)versions\/\d{4}-?\d\d-?\d\d_\w+\.py$/,
  /(?:^|\/)drizzle\/\d[^/]*\.sql$/,
  /(?:^|\/)V\d[\w.]*__\w+\.(?:sql|java|kt)$/,
  /(?:^|\/)(?:db|liquibase)\/changelog\/.+\.(?:xml|ya?ml|sql|json)$/,
];
const foreign = /(?:^|\/)(?:[Tt]ests?|specs?|__tests__|fixtures|vendor|node_modules)\//;

/** Says whether a path is that of a migration, which databases somewhere have applied. */
export function isMigration(path: string): boolean {
  return !foreign.test(path) && !path.endsWith('/__init__.py') && migrations.some((one) => one.test(path));
}
