import type { ProvingSetting } from './proving-setting.ts';

/** Finds a cop that is switched on, or the plugin that switches its cops on by default where nothing switches all off. */
export const rubocopCop: ProvingSetting = (cop, settings) => {
  if (settings.includes(`${cop}:off`)) return undefined;
  const found = settings.find((setting) => setting === `${cop}:on`);
  if (found !== undefined) return found;
  const isInherited = settings.some((setting) => /omakase|standard/.test(setting));
  return isInherited ? undefined : settings.find((setting) => setting === 'rubocop-rails' && cop.startsWith('Rails/'));
};
