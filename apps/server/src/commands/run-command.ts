import { readSettings } from '../settings/env.ts';
import { allCommands } from './all-commands.ts';
import { askServer } from './ask-server.ts';
import { endWithSentence } from './end-with-sentence.ts';
import type { OperatorCommand } from './operator-command.ts';
import { withOwnDeps } from './with-own-deps.ts';

// runs a command of the operator: in the server if it owns the embedded database, else in this process
const [name = '', ...words] = process.argv.slice(2);
const command = allCommands.get(name);
const work = command?.parse(words);
if (command === undefined) {
  process.stderr.write(`Unknown command ${name}. There are ${[...allCommands.keys()].join(', ')}.\n`);
  process.exitCode = 2;
} else if (work === undefined) {
  process.stderr.write(sayUsage(command));
  process.exitCode = 2;
} else {
  await endWithSentence(async () => {
    const settings = readSettings();
    const isEmbedded = settings.databaseUrl === undefined;
    const asked = isEmbedded ? await askServer(settings.dataDir, { command: name, words }) : undefined;
    process.exitCode =
      asked ?? (await withOwnDeps(settings, (deps) => work(deps, (line) => process.stdout.write(`${line}\n`))));
  });
}

function sayUsage({ usage }: OperatorCommand): string {
  const lines = usage.map((one) => `npm run ${one}`).join('\n       ');
  const [first] = words;
  const takesNone = usage.every((one) => !one.includes(' '));
  return `${takesNone ? `Unknown argument ${first}. ` : ''}Usage: ${lines}\n`;
}
