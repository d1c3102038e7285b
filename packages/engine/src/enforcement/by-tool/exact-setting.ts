import type { ProvingSetting } from './proving-setting.ts';

/** Finds a setting that names the rule itself. */
export const exactSetting: ProvingSetting = (rule, settings) => settings.find((setting) => setting === rule);
