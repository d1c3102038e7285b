import { type EslintPlugin, eslintPlugins } from './eslint-plugins.ts';

/** Returns the plugin of a rule of ESLint; undefined for a rule of ESLint itself. Throws for a plugin that is not listed. */
export function pluginOf(rule: string): EslintPlugin | undefined {
  if (!rule.includes('/')) return undefined;
  // `n/no-unsupported-features/es-syntax` belongs to `n`, and `@angular-eslint/template/…` to a plugin of its own
  const [found] = eslintPlugins
    .filter(({ prefix }) => rule.startsWith(`${prefix}/`))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  if (found === undefined) throw new Error(`No plugin is listed for the rule ${rule}.`);
  return found;
}
