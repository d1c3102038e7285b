import type { ProvingSetting } from './proving-setting.ts';

/** The rules that `domain:<name>:recommended` turns into errors since Biome 2. */
const byDomain: Readonly<Record<string, readonly string[]>> = {
  react: ['suspicious/noArrayIndexKey', 'correctness/useJsxKeyInIterable', 'correctness/useExhaustiveDependencies'],
  vue: ['correctness/noVueVIfWithVFor'],
};

/** Finds a rule of Biome that is an error, by itself or in a domain of the project, while the linter is on. */
export const biomeRule: ProvingSetting = (rule, settings) => {
  if (!settings.includes('linter')) return undefined;
  const levels = settings.filter((setting) => setting.startsWith(`${rule}:`));
  if (levels.length > 0) return levels.every((level) => level === `${rule}:error`) ? levels[0] : undefined;
  return settings.find((setting) => {
    const [, domain = ''] = /^domain:(\w+):(?:recommended|all)$/.exec(setting) ?? [];
    return Object.hasOwn(byDomain, domain) && byDomain[domain]?.includes(rule);
  });
};
