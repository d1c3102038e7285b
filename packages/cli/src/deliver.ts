import type { Ground } from '@regelwerk/claims/ground';
import type { OwnLine } from '@regelwerk/claims/merge/without-lines';
import { verdictText } from '@regelwerk/folder/verdict-lines';
import type { Call, ExitCode } from './command.ts';
import { Failure } from './failure.ts';
import { diffLines } from './files/diff-lines.ts';
import { type KeptRule, keptFolder, keptIgnore, keptRuleFile, readKeptRule } from './files/kept-rule.ts';
import type { Kept } from './files/merge-text.ts';
import { type DeliveryPlan, planDelivery } from './files/plan-delivery.ts';
import { writeWithUndo } from './files/undo-record.ts';
import { writeTogether } from './files/write-together.ts';
import { type RefutedLine, refutedLines } from './report/refuted-lines.ts';
import { callServer } from './server/call-server.ts';
import type { Server } from './server/choose-server.ts';

/** A rule of this person on the server, before its files are known. */
export type RuleOfServer = Omit<KeptRule, 'version' | 'server' | 'files'>;

/**
 * Fetches the files of a rule for its tools, merges them into the project, and says what becomes of each. Where the project was
 * read, lines of the person that it refutes are named; they leave only with `--drop-refuted`.
 */
export async function deliver(call: Call, server: Server, rule: RuleOfServer, ground?: Ground): Promise<ExitCode> {
  const { root, terminal, isDry } = call;
  const { say, print, result } = terminal;
  const { requestId, configurationId, tools } = rule;
  const { files, title } = await callServer(server, 'deliver-rule', {
    ...(configurationId === undefined ? { requestId } : { configurationId }),
    tools: [...tools],
  });
  const kept: KeptRule = { version: 1, server: server.origin, ...rule, files: [] };
  const before = readKeptRule(root);
  const refuted = ground === undefined ? new Map() : await refutedLines(root, files, ground);
  const leaving: ReadonlyMap<string, readonly OwnLine[]> = call.flag('drop-refuted') ? refuted : new Map();
  const plan = planDelivery(root, files, { rule: kept, before, keep: keptSide(call), leaving });
  for (const line of linesOf(plan, call)) print(line);
  for (const line of refutedIn(refuted, call)) print(line);
  if (files.length === 0) print(say('deliver.noFiles', { tools: tools.join(', '), origin: server.origin }));
  const isWritten = !isDry && !plan.isOpen && plan.changes.length > 0;
  if (isWritten) writeWithUndo(root, plan.changes);
  // so that pull finds the rule, which is paid for; its files stay as they are
  if (plan.isOpen && !isDry)
    writeTogether(root, [keptIgnore, keptRuleFile({ ...(before ?? kept), requestId, configurationId })]);
  if (isDry) print(say('dry'));
  else if (plan.isOpen) print(say('deliver.open'));
  else if (!isWritten) print(say('deliver.nothing'));
  else print(say(plan.changes.every(({ path }) => path.startsWith(keptFolder)) ? 'deliver.kept' : 'deliver.written'));
  result({
    title,
    requestId,
    configurationId,
    tools,
    isWritten,
    files: plan.files.map(({ path, merge }) => ({ path, ...merge })),
    dropped: plan.dropped,
  });
  return plan.isOpen ? 1 : 0;
}

/** Reads which side of a conflict the person wants to stay; undefined where none was named. */
function keptSide({ option }: Call): Kept | undefined {
  const side = option('keep');
  if (side !== undefined && side !== 'mine' && side !== 'new') throw new Failure('keep.unknown', { side });
  return side;
}

function refutedIn(refuted: ReadonlyMap<string, readonly RefutedLine[]>, { flag, terminal }: Call): string[] {
  const { say, language } = terminal;
  return [...refuted].flatMap(([path, lines]) => {
    if (lines.length === 0) return [];
    const isDropped = flag('drop-refuted');
    return [
      say(isDropped ? 'file.refutedDropped' : 'file.refuted', { path }),
      ...lines.flatMap((line) => [
        `  ${isDropped && line.canLeave ? '-' : ' '} ${line.text}`,
        `      ${verdictText(line.verdict, language)}`,
      ]),
    ];
  });
}

function linesOf({ files, dropped }: DeliveryPlan, { terminal: { say }, isDry }: Call): string[] {
  return [
    ...files.flatMap(({ path, merge, mine = '', leftOut }) => {
      const left = leftOut.length === 0 ? '' : ` ${say('file.leftOut', { count: leftOut.length })}`;
      const heading = say(`file.${merge.is}`, { path }) + left;
      if (merge.is === 'conflict')
        return [
          heading,
          ...merge.parts.flatMap((part) => [
            `  <<<<<<< ${say('file.mineSide')}`,
            ...part.mine.split('\n').map((line) => `  ${line}`),
            '  =======',
            ...part.new.split('\n').map((line) => `  ${line}`),
            `  >>>>>>> ${say('file.newSide')}`,
          ]),
        ];
      if (!('text' in merge) || !isDry || merge.is === 'same') return [heading];
      return [heading, ...diffLines(mine, merge.text).map((line) => `  ${line}`)];
    }),
    ...dropped.map(({ path, isKept }) => say(isKept ? 'file.droppedKept' : 'file.dropped', { path })),
  ];
}
