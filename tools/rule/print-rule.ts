import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prove } from '@regelwerk/claims/prove';
import { readClaims } from '@regelwerk/claims/read-claims';
import { candidatesOf } from '@regelwerk/claims/sheet/candidates-of';
import { questionSheet } from '@regelwerk/claims/sheet/question-sheet';
import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import { applicationTypes, behaviors, frameworks, outputFormats } from '@regelwerk/contract/rules/choices';
import { formStateSchema } from '@regelwerk/contract/rules/form-state-schema';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import { renderRule } from '@regelwerk/engine/render-rule';
import { claimsToSay } from '@regelwerk/folder/claims-to-say';
import { conventionLines } from '@regelwerk/folder/convention-lines';
import { profileLines } from '@regelwerk/folder/profile-lines';
import { readFolder } from '@regelwerk/folder/read-folder';
import { readProjectFolder } from '@regelwerk/folder/read-project-folder';
import { verdictLines } from '@regelwerk/folder/verdict-lines';
import { isRuleFile } from '@regelwerk/profile/accept/is-rule-file';
import { detectProject } from '@regelwerk/profile/detect-project';
import { changeLines } from './change-lines.ts';
import { walkCombinations } from './walk-combinations.ts';
import { writeExamples } from './write-examples.ts';

const usage = `Usage: npm run rule -- --model Cursor --type Fullstack --frameworks React,FastAPI
  --model NAME          ChatGPT, Claude, cursor … or any other name (default Claude)
  --type TYPE           ${applicationTypes.join(', ')} (default Fullstack, or what the project shows)
  --frameworks A,B      ${frameworks.join(', ')} (default: those that the project shows)
  --behavior NAME       ${behaviors.join(', ')} (default Strict)
  --format NAME         ${outputFormats.join(', ')} (default Markdown)
  --notes TEXT          your own conventions
  --language CODE       ${contentLanguages.join(', ')} (default en)
  --size SIZE           ${ruleSizes.join(', ')} (default standard)
  --files               print every file and field of the target instead of the document
  --project DIR         a folder to read: the rule is made for it, and what it changed is said beside the rule
  --print-profile      say what the files of the project state: versions, commands, checks, layout
  --print-conventions   say what the code of the project does nearly everywhere, counted
  --print-questions     what to ask an assistant about the project; --answers takes what it wrote
  --answers FILE        lines about the project: an assistant's answer, or a rules file such as CLAUDE.md; each is
                        proven on this machine, and the proven ones become lines of the rule
  --with-unproven       take the lines too that nothing proves
  --write-examples      bring docs/examples up to date
  --all-combinations    walk what can be answered and report faults, time and use of the room`;

