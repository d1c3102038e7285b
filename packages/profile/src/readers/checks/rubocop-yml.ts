import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads `.rubocop.yml`: presets, plugins, and the cops that are switched on or off. */
export function readRubocopYml({ text }: ReadableFile): Findings {
  const config = parseYaml(text);
  const cops = entriesOf(config).flatMap(([name, value]) => {
    const enabled = fieldOf(value, 'Enabled');
    return typeof enabled === 'boolean' ? [`${name}:${enabled ? 'on' : 'off'}`] : [];
  });
  const settings = [
    ...entriesOf(fieldOf(config, 'inherit_gem')).map(([gem]) => gem),
    ...textsOf(fieldOf(config, 'plugins')),
    ...textsOf(fieldOf(config, 'require')),
    ...cops,
  ];
  return { checks: [{ name: 'rubocop', settings }] };
}
