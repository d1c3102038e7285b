import { seedLists } from '@regelwerk/contract/seed-lists';
import { openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import { loadKeys } from '../http/keys.ts';
import { databaseOptions } from '../settings/database-options.ts';
import { readSettings } from '../settings/env.ts';
import { runEntry } from './run-entry.ts';

// prints the API keys of this database; stop the server first if the database is embedded
await runEntry('keys', async () => {
  const settings = readSettings();
  const database = await openDatabase(databaseOptions(settings));
  try {
    await prepareDatabase(database, seedLists);
    const keys = await loadKeys(database, settings);
    process.stdout.write(`PUBLISHABLE_KEY=${keys.publishable}\nSECRET_KEY=${keys.secret}\n`);
  } finally {
    await database.close();
  }
});
