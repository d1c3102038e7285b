import { openDatabase } from '@regelwerk/database/open-database';

// opens the embedded database and does nothing else: what a start is compared with
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '' });
await database.pool.query('select 1');
console.log('ready at once');
process.once('SIGTERM', () => void database.close());
