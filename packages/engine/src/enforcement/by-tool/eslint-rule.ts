import { eslintPresets } from '../maps/eslint-presets.ts';
import { inPreset } from './in-preset.ts';
import type { ProvingSetting } from './proving-setting.ts';

/** Finds a rule of ESLint that is an error, by itself or in a preset, and is nowhere switched off or lowered. */
export const eslintRule: ProvingSetting = (rule, settings, profile) => {
  if (settings.some((setting) => setting === `${rule}:off` || setting === `${rule}:warn`)) return undefined;
  return settings.find((setting) => setting === `${rule}:error`) ?? inPreset(eslintPresets, rule, settings, profile);
};
