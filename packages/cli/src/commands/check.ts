import { examine } from '@regelwerk/clinic/examine';
import { problemsOf } from '@regelwerk/clinic/export/problem';
import { isExamined } from '@regelwerk/clinic/reading/is-examined';
import { lookAgain } from '@regelwerk/folder/look-again';
import { readFolder } from '@regelwerk/folder/read-folder';
import { textsOf } from '@regelwerk/folder/texts-of';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { readKeptRule } from '../files/kept-rule.ts';
import { noteStale } from '../note-stale.ts';
import { formats, problemLines, writers } from '../report/formats.ts';
import { ruleProblems } from '../report/rule-problems.ts';
import { shippedGrammars } from '../shipped-grammars.ts';

/** Compares the rule of a project and its rules files with the project, on this machine alone; the account hears of it only with `--note`. */
export const check: Command = async (call) => {
  const { root, flag, option, terminal } = call;
  const { say, isJson } = terminal;
  const named = option('format') ?? (isJson ? 'json' : 'text');
  const format = formats.find((one) => one === named);
  if (format === undefined) throw new Failure('unknown.format', { name: named, formats: formats.join(', ') });
  const kept = readKeptRule(root);
  const ground = await readFolder(root, shippedGrammars);
  const paths = ground.paths.filter(isExamined);
  const { findings, score } = await examine(textsOf(root, paths), ground);
  const look = kept && (await lookAgain(kept.profile ?? ground.profile, ground));
  const problems = [
    ...(kept === undefined || look === undefined ? [] : ruleProblems(root, kept, look, terminal)),
    ...problemsOf(findings, terminal.language),
  ];
  const lines = [
    ...(kept === undefined ? [say(paths.length === 0 ? 'check.noFiles' : 'check.noRule')] : []),
    ...problemLines(problems, terminal.language),
    ...(problems.length === 0 && paths.length > 0 ? [say('check.fine')] : []),
  ];
  if (format === 'text') terminal.print(lines.join('\n'));
  else process.stdout.write(writers[format]({ problems, score: score.points }, terminal.language));
  if (flag('note')) {
    const noted = await noteStale(call, kept, look);
    if (format === 'text') terminal.print(noted);
  }
  return problems.some(({ severity }) => severity !== 'note') ? 1 : 0;
};
