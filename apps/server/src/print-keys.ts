import { migrate } from '@regelwerk/database/migrate';
import { openDatabase } from '@regelwerk/database/open-database';
import { readSettings } from './env.ts';
import { loadKeys } from './http/keys.ts';
import { runEntry } from './run-entry.ts';

// prints the API keys of this database; the embedded one must not be in use by a server
await runEntry('keys', async () => {
  const settings = readSettings();
  const database = await openDatabase(
    settings.databaseUrl === undefined ? { dataDir: settings.dataDir } : { url: settings.databaseUrl },
  );
  try {
    await migrate(database);
    const keys = await loadKeys(database, settings);
    process.stdout.write(`PUBLISHABLE_KEY=${keys.publishable}\nSECRET_KEY=${keys.secret}\n`);
  } finally {
    await database.close();
  }
});
