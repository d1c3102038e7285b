import pg from 'pg';
import { startEmbedded } from '../embedded/start-embedded.ts';

// reads two million rows of the embedded database in the given folder, in a process whose memory a test limits
const [, , dataDir = ''] = process.argv;
const embedded = await startEmbedded({ dataDir, statementLimitMs: 120_000 });
const client = new pg.Client({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' });
await client.connect();
for (let count = 0; count < 100; count += 1) await client.query('select from generate_series(1, 20000)');
await client.end();
await embedded.close();
process.stdout.write(`${embedded.restarts()} restarts\n`);
