import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedLists } from '@regelwerk/contract/seed-lists';
import { openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the folder of a migrated and seeded embedded database without accounts, to copy and not to open. It is created
 * when the schema has changed: a first start takes four times as long as one with a copy.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = join(root, '.cache', `database-${schemaHash()}`);
  if (existsSync(template)) return template;
  const draft = `${template}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const database = await openDatabase({ dataDir: draft });
  await prepareDatabase(database, seedLists);
  await database.close();
  if (existsSync(template)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, template);
  return template;
}

function schemaHash(): string {
  const source = join(root, 'packages/database/src');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'packages/database/package.json')))
    .update(JSON.stringify(seedLists));
  for (const file of readdirSync(source).sort())
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(join(source, file)));
  for (const folder of ['migrations', 'functions', 'triggers', 'policies', 'seeds']) {
    for (const file of readdirSync(join(source, folder)).sort())
      hash.update(file).update(readFileSync(join(source, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
