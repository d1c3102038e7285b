import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatRegistry, root } from '../registry/format-registry.ts';
import { databaseModes, openTestDatabase } from '../testing/open-test-database.ts';
import { migrationsHash } from './migrations-hash.ts';
import { schemaText } from './schema-text.ts';

const path = 'packages/database/src/schema.ts';

test.each(databaseModes)('the types of the tables are those of the %s database', async (mode) => {
  const database = await openTestDatabase(mode);
  try {
    const text = await schemaText(database.pool, migrationsHash());
    expect(readFileSync(join(root, path), 'utf8')).toBe(formatRegistry(path, text));
  } finally {
    await database.remove();
  }
});
