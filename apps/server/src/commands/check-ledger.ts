import { countOf } from '../domain/kernel/count-of.ts';
import { ledgerFaults } from '../domain/ledger/ledger-faults.ts';
import type { OperatorCommand } from './operator-command.ts';

/** Checks every balance, hold and ledger row. */
export const checkLedger: OperatorCommand = {
  usage: ['ledger:check'],
  parse: (words) => {
    if (words.length > 0) return undefined;
    return async ({ database }, print) => {
      const faults = await ledgerFaults(database);
      for (const { invariant, subject, detail } of faults) print(`${invariant} ${subject} ${detail}`);
      print(
        faults.length === 0
          ? 'The token ledger is right.'
          : `The token ledger has ${countOf(faults.length, 'fault', 'faults')}.`,
      );
      return faults.length === 0 ? 0 : 1;
    };
  },
};
