import { resolve } from 'node:path';
import { restoreDump } from '@regelwerk/database/restore-dump';
import { restoreFiles } from '@regelwerk/database/restore-files';
import { countOf } from '../domain/kernel/count-of.ts';
import { ledgerFaults } from '../domain/ledger/ledger-faults.ts';
import { readSettings, type Settings } from '../settings/env.ts';
import { endWithSentence } from './end-with-sentence.ts';
import { withOwnDeps } from './with-own-deps.ts';

// restores a backup, brings it to this version and checks it; the database must be unused, and a native one empty
const [path, ...more] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
if (path === undefined || path.startsWith('-') || more.length > 0) {
  process.stderr.write('Usage: npm run restore -- PATH\n');
  process.exitCode = 2;
} else {
  await endWithSentence(async () => {
    const settings = readSettings();
    await putBack(settings, resolve(path));
    process.exitCode = await withOwnDeps(settings, async ({ database }) => {
      const faults = await ledgerFaults(database);
      for (const { invariant, subject, detail } of faults) say(`${invariant} ${subject} ${detail}`);
      const { people } = await database.kysely
        .selectFrom('auth.users')
        .select(({ fn }) => fn.countAll<string>().as('people'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      say(
        `The database has ${countOf(people, 'account', 'accounts')}, and its token ledger is ${faults.length === 0 ? 'right' : 'wrong'}.`,
      );
      return faults.length === 0 ? 0 : 1;
    });
  });
}

async function putBack({ databaseUrl, dataDir }: Settings, backup: string): Promise<void> {
  if (databaseUrl === undefined) {
    const kept = await restoreFiles(dataDir, backup);
    say(`${backup} is restored to ${dataDir}.`);
    if (kept !== undefined) say(`The database that was there is now ${kept}.`);
    return;
  }
  const roles = await restoreDump(databaseUrl, backup);
  say(`${backup} is restored.`);
  if (roles.length > 0) say(`The server lacked roles of callers: ${roles.join('; ')}.`);
}
