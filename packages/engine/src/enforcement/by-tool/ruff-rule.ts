import type { ProvingSetting } from './proving-setting.ts';

/** Finds a rule of ruff that is selected by its code, by a group of it or by `ALL`, and that no setting ignores. */
export const ruffRule: ProvingSetting = (rule, settings) => {
  const holds = (selector: string) =>
    selector === 'ALL' || (rule.startsWith(selector) && lettersOf(rule) === lettersOf(selector));
  if (settings.some((setting) => setting.endsWith(':off') && holds(setting.slice(0, -':off'.length)))) return undefined;
  return settings.filter((setting) => !setting.endsWith(':off')).find(holds);
};

function lettersOf(code: string): string {
  return /^[A-Z]*/.exec(code)?.[0] ?? '';
}
