import type { CheckName } from '../enforcement.ts';
import { biomeRule } from './biome-rule.ts';
import { ciStep } from './ci-step.ts';
import { eslintRule } from './eslint-rule.ts';
import { exactSetting } from './exact-setting.ts';
import { hookScript } from './hook-script.ts';
import { oxlintRule } from './oxlint-rule.ts';
import type { ProvingSetting } from './proving-setting.ts';
import { rubocopCop } from './rubocop-cop.ts';
import { ruffRule } from './ruff-rule.ts';
import { tscFlag } from './tsc-flag.ts';

/** How the settings of each check prove that a rule is on. */
export const provingSettings: Readonly<Record<CheckName, ProvingSetting>> = {
  eslint: eslintRule,
  oxlint: oxlintRule,
  biome: biomeRule,
  tsc: tscFlag,
  ruff: ruffRule,
  phpstan: exactSetting,
  rubocop: rubocopCop,
  ci: ciStep,
  'git-hook': hookScript,
  'agent-hook': exactSetting,
  'ast-grep': exactSetting,
};
