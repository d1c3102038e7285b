import { parse } from 'smol-toml';
import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** Reads `Cargo.toml`: dependencies, those of the workspace included, members, and the lints that it sets. */
export function readCargoToml({ text }: ReadableFile): Findings {
  const file: unknown = parse(text);
  const globs = [
    ...textsOf(fieldOf(file, 'workspace', 'members')),
    ...textsOf(fieldOf(file, 'workspace', 'exclude')).map((glob) => `!${glob}`),
  ];
  const rust =
    textOf(fieldOf(file, 'package', 'rust-version')) ?? textOf(fieldOf(file, 'workspace', 'package', 'rust-version'));
  const lints = fieldOf(file, 'lints') ?? fieldOf(file, 'workspace', 'lints');
  const clippy = entriesOf(fieldOf(lints, 'clippy')).map(
    ([name, level]) => `${name}:${textOf(fieldOf(level, 'level')) ?? textOf(level) ?? 'set'}`,
  );
  return {
    packageName: textOf(fieldOf(file, 'package', 'name')),
    managers: [{ name: 'cargo' }],
    runtimes: rust === undefined ? [] : [{ name: 'rust', version: rust }],
    dependencies: [
      ...dependenciesOf(fieldOf(file, 'dependencies'), false),
      ...dependenciesOf(fieldOf(file, 'workspace', 'dependencies'), false),
      ...dependenciesOf(fieldOf(file, 'dev-dependencies'), true),
    ],
    workspaces: globs.length === 0 ? undefined : { tool: 'cargo', globs },
    checks: clippy.length === 0 ? [] : [{ name: 'clippy', settings: clippy }],
  };
}

function dependenciesOf(table: unknown, isDev: boolean): Dependency[] {
  return entriesOf(table)
    .filter(([, value]) => fieldOf(value, 'path') === undefined && fieldOf(value, 'workspace') === undefined)
    .map(([name, value]) => ({
      ecosystem: 'rust',
      name: textOf(fieldOf(value, 'package')) ?? name,
      range: textOf(value) ?? textOf(fieldOf(value, 'version')),
      isDev,
    }));
}
