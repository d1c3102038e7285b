import { eslintRule } from './eslint-rule.ts';
import type { ProvingSetting } from './proving-setting.ts';
import { ruffRule } from './ruff-rule.ts';
import { tscFlag } from './tsc-flag.ts';

/** How the settings of each check prove that a rule is on. */
export const provingSettings: Readonly<Record<string, ProvingSetting>> = {
  eslint: eslintRule,
  ruff: ruffRule,
  tsc: tscFlag,
};
