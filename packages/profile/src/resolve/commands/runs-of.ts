import { callsIn } from '../shell/calls-in.ts';
import type { BodiesOf } from '../shell/meaning-of.ts';
import { shellParts, shellWords } from '../shell/shell-parts.ts';
import { unwrap } from '../shell/unwrap.ts';

const deepest = 6;
const most = 60;

/** Returns the commands that a command runs in the end, through all the scripts that it calls, each with its folder. */
export function runsOf(text: string, folder: string, bodiesOf: BodiesOf, depth = 0): readonly string[] {
  const runs = shellParts(text).flatMap((part) => {
    const { words } = unwrap(shellWords(part));
    const bodies = depth < deepest ? callsIn(words).flatMap((call) => bodiesOf(call, folder)) : [];
    const run = words.join(' ');
    if (bodies.length === 0) return run === '' ? [] : [`${folder} ${run}`];
    return bodies.slice(0, most).flatMap((one) => runsOf(one.body, one.folder, bodiesOf, depth + 1));
  });
  return runs.slice(0, most);
}
