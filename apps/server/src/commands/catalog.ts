import { createDeps } from '../deps.ts';
import { requirePayments } from '../domain/billing/billing-context.ts';
import { checkPaymentSettings } from '../domain/billing/check-payment-settings.ts';
import { createDefaultCatalog } from '../domain/billing/create-default-catalog.ts';
import { sayPaymentFault } from '../domain/billing/say-payment-fault.ts';
import { readSettings } from '../settings/env.ts';
import { runEntry } from './run-entry.ts';

// creates the first packages and plans at the provider, or reads the existing ones, and reports what is missing
await runEntry('catalog', async () => {
  const deps = await createDeps(readSettings());
  try {
    const billing = requirePayments(deps.billing);
    const count = await createDefaultCatalog(billing);
    const faults = await checkPaymentSettings(billing);
    process.stdout.write(`${count} products.\n${faults.map((fault) => `${sayPaymentFault(fault)}\n`).join('')}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await deps.database.close();
  }
});
