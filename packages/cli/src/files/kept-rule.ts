import { existsSync, readFileSync } from 'node:fs';
import { type AiModel, aiModels } from '@regelwerk/contract/rules/choices';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import { formStateSchema } from '@regelwerk/contract/rules/form-state-schema';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { safePath } from './safe-path.ts';

/** The folder that is committed with the project: which rule it has, and each file as it was written the last time. */
export const keptFolder = '.regelwerk';
/** The file that says which rule the project has. */
export const ruleFile = `${keptFolder}/rule.json`;
/** What of that folder stays on this machine. */
export const keptIgnore = { path: `${keptFolder}/.gitignore`, text: 'undo.json\n' } as const;

const keptRuleSchema = z.object({
  version: z.literal(1),
  server: z.url(),
  /** The rule on the server: as it was made, or as it was saved. */
  requestId: z.uuid().optional(),
  configurationId: z.uuid().optional(),
  tools: z.array(z.enum(aiModels)).min(1),
  language: z.enum(contentLanguages),
  size: z.enum(ruleSizes),
  answers: formStateSchema,
  profile: projectProfileSchema.optional(),
  files: z.array(z.string()).readonly(),
});

/** The rule of a project, as its folder keeps it. */
export type KeptRule = Readonly<Omit<z.output<typeof keptRuleSchema>, 'profile' | 'tools' | 'answers'>> & {
  readonly tools: readonly AiModel[];
  readonly answers: RuleAnswers;
  /** The project as the rule was made for it; absent for a rule without one. */
  readonly profile?: ProjectProfile | undefined;
};

/** Reads the rule of a project; undefined if it has none. */
export function readKeptRule(root: string): KeptRule | undefined {
  const place = safePath(root, ruleFile);
  if (!existsSync(place)) return undefined;
  const { data } = keptRuleSchema.safeParse(jsonIn(place));
  if (data === undefined) throw new Failure('kept.broken', { path: ruleFile });
  return data;
}

/** Reads the rule of a project, which must have one. */
export function requireKeptRule(root: string): KeptRule {
  const kept = readKeptRule(root);
  if (kept === undefined) throw new Failure('kept.none');
  return kept;
}

/** Returns the path and the text under which a rule is kept. */
export function keptRuleFile(rule: KeptRule): { readonly path: string; readonly text: string } {
  return { path: ruleFile, text: `${JSON.stringify(rule, null, 2)}\n` };
}

/** Returns where the text of a file is kept as it was written the last time, under a name that no tool reads. */
export function basePath(path: string): string {
  return `${keptFolder}/base/${path}.txt`;
}

function jsonIn(place: string): unknown {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return undefined;
  }
}
