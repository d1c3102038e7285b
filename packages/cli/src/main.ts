#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { commonOptions, type ExitCode } from './command.ts';
import { type CommandName, commandNames, commandTable } from './command-table.ts';
import { environment } from './environment.ts';
import { Failure } from './failure.ts';
import { inert } from './inert.ts';
import { inertJson } from './inert-json.ts';
import { languageOf } from './language-of.ts';
import { openTerminal } from './terminal.ts';
import { type Say, sayIn } from './text.ts';
import { version } from './version.ts';

process.exitCode = await run(process.argv.slice(2));

async function run(all: readonly string[]): Promise<ExitCode> {
  const language = languageIn(all);
  const say = sayIn(language);
  const complain = (text: string) => process.stderr.write(`${inert(text)}\n`);
  const [name = 'help', ...rest] = all;
  if (name === '--version' || name === '-V') return print(version);
  if (name === 'help' || name === '--help' || name === '-h') return print(overview(say));
  if (!isCommand(name)) {
    complain(`${say('unknown.command', { name })}\n\n${overview(say)}`);
    return 2;
  }
  try {
    const { options, words: most, load } = commandTable[name];
    const { values, positionals } = read(rest, options);
    if (values.help === true) return print(say(`help.${name}`));
    if (positionals.length > most) throw new Failure('unknown.word', { word: positionals[most] ?? '' });
    if (typeof values.language === 'string' && !contentLanguages.some((one) => one === values.language))
      throw new Failure('unknown.language', { name: values.language, languages: contentLanguages.join(', ') });
    const root = resolve(String(values.project));
    if (!existsSync(root)) throw new Failure('project.none', { path: root });
    if (Map.groupBy === undefined) await import('./older-node.ts');
    const command = await load();
    return await command({
      words: positionals,
      flag: (option) => values[option] === true,
      option: (option) => {
        const value = values[option];
        return typeof value === 'string' ? value : undefined;
      },
      options: (option) => {
        const value = values[option];
        return Array.isArray(value) ? value.flatMap((one) => String(one).split(',')) : [];
      },
      root,
      isDry: values['dry-run'] === true,
      terminal: openTerminal(language, say, values.json === true),
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const text = say(error.key, error.values);
    if (all.includes('--json')) print(inertJson({ error: text, code: error.key }));
    complain(text);
    return 2;
  }
}

function print(text: string): 0 {
  process.stdout.write(`${text}\n`);
  return 0;
}

function read(args: readonly string[], own: (typeof commandTable)[CommandName]['options']) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...commonOptions, ...own },
      allowPositionals: true,
    });
    return { values: values as Readonly<Record<string, unknown>>, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [name = ''] = /-[\w-]+/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Failure('unknown.option', { name });
    throw new Failure(message.includes('does not take') ? 'option.takesNone' : 'option.needsValue', { name });
  }
}

/** The language is needed before the options are parsed, to say what is wrong with them. */
function languageIn(args: readonly string[]) {
  const at = args.findIndex((one) => one === '--language' || one.startsWith('--language='));
  const written = args[at]?.startsWith('--language=') ? args[at].slice('--language='.length) : args[at + 1];
  return contentLanguages.find((one) => at !== -1 && one === written) ?? languageOf(environment.locale);
}

function overview(say: Say): string {
  const width = Math.max(...commandNames.map((name) => name.length)) + 2;
  const lines = commandNames.map((name) => `  ${name.padEnd(width)}${say(`about.${name}`)}`);
  return [say('help.lead'), '', ...lines, '', say('help.common')].join('\n');
}

function isCommand(name: string): name is CommandName {
  return commandNames.some((one) => one === name);
}
