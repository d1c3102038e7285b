import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prove } from '@regelwerk/claims/prove';
import { readClaims } from '@regelwerk/claims/read-claims';
import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';
import { claimsToSay } from '@regelwerk/folder/claims-to-say';
import { readFolder } from '@regelwerk/folder/read-folder';
import { readProjectFolder } from '@regelwerk/folder/read-project-folder';
import { detectProject } from '@regelwerk/profile/detect-project';
import { neutralForm } from './neutral-form.ts';
import { shuffled } from './shuffled.ts';
import { type Kind, kinds, tabulate, verdictsSchema } from './tabulate.ts';

const usage = `Usage: npm run verdict -- --project DIR --description FILE --to DIR --seed WORD [--answers FILE [--with-unproven]]
         prepares what a judge gets: none, the description, our rule without and with the code, with answers to the question
         sheet our rule with those that are proven, and the brief; beside it DIR.key.json
       npm run verdict -- --collect FILE
         prints a list of verdicts as a table: each is the answer of a judge with what its key.json holds`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    description: { type: 'string' },
    to: { type: 'string' },
    answers: { type: 'string' },
    'with-unproven': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    collect: { type: 'string' },
  },
});

if (values.collect !== undefined) console.log(tabulate(verdictsSchema.parse(readJson(values.collect))));
else if (values.project !== undefined && values.description !== undefined && values.to !== undefined)
  await prepare(values.project, values.description, values.to, values.seed, values.answers);
else {
  console.error(usage);
  process.exitCode = 2;
}

async function prepare(
  project: string,
  description: string,
  to: string,
  seed: string,
  answers: string | undefined,
): Promise<void> {
  const facts = detectProject(readProjectFolder(project));
  const read = await readFolder(project, installedGrammars);
  const { profile } = read;
  const texts: Readonly<Partial<Record<Kind, string>>> = {
    none: 'There is no file for assistants.',
    description: readFileSync(description, 'utf8'),
    facts: ruleOf(facts),
    conventions: ruleOf(profile),
    ...(answers !== undefined && {
      interview: ruleOf({
        ...profile,
        claims: claimsToSay(await prove(readClaims(readFileSync(answers, 'utf8')), read), values['with-unproven']),
      }),
    }),
  };
  const repository = basename(resolve(project));
  const order = shuffled(
    kinds.filter((kind) => texts[kind] !== undefined),
    `${seed} ${repository}`,
  );
  mkdirSync(to, { recursive: true });
  const key = Object.fromEntries(order.map((kind, index) => [String.fromCharCode(65 + index), kind]));
  for (const [letter, kind] of Object.entries(key)) {
    writeFileSync(join(to, `${letter}.md`), neutralForm(texts[kind as Kind] ?? ''));
  }
  // beside the folder, which is all that a judge gets
  writeFileSync(`${resolve(to)}.key.json`, `${JSON.stringify({ repository, key }, null, 2)}\n`);
  copyFileSync(join(import.meta.dirname, 'brief.md'), join(to, 'brief.md'));
}

function ruleOf(profile: ProjectProfile): string {
  const shown = answersOfProject(profile);
  if (shown === undefined) throw new Error('Nothing here shows a language or a framework that is known.');
  const form = { aiModel: 'Claude', behaviorPreference: 'Strict', outputFormat: 'Markdown', ...shown } as const;
  return renderRule(composeRule(form, 'en', 'lean', profile));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
