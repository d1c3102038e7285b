import { createDeps } from '../deps.ts';
import { setAdmin } from '../domain/accounts/admin-rights.ts';
import { readSettings } from '../settings/env.ts';
import { endWithSentence } from './end-with-sentence.ts';

// grants or revokes admin rights; stop the server first if the database is embedded
const [verb, email, ...more] = process.argv.slice(2);
if ((verb !== 'grant' && verb !== 'remove') || email === undefined || more.length > 0) {
  process.stderr.write('Usage: npm run admin -- grant EMAIL\n       npm run admin -- remove EMAIL\n');
  process.exitCode = 2;
} else {
  await endWithSentence(() => changeRights(verb, email));
}

async function changeRights(change: 'grant' | 'remove', address: string): Promise<void> {
  const deps = await createDeps(readSettings());
  try {
    const account = await setAdmin(deps.accounts, { actor: null, email: address, isAdmin: change === 'grant' });
    process.stdout.write(`${account.email} is ${change === 'grant' ? 'now' : 'no longer'} an admin.\n`);
  } finally {
    await deps.database.close();
  }
}
