import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { catalog } from './catalog.ts';
import { checkLedger } from './check-ledger.ts';
import { keys } from './keys.ts';
import type { OperatorCommand } from './operator-command.ts';
import { orders } from './orders.ts';
import { reconcileOrders } from './reconcile.ts';

/** Every command that needs the database of the product, by the name that follows `npm run`. */
export const allCommands: ReadonlyMap<string, OperatorCommand> = new Map([
  ['admin', admin],
  ['backup', backup],
  ['catalog', catalog],
  ['keys', keys],
  ['ledger:check', checkLedger],
  ['orders', orders],
  ['reconcile', reconcileOrders],
]);
