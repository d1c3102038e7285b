import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Ground } from '@regelwerk/claims/ground';
import { prove } from '@regelwerk/claims/prove';
import { readClaims } from '@regelwerk/claims/read-claims';
import { candidatesOf } from '@regelwerk/claims/sheet/candidates-of';
import { questionSheet } from '@regelwerk/claims/sheet/question-sheet';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import { claimsToSay } from '@regelwerk/folder/claims-to-say';
import { conventionLines } from '@regelwerk/folder/convention-lines';
import { profileLines } from '@regelwerk/folder/profile-lines';
import { readFolder } from '@regelwerk/folder/read-folder';
import { verdictLines } from '@regelwerk/folder/verdict-lines';
import { withoutSecrets } from '@regelwerk/folder/without-secrets';
import { isRuleFile } from '@regelwerk/profile/accept/is-rule-file';
import { answersIn } from '../answers-in.ts';
import type { Call, Command, ExitCode } from '../command.ts';
import { copyText } from '../copy-text.ts';
import { deliver } from '../deliver.ts';
import { Failure } from '../failure.ts';
import { readKeptRule } from '../files/kept-rule.ts';
import { generate } from '../generate.ts';
import { saveRule } from '../save-rule.ts';
import { requireServer } from '../server/choose-server.ts';
import { shippedGrammars } from '../shipped-grammars.ts';
import { toolNamed } from '../tools-in.ts';

/** Reads the project, shows what was found, takes and proves lines about it, and makes its rule for one token. */
export const init: Command = async (call) => {
  const { root, flag, option, isDry, terminal } = call;
  const { say, print, result, language } = terminal;
  const isAsking = flag('questions') || flag('copy');
  // before a large project is read
  for (const name of call.options('tool')) toolNamed(name);
  if (!isAsking && !isDry) requireServer(option('server'), readKeptRule(root)?.server);
  const read = await readFolder(root, shippedGrammars);
  if (isAsking) return giveQuestions(call, read);
  const shown = withoutSecrets(read.profile);
  print(profileLines(shown, language).join('\n'));
  const conventions = conventionLines(shown.conventions ?? [], language);
  if (conventions.length > 0) print(`${say('init.conventions')}\n${conventions.join('\n')}\n`);
  if (readKeptRule(root) !== undefined) print(say('init.again'));
  const claims = await claimsOf(call, read);
  const profile = { ...shown, ...(claims.length > 0 && { claims }) };
  const { answers, tools, size, ruleLanguage } = await answersIn(call, profile);
  print(
    say('init.made', {
      tools: tools.map((one) => modelLabel(one, language)).join(', '),
      frameworks: answers.frameworks.join(', '),
      size,
    }),
  );
  if (isDry) {
    print(say('init.sent', { count: JSON.stringify(profile).length }));
    print(say('dry'));
    result({ profile, answers, tools, size, language: ruleLanguage });
    return 0;
  }
  const server = requireServer(option('server'), readKeptRule(root)?.server);
  const made = await generate(call, server, { answers, language: ruleLanguage, size, profile });
  if (made === undefined) return 1;
  const { requestId } = made;
  const configurationId = await saveRule(call, server, requestId);
  const rule = {
    requestId,
    configurationId,
    tools,
    language: ruleLanguage,
    size,
    answers,
    profile: made.full.project ?? profile,
  };
  return deliver(call, server, rule, read);
};

/** Prints or copies what to ask an assistant about the project. */
async function giveQuestions({ flag, terminal }: Call, read: Ground): Promise<ExitCode> {
  const { say, print, result, language } = terminal;
  const sheet = questionSheet(read.profile, candidatesOf(read.code), language);
  const isCopied = flag('copy') && (await copyText(sheet));
  print(isCopied ? say('init.copied') : sheet);
  if (!isCopied && flag('copy')) throw new Failure('init.notCopied');
  result({ questions: sheet });
  return 0;
}

/** Reads and proves lines about the project: an assistant's answer from a file or standard input, or a rules file. */
async function claimsOf({ root, option, flag, terminal }: Call, read: Ground): Promise<readonly ProjectClaim[]> {
  const { say, print, language } = terminal;
  const file = option('answers');
  if (file === undefined) {
    print(say('init.noAnswers'));
    return [];
  }
  const path = existsSync(file) ? file : resolve(root, file);
  if (file !== '-' && !existsSync(path)) throw new Failure('init.noFile', { path: file });
  const text = file === '-' ? await terminal.readInput() : readFileSync(path, 'utf8');
  const own = relative(root, resolve(path)).replaceAll('\\', '/');
  const proven = await prove(readClaims(text, file !== '-' && isRuleFile(own) ? own : undefined), read);
  print(`${say('init.lines')}\n${verdictLines(proven, language).join('\n')}\n`);
  const taken = claimsToSay(proven, flag('with-unproven'));
  const open = claimsToSay(proven, true).length - taken.length;
  if (open > 0) print(say('init.taken', { taken: taken.length, open }));
  return taken;
}
