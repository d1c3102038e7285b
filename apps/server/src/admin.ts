import { createDeps } from './deps.ts';
import { AccountError } from './domain/accounts/account-error.ts';
import { setAdmin } from './domain/accounts/admin-rights.ts';
import { readSettings } from './env.ts';

// gives or takes admin rights for the operator; an embedded database must not be in use by a server
const [verb, email] = process.argv.slice(2);
if ((verb !== 'grant' && verb !== 'remove') || email === undefined) {
  process.stderr.write('Usage: npm run admin -- grant EMAIL\n       npm run admin -- remove EMAIL\n');
  process.exitCode = 2;
} else {
  const deps = await createDeps(readSettings());
  try {
    const account = await setAdmin(deps.accounts, { actor: null, email, isAdmin: verb === 'grant' });
    process.stdout.write(`${account.email} is ${verb === 'grant' ? 'now' : 'no longer'} an admin.\n`);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await deps.database.close();
  }
}
