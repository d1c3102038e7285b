import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import { formatRegistry, root } from '../registry/format-registry.ts';
import { migrationsHash } from './migrations-hash.ts';
import { originLine, schemaText } from './schema-text.ts';

const path = 'packages/database/src/schema.ts';
const file = join(root, path);
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

if (values.check) {
  // a database takes too long here: this compares the migrations behind the text, and a test the whole text
  if (!readFileSync(file, 'utf8').startsWith(originLine(migrationsHash()))) {
    process.exitCode = 1;
    console.error(`${path} was written from other migrations. Run npm run schema.`);
  }
} else {
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-schema-'));
  const database = await openDatabase({ dataDir });
  try {
    await prepareDatabase(database, seedLists);
    writeFileSync(file, formatRegistry(path, await schemaText(database.pool, migrationsHash())));
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
