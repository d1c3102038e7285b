import { tscPresets } from '../maps/tsc-presets.ts';
import { inPreset } from './in-preset.ts';
import type { ProvingSetting } from './proving-setting.ts';

/** Finds a flag of the TypeScript compiler that is on, by itself, through `strict` or in a preset that is extended. */
export const tscFlag: ProvingSetting = (flag, settings, profile) => {
  if (settings.includes(`${flag}:off`)) return undefined;
  return settings.find((setting) => setting === flag) ?? inPreset(tscPresets, flag, settings, profile);
};
