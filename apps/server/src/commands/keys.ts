import type { OperatorCommand } from './operator-command.ts';

/** Prints the API keys of this database. */
export const keys: OperatorCommand = {
  usage: ['keys'],
  parse: (words) => {
    if (words.length > 0) return undefined;
    return async (deps, print) => {
      print(`PUBLISHABLE_KEY=${deps.keys.publishable}`);
      print(`SECRET_KEY=${deps.keys.secret}`);
      return 0;
    };
  },
};
