import { allCommands } from '../commands/all-commands.ts';
import type { Deps } from '../deps.ts';

/** Runs a command of the operator in this process and returns what it prints. */
export async function runOperatorCommand(deps: Deps, command: string, ...words: string[]): Promise<string> {
  const work = allCommands.get(command)?.parse(words);
  if (work === undefined) throw new Error(`${command} does not know ${words.join(' ')}`);
  const lines: string[] = [];
  await work(deps, (line) => void lines.push(line));
  return lines.join('\n');
}
