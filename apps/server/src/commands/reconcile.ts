import { countOf } from '../domain/kernel/count-of.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import { reconcile } from '../domain/reconciliation/reconcile.ts';
import type { OperatorCommand } from './operator-command.ts';

/** Compares orders, subscriptions and ledger with the provider, and records what the provider confirms. */
export const reconcileOrders: OperatorCommand = {
  usage: ['reconcile'],
  parse: (words) => {
    if (words.length > 0) return undefined;
    return async ({ billing }, print) => {
      const { mended, differences } = await reconcile(requirePayments(billing), { minutes: 0 });
      for (const { what, subject } of differences) print(`${what} (${subject})`);
      print(`${mended} brought up to date, ${countOf(differences.length, 'difference', 'differences')}.`);
      return differences.length === 0 ? 0 : 1;
    };
  },
};
