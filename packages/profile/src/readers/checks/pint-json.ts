import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `pint.json`: the preset and the rules that are on. */
export function readPintJson({ text }: ReadableFile): Findings {
  const config: unknown = JSON.parse(text);
  const rules = entriesOf(fieldOf(config, 'rules')).map(([name, value]) => (value === false ? `${name}:off` : name));
  const preset = textOf(fieldOf(config, 'preset')) ?? 'laravel';
  return { checks: [{ name: 'pint', settings: [`preset:${preset}`, ...rules] }] };
}
