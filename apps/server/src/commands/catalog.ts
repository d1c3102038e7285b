import { createDefaultCatalog } from '../domain/catalog/create-default-catalog.ts';
import { countOf } from '../domain/kernel/count-of.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import { explainPaymentFault } from '../domain/orders/explain-payment-fault.ts';
import { checkPaymentSettings } from '../domain/reconciliation/check-payment-settings.ts';
import type { OperatorCommand } from './operator-command.ts';

/** Creates the first packages and plans at the provider, or reads the existing ones, and reports what is missing. */
export const catalog: OperatorCommand = {
  usage: ['catalog'],
  parse: (words) => {
    if (words.length > 0) return undefined;
    return async (deps, print) => {
      const billing = requirePayments(deps.billing);
      print(`${countOf(await createDefaultCatalog(billing), 'product', 'products')}.`);
      const faults = await checkPaymentSettings(billing);
      for (const fault of faults) print(explainPaymentFault(fault));
      return faults.length === 0 ? 0 : 1;
    };
  },
};
