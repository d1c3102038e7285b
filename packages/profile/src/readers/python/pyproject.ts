import { parse } from 'smol-toml';
import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';
import { pythonChecks } from '../checks/python-checks.ts';
import { pythonTasks } from './python-tasks.ts';
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
    tasks: pythonTasks(file),
  };
}

/** Hatch and PDM also build packages for projects that another manager installs. */
const signs: Readonly<Record<string, readonly string[]>> = { hatch: ['envs'], pdm: ['scripts', 'dev-dependencies'] };

function managerOf(file: unknown): string | undefined {
  return ['poetry', 'uv', 'pdm', 'hatch'].find((name) => {
    const table = fieldOf(file, 'tool', name);
    return (
      table !== undefined &&
      (!Object.hasOwn(signs, name) || signs[name]?.some((key) => fieldOf(table, key) !== undefined))
    );
  });
}

type Stated = Pick<Dependency, 'isDev' | 'group'> & { readonly line: string };

function statedDependencies(file: unknown): Dependency[] {
  const extras = entriesOf(fieldOf(file, 'project', 'optional-dependencies')).flatMap(([name, lines]) =>
    textsOf(lines).map((line) => ({ line, group: `--extra ${name}` })),
  );
  const usual = fieldOf(file, 'tool', 'uv', 'default-groups');
  const installed = usual === undefined ? ['dev'] : textsOf(usual);
  const isInstalled = (name: string) => usual === 'all' || installed.includes(name);
  const groups = entriesOf(fieldOf(file, 'dependency-groups')).flatMap(([name, lines]) =>
    textsOf(lines).map((line) => ({
      line,
      isDev: !/^(?:main|prod|production|default|app)$/.test(name),
      ...(isInstalled(name) ? {} : { group: `--group ${name}` }),
    })),
  );
  const dev = textsOf(fieldOf(file, 'tool', 'uv', 'dev-dependencies')).map((line) => ({ line }));
  return [
    ...textsOf(fieldOf(file, 'project', 'dependencies')).flatMap((line) => requirement(line, false) ?? []),
    ...[...extras, ...groups, ...dev].flatMap(({ line, ...rest }: Stated) => {
      const found = requirement(line, rest.isDev ?? true);
      return found === undefined ? [] : [{ ...found, ...rest }];
    }),
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
