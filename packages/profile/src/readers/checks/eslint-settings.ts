import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

const levels: Readonly<Record<string, string>> = { '0': 'off', '1': 'warn', '2': 'error' };

/** Returns presets, plugins and rules of a parsed ESLint or oxlint configuration, for example `no-console:error`. */
export function eslintSettings(config: unknown): string[] {
  const categories = entriesOf(fieldOf(config, 'categories')).map(([name, level]) => `${name}:${textOf(level)}`);
  const rules = entriesOf(fieldOf(config, 'rules')).flatMap(([name, value]) => {
    const level = textOf(listOf(value)[0]);
    return level === undefined ? [] : [`${name}:${Object.hasOwn(levels, level) ? levels[level] : level}`];
  });
  return [...textsOf(fieldOf(config, 'extends')), ...textsOf(fieldOf(config, 'plugins')), ...categories, ...rules];
}
