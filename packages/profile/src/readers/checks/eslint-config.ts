import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { eslintSettings } from './eslint-settings.ts';

const plugin =
  /(?:\bfrom|\brequire\(|\bimport\()\s*["'](@?[\w./-]*(?:eslint|oxlint|prettier)[\w./-]*|neostandard|xo|@antfu\/[\w./-]+|@nuxt\/[\w./-]+|\.\/\.nuxt\/[\w./-]+)["']/g;
const preset = /\b([A-Za-z_$][\w$]{0,60})\.configs(?:\.([\w$]{1,60})|\[["']([\w/-]{1,60})["']\])(?:\.(rules))?/g;
const rule = /["']([\w@-]{1,40}(?:\/[\w-]{1,60}){0,2})["']\s*:\s*\[?\s*["'](off|warn|error)["']/g;
const named = /\bextends\s*:\s*\[([^\]]{0,1000})\]/g;

/** Reads every form of an ESLint configuration. Of code it takes imports, presets and rule levels that stand there. */
export function readEslintConfig({ name, text }: ReadableFile): Findings {
  return { checks: [{ name: 'eslint', settings: [...new Set(settingsOf(name, text))] }] };
}

function settingsOf(name: string, text: string): string[] {
  if (name === '.eslintrc' || name.endsWith('.json')) return eslintSettings(parseJsonc(text));
  if (/\.ya?ml$/.test(name)) return eslintSettings(parseYaml(text));
  const code = linesOf(text)
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .join('\n');
  return [
    ...[...code.matchAll(plugin)]
      .map(([, found = '']) => found)
      .filter((found) => !/^eslint(?:\/config)?$/.test(found)),
    ...[...code.matchAll(preset)].map(
      ([, owner, dotted, quoted, rules]) => `${owner}.configs.${dotted ?? quoted}${rules ? '.rules' : ''}`,
    ),
    ...[...code.matchAll(named)].flatMap(([, list = '']) =>
      [...list.matchAll(/["']([\w@/:.-]{1,80})["']/g)].map(([, one = '']) => one),
    ),
    ...[...code.matchAll(rule)].map(([, found, level]) => `${found}:${level}`),
  ];
}
