import { parse } from 'smol-toml';
import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';
import { pythonChecks } from '../checks/python-checks.ts';
import { requirement } from './requirement.ts';

/** Reads `pyproject.toml`: PEP 621, dependency groups, Poetry, uv, and the checks configured inside it. */
export function readPyproject({ text }: ReadableFile): Findings {
  const file: unknown = parse(text);
  const poetry = fieldOf(file, 'tool', 'poetry');
  const python =
    textOf(fieldOf(file, 'project', 'requires-python')) ?? textOf(fieldOf(poetry, 'dependencies', 'python'));
  const members = [
    ...textsOf(fieldOf(file, 'tool', 'uv', 'workspace', 'members')),
    ...textsOf(fieldOf(file, 'tool', 'uv', 'workspace', 'exclude')).map((glob) => `!${glob}`),
  ];
  const manager = managerOf(file);
  return {
    packageName: textOf(fieldOf(file, 'project', 'name')) ?? textOf(fieldOf(poetry, 'name')),
    managers: manager === undefined ? [] : [{ name: manager }],
    dependencies: [...statedDependencies(file), ...poetryDependencies(poetry)],
    runtimes: python === undefined ? [] : [{ name: 'python', version: python }],
    workspaces: members.length === 0 ? undefined : { tool: 'uv', globs: members },
    checks: pythonChecks(fieldOf(file, 'tool')),
  };
}

function managerOf(file: unknown): string | undefined {
  if (fieldOf(file, 'tool', 'poetry') !== undefined) return 'poetry';
  return fieldOf(file, 'tool', 'uv') === undefined ? undefined : 'uv';
}

function statedDependencies(file: unknown): Dependency[] {
  const dev = [
    ...entriesOf(fieldOf(file, 'project', 'optional-dependencies')).flatMap(([, lines]) => textsOf(lines)),
    ...textsOf(fieldOf(file, 'tool', 'uv', 'dev-dependencies')),
  ];
  return [
    ...textsOf(fieldOf(file, 'project', 'dependencies')).flatMap((line) => requirement(line, false) ?? []),
    ...entriesOf(fieldOf(file, 'dependency-groups')).flatMap(([group, lines]) =>
      textsOf(lines).flatMap((line) => requirement(line, !/^(?:main|prod|production|default|app)$/.test(group)) ?? []),
    ),
    ...dev.flatMap((line) => requirement(line, true) ?? []),
  ];
}

function poetryDependencies(poetry: unknown): Dependency[] {
  const stated = (table: unknown, isDev: boolean) =>
    entriesOf(table)
      .filter(([name]) => name !== 'python')
      .flatMap(([name, value]) => {
        const range = textOf(value) ?? textOf(fieldOf(value, 'version'));
        const found = requirement(name, isDev);
        return found === undefined ? [] : [{ ...found, range }];
      });
  return [
    ...stated(fieldOf(poetry, 'dependencies'), false),
    ...stated(fieldOf(poetry, 'dev-dependencies'), true),
    ...entriesOf(fieldOf(poetry, 'group')).flatMap(([, group]) => stated(fieldOf(group, 'dependencies'), true)),
  ];
}
