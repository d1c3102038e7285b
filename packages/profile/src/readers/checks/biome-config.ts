import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseJsonc } from '../../shape/parse-jsonc.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads `biome.json` and `biome.jsonc`: which parts are on, presets, and rule levels by group. */
export function readBiomeConfig({ text }: ReadableFile): Findings {
  const config = parseJsonc(text);
  const isOn = (part: string) => fieldOf(config, part, 'enabled') !== false;
  const rules = fieldOf(config, 'linter', 'rules');
  const groups = entriesOf(rules).flatMap(([group, value]) =>
    entriesOf(value).flatMap(([name, level]) => {
      const stated = textOf(level) ?? textOf(fieldOf(level, 'level'));
      if (stated === undefined) return typeof level === 'boolean' ? [`${group}/${name}:${level ? 'on' : 'off'}`] : [];
      return [`${group}/${name}:${stated}`];
    }),
  );
  const preset = textOf(fieldOf(rules, 'preset'));
  const settings = [
    ...(isOn('linter') ? ['linter'] : []),
    ...(isOn('formatter') ? ['formatter'] : []),
    ...textsOf(fieldOf(config, 'extends')),
    ...(preset === undefined ? [] : [`preset:${preset}`]),
    ...(fieldOf(rules, 'recommended') === false ? ['recommended:off'] : []),
    ...entriesOf(fieldOf(config, 'linter', 'domains')).map(([name, level]) => `domain:${name}:${textOf(level)}`),
    ...groups,
  ];
  return { checks: [{ name: 'biome', settings }] };
}
