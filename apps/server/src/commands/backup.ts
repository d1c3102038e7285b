import { join, resolve } from 'node:path';
import { backUp } from '@regelwerk/database/back-up';
import type { OperatorCommand } from './operator-command.ts';

const megabyte = 2 ** 20;

/** Backs up the database while the server runs, by default to the folder `backups` of the data directory. */
export const backup: OperatorCommand = {
  usage: ['backup', 'backup -- PATH'],
  parse: ([path, ...more]) => {
    if (more.length > 0 || path?.startsWith('-')) return undefined;
    return async ({ database, settings, clock }, print) => {
      const name = `${clock().toISOString().replace(/[:.]/g, '-')}${database.mode === 'native' ? '.dump' : ''}`;
      const target = resolve(path ?? join(settings.dataDir, 'backups', name));
      const bytes = await backUp(database, target);
      print(`The backup is ${target} (${(bytes / megabyte).toFixed(1)} MB). It contains the keys: keep it secret.`);
      return 0;
    };
  },
};
