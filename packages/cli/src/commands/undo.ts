import type { Command } from '../command.ts';
import { keptFolder } from '../files/kept-rule.ts';
import { readLastWrite, restore } from '../files/undo-record.ts';

/** Restores the files as they were before the last command that wrote. */
export const undo: Command = async ({ root, flag, isDry, terminal }) => {
  const { say, print, result } = terminal;
  const last = readLastWrite(root);
  const changed = last.filter(({ isChanged }) => isChanged).map(({ path }) => path);
  if (changed.length > 0 && !flag('force')) {
    print(say('undo.changed', { paths: changed.join(', ') }));
    result({ undone: [], changed });
    return 1;
  }
  if (!isDry) restore(root, last);
  for (const { path, before } of last.filter((one) => !one.path.startsWith(`${keptFolder}/`)))
    print(say(before === null ? 'undo.removed' : 'undo.restored', { path }));
  if (isDry) print(say('dry'));
  result({ undone: last.map(({ path }) => path), changed });
  return 0;
};
