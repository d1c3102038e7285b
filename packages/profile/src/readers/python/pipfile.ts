import { parse } from 'smol-toml';
import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { requirement } from './requirement.ts';

/** Reads a `Pipfile`: the packages that the project asks for itself. */
export function readPipfile({ text }: ReadableFile): Findings {
  const file: unknown = parse(text);
  const python = textOf(fieldOf(file, 'requires', 'python_version'));
  const stated = (table: string, isDev: boolean) =>
    entriesOf(fieldOf(file, table)).flatMap(([name, value]): Dependency[] => {
      const found = requirement(name, isDev);
      const range = textOf(value) ?? textOf(fieldOf(value, 'version'));
      return found === undefined ? [] : [{ ...found, range: range === '*' ? undefined : range }];
    });
  return {
    managers: [{ name: 'pipenv' }],
    runtimes: python === undefined ? [] : [{ name: 'python', version: python }],
    dependencies: [...stated('packages', false), ...stated('dev-packages', true)],
  };
}
