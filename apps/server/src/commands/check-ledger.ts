import { createDeps } from '../deps.ts';
import { ledgerFaults } from '../domain/tokens/ledger-faults.ts';
import { readSettings } from '../settings/env.ts';
import { runEntry } from './run-entry.ts';

// checks every balance, hold and ledger row; stop the server first if the database is embedded
await runEntry('ledger:check', async () => {
  const deps = await createDeps(readSettings());
  try {
    const faults = await ledgerFaults(deps.database);
    for (const { invariant, subject, detail } of faults) process.stdout.write(`${invariant} ${subject} ${detail}\n`);
    process.stdout.write(faults.length === 0 ? 'The token ledger is right.\n' : `${faults.length} faults.\n`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await deps.database.close();
  }
});
