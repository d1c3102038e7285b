import type { ProvingSetting } from './proving-setting.ts';

/** The category of each rule that a mapping names. */
const categories: Readonly<Record<string, string>> = {
  'react/exhaustive-deps': 'correctness',
  'react/jsx-key': 'correctness',
  'react/set-state-in-effect': 'correctness',
  'react/no-array-index-key': 'perf',
  'react/no-unstable-nested-components': 'suspicious',
  'typescript/ban-ts-comment': 'pedantic',
  'typescript/consistent-type-imports': 'style',
};

/** Finds a rule of oxlint that is an error, by itself or with its category where its plugin is on. */
export const oxlintRule: ProvingSetting = (rule, settings) => {
  const levels = settings.filter((setting) => setting.startsWith(`${rule}:`));
  if (levels.length > 0) return levels.every((level) => level === `${rule}:error`) ? levels[0] : undefined;
  const [plugin = ''] = rule.split('/');
  const category = `${categories[rule]}:error`;
  return settings.includes(plugin) ? settings.find((setting) => setting === category) : undefined;
};
