import type { ProvingSetting } from './proving-setting.ts';

/** Finds a step that begins with the words of the rule. */
export const ciStep: ProvingSetting = (rule, settings) =>
  settings.find((setting) => setting === rule || setting.startsWith(`${rule} `));
