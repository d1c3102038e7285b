import { isAtLeast } from '../is-at-least.ts';
import type { Preset } from '../preset.ts';
import type { ProvingSetting } from './proving-setting.ts';

/** Returns the setting that names a preset with the rule, where the project has the version that the preset needs. */
export function inPreset(
  presets: readonly Preset[],
  ...[rule, settings, { technologies }]: Parameters<ProvingSetting>
): string | undefined {
  for (const { spellings, from, rules } of presets) {
    const found = settings.find((setting) => spellings.includes(setting));
    if (found === undefined || !rules.includes(rule)) continue;
    const installed = technologies.filter(({ name }) => name === from.package);
    if (installed.length > 0 && installed.every(({ version }) => isAtLeast(version, from.version))) return found;
  }
  return undefined;
}
