import { isAtLeast } from '../is-at-least.ts';
import { tscDefaults } from '../maps/tsc-defaults.ts';
import { tscPresets } from '../maps/tsc-presets.ts';
import { inPreset } from './in-preset.ts';
import type { ProvingSetting } from './proving-setting.ts';

/**
 * Finds a flag of the TypeScript compiler that is on: by itself, in a preset, or by default; `typescript 7` asks for
 * the version alone.
 */
export const tscFlag: ProvingSetting = (flag, settings, profile) => {
  if (settings.includes(`${flag}:off`)) return undefined;
  const [, floor = tscDefaults[flag]] = /^typescript (\d+)$/.exec(flag) ?? [];
  return (
    settings.find((setting) => setting === flag) ??
    inPreset(tscPresets, flag, settings, profile) ??
    (floor === undefined ? undefined : compilerFrom(floor, profile))
  );
};

function compilerFrom(floor: string, { technologies }: Parameters<ProvingSetting>[2]): string | undefined {
  const compilers = technologies.filter(({ name }) => name === 'typescript');
  if (!compilers.every(({ version }) => isAtLeast(version, floor))) return undefined;
  return compilers[0] && `typescript ${compilers[0].version}`;
}
