import type { Rule } from '@regelwerk/contract/rules/rule';

const code = /`([^`]+)`/g;
/** A command has an argument; a single word is the name of a script or a file. */
const isCommand = (text: string) => /^\S+ \S/.test(text);

/** Returns one sentence for each command that two lines of the commands of a rule name; an agent would run it twice. */
export function repeatedCommands({ sections }: Rule): string[] {
  const lines = sections.find(({ id }) => id === 'commands')?.lines ?? [];
  const named = lines.flatMap(({ text }) => [...new Set([...text.matchAll(code)].map(([, one = '']) => one))]);
  const commands = named.filter((one) => isCommand(one) && !sharedTools.includes(one));
  return [...new Set(commands.filter((one, index) => commands.indexOf(one) !== index))].map(
    (one) => `the commands name \`${one}\` twice`,
  );
}

/** Words that lead other commands, and those that format or check the files of each technology on their own. */
const sharedTools = [
  'uv run',
  'poetry run',
  'ruff check .',
  'ruff format FILE',
  'pytest tests/test_NAME.py::test_NAME',
];
