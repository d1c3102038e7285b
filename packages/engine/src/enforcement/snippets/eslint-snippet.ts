import type { EslintPlugin } from '../maps/eslint-plugins.ts';
import { pluginOf } from '../maps/plugin-of.ts';
import { namedRules } from './named-rules.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes rules for the project's configuration of ESLint: imports and objects of a flat one, keys of an older one. */
export const eslintSnippet: SnippetWriter = (enforcements, profile) => {
  const path = placeOf('eslint', profile) ?? 'eslint.config.js';
  const rules = namedRules(enforcements);
  const packages = [...new Set(rules.flatMap((rule) => pluginOf(rule)?.package ?? []))];
  const missing = packages.filter((name) => !profile.technologies.some((one) => one.name === name));
  const install = missing.length === 0 ? undefined : `\`${missing.join(' ')}\``;
  const isFlat = /eslint\.config\.[cm]?[jt]s$/.test(path);
  return [
    packEntry(enforcements, 'eslint', path, isFlat ? flatText(rules) : legacyText(rules), {
      language: isFlat ? 'js' : 'json',
      en: `${isFlat ? `Add the imports that ${path} lacks, and the objects to the array that it exports` : `Add these keys to ${path}`}.${install ? ` Install ${install} as development dependencies first.` : ''}`,
      de: `${isFlat ? `Die Importe ergänzen, die in ${path} fehlen, und die Objekte in das exportierte Array einfügen` : `Diese Schlüssel in ${path} ergänzen`}.${install ? ` Vorher ${install} als Entwicklungsabhängigkeiten installieren.` : ''}`,
    }),
  ];
};

function flatText(rules: readonly string[]): string {
  const groups = [...Map.groupBy(rules, (rule) => pluginOf(rule))];
  const plugins = groups.flatMap(([plugin]) => plugin ?? []);
  const imports = [...new Set(plugins.map((one) => `import ${one.imported} from '${one.package}';`))].sort();
  return `${imports.join('\n')}\n\n${groups.map(([plugin, ofPlugin]) => objectText(plugin, ofPlugin)).join('\n')}\n`;
}

function objectText(plugin: EslintPlugin | undefined, rules: readonly string[]): string {
  const lines = [
    ...(plugin === undefined
      ? []
      : [
          `files: [${plugin.files.map((glob) => `'${glob}'`).join(', ')}],`,
          ...(plugin.options ?? []),
          `plugins: { '${plugin.prefix}': ${plugin.plugin} },`,
        ]),
    'rules: {',
    ...rules.map((rule) => `  '${rule}': 'error',`),
    '},',
  ];
  const before = plugin?.before === undefined ? '' : `${plugin.before}\n`;
  return `${before}{\n${lines.map((line) => `  ${line}`).join('\n')}\n},`;
}

function legacyText(rules: readonly string[]): string {
  const plugins = [...new Set(rules.flatMap((rule) => pluginOf(rule)?.prefix ?? []))];
  const levels = Object.fromEntries(rules.map((rule) => [rule, 'error']));
  return `${JSON.stringify({ plugins, rules: levels }, null, 2)}\n`;
}
