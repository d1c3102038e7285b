import { createDeps } from '../deps.ts';
import { requirePayments } from '../domain/billing/billing-context.ts';
import { reconcile } from '../domain/billing/reconcile.ts';
import { readSettings } from '../settings/env.ts';
import { runEntry } from './run-entry.ts';

// compares orders, subscriptions and ledger with the provider, and records what the provider confirms
await runEntry('reconcile', async () => {
  const deps = await createDeps(readSettings());
  try {
    const { mended, differences } = await reconcile(requirePayments(deps.billing), { minutes: 0 });
    for (const { what, subject } of differences) process.stdout.write(`${what} (${subject})\n`);
    process.stdout.write(`${mended} brought up to date, ${differences.length} differences.\n`);
    process.exitCode = differences.length === 0 ? 0 : 1;
  } finally {
    await deps.database.close();
  }
});