const options = {
  model: { type: 'string', default: 'Claude' },
  type: { type: 'string' },
  frameworks: { type: 'string', default: '' },
  behavior: { type: 'string', default: 'Strict' },
  format: { type: 'string', default: 'Markdown' },
  notes: { type: 'string', default: '' },
  language: { type: 'string', default: 'en' },
  size: { type: 'string', default: 'standard' },
  files: { type: 'boolean', default: false },
  project: { type: 'string' },
  'print-profile': { type: 'boolean', default: false },
  'print-conventions': { type: 'boolean', default: false },
  'print-questions': { type: 'boolean', default: false },
  answers: { type: 'string' },
  'with-unproven': { type: 'boolean', default: false },
  'all-combinations': { type: 'boolean', default: false },
  'write-examples': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const values = readArguments();

if (values === undefined) process.exitCode = 2;
else if (values.help) console.log(usage);
else if (values['print-profile'])
  console.log(profileLines(detectProject(readProjectFolder(values.project ?? '.'))).join('\n'));
else if (values['print-conventions']) await printConventions(values.project ?? '.', values.language);
else if (values['print-questions']) await printQuestions(values.project ?? '.', values.language);
else if (values['all-combinations']) process.exitCode = walkCombinations();
else if (values['write-examples']) writeExamples();
else await print(values);

async function printConventions(folder: string, code: string): Promise<void> {
  const began = performance.now();
  const { conventions } = await readFolder(folder, installedGrammars);
  const seconds = (performance.now() - began) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.error(`${conventions.length} statements in ${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB at most`);
  console.log(conventionLines(conventions, languageOf(code)).join('\n'));
}

async function printQuestions(folder: string, code: string): Promise<void> {
  const read = await readFolder(folder, installedGrammars);
  process.stdout.write(questionSheet(read.profile, candidatesOf(read.code), languageOf(code)));
}

function languageOf(code: string): ContentLanguage {
  return contentLanguages.find((one) => one === code) ?? 'en';
}

/** What the browser would send with every convention ticked, and with the lines of a file that the folder proves. */
async function profileOf(folder: string, answers: string | undefined, withUnproven: boolean): Promise<ProjectProfile> {
  const read = await readFolder(folder, installedGrammars);
  if (answers === undefined) return read.profile;
  const path = existsSync(answers) ? answers : join(folder, answers);
  const own = relative(resolve(folder), resolve(path)).replaceAll('\\', '/');
  const proven = await prove(readClaims(readFileSync(path, 'utf8'), isRuleFile(own) ? own : undefined), read);
  console.error(`${verdictLines(proven).join('\n')}\n`);
  return { ...read.profile, claims: claimsToSay(proven, withUnproven) };
}

/** Returns undefined for an unknown argument, after printing it. */
function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return undefined;
  }
}

async function print(values: NonNullable<ReturnType<typeof readArguments>>): Promise<void> {
  const { project = values.answers === undefined ? undefined : '.', answers } = values;
  const profile = project === undefined ? undefined : await profileOf(project, answers, values['with-unproven']);
  const shown = profile === undefined ? undefined : answersOfProject(profile);
  const named = values.frameworks.split(',').filter((name) => name !== '');
  if (profile !== undefined && shown === undefined && named.length === 0) {
    console.error(
      `Nothing in ${project} shows a language or a framework that is known. Choose yourself, for example --type Backend --frameworks Express; what was found is used all the same.`,
    );
    process.exitCode = 1;
    return;
  }
  const form = formStateSchema.safeParse({
    aiModel: values.model,
    applicationType: values.type ?? (named.length === 0 ? shown?.applicationType : undefined) ?? 'Fullstack',
    frameworks: named.length === 0 ? (shown?.frameworks ?? []) : named,
    behaviorPreference: values.behavior,
    outputFormat: values.format,
    additionalNotes: values.notes,
  });
  const language = contentLanguages.find((code) => code === values.language);
  const size = ruleSizes.find((name) => name === values.size);
  const faults = [
    ...(form.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...(language === undefined ? [`language: ${values.language} is not one of the choices`] : []),
    ...(size === undefined ? [`size: ${values.size} is not one of the choices`] : []),
  ];
  if (!form.success || language === undefined || size === undefined) {
    console.error(`${faults.join('\n')}\n\n${usage}`);
    process.exitCode = 1;
    return;
  }
  const rule = composeRule(form.data, language, size, profile);
  if (profile !== undefined && profile.ruleFiles.length > 0) console.error(`${existingRules(profile)}\n`);
  if (rule.project !== undefined) console.error(`${changeLines(rule.project).join('\n')}\n`);
  if (!values.files) return void process.stdout.write(renderRule(rule));
  for (const { name, place, files, leftOut = [] } of deliveriesOf(rule)) {
    if (leftOut.length > 0)
      console.error([`Left out: ${name}`, ...leftOut.map(({ text }) => `  ${text}`), ''].join('\n'));
    for (const { path, content } of files) console.log(`==> ${path ?? name} <==\n(${place})\n\n${content}`);
  }
}

function existingRules({ ruleFiles }: ProjectProfile): string {
  const names = ruleFiles.map(({ path }) => path).join(', ');
  return `This project already has rules: ${names}. Nothing here changes them. Merge the new text into a file, keep it, or replace it.`;
}
