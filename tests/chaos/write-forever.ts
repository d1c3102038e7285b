import { openDatabase } from '@regelwerk/database/open-database';

// writes rows as fast as the embedded database accepts them, and prints each number once its write is acknowledged
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('usage: write-forever.ts DATA_DIR');
const database = await openDatabase({ dataDir, poolSize: 8 });
await database.pool.query('create table if not exists public.kills (id bigint primary key, filler text not null)');
const { rows } = await database.pool.query<{ last: string | null }>('select max(id)::text as last from public.kills');
let next = Number(rows[0]?.last ?? 0);
process.stdout.write('ready\n');

const write = async () => {
  for (;;) {
    next += 1;
    const id = next;
    await database.pool.query('insert into public.kills (id, filler) values ($1, $2)', [id, 'x'.repeat(id % 3000)]);
    process.stdout.write(`${id}\n`);
  }
};
await Promise.all(Array.from({ length: 8 }, write));
