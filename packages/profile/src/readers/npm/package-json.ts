import type { Dependency, Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { textsOf } from '../../shape/texts-of.ts';
import { eslintSettings } from '../checks/eslint-settings.ts';

/** Packages of the project itself, and packages without a version. */
const local = /^(?:workspace|file|link|portal):/;

/** Reads `package.json`: dependencies, scripts, workspaces, package manager, Node and the checks configured inside it. */
export function readPackageJson({ text }: ReadableFile): Findings {
  const manifest: unknown = JSON.parse(text);
  const [, manager, managerVersion] =
    /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(textOf(fieldOf(manifest, 'packageManager')) ?? '') ?? [];
  const nodes = [textOf(fieldOf(manifest, 'volta', 'node')), textOf(fieldOf(manifest, 'engines', 'node'))];
  const globs = [...textsOf(fieldOf(manifest, 'workspaces')), ...textsOf(fieldOf(manifest, 'workspaces', 'packages'))];
  const eslint = fieldOf(manifest, 'eslintConfig');
  return {
    packageName: textOf(fieldOf(manifest, 'name')),
    dependencies: [
      ...dependenciesIn(manifest, 'dependencies', false),
      ...dependenciesIn(manifest, 'optionalDependencies', false),
      ...dependenciesIn(manifest, 'devDependencies', true),
    ],
    managers: manager === undefined ? [] : [{ name: manager, version: managerVersion }],
    runtimes: nodes.flatMap((version) => (version === undefined ? [] : [{ name: 'node', version }])),
    // a bundler decides on modules for itself; a root that starts Node without one decides here
    ...(fieldOf(manifest, 'type') === 'commonjs' ? { traits: ['commonjs' as const] } : {}),
    tasks: entriesOf(fieldOf(manifest, 'scripts')).flatMap(([name, body]) =>
      typeof body === 'string' ? [{ runner: 'script' as const, name, body }] : [],
    ),
    workspaces: globs.length === 0 ? undefined : { tool: 'npm', globs },
    checks: [
      ...(eslint === undefined ? [] : [{ name: 'eslint', settings: eslintSettings(eslint) }]),
      ...(fieldOf(manifest, 'prettier') === undefined ? [] : [{ name: 'prettier', settings: [] }]),
      ...(fieldOf(manifest, 'lint-staged') === undefined
        ? []
        : [{ name: 'lint-staged', settings: entriesOf(fieldOf(manifest, 'lint-staged')).map(([glob]) => glob) }]),
    ],
  };
}

function dependenciesIn(manifest: unknown, field: string, isDev: boolean): Dependency[] {
  return entriesOf(fieldOf(manifest, field)).flatMap(([name, range]) =>
    typeof range !== 'string' || local.test(range) ? [] : [{ ecosystem: 'npm' as const, name, range, isDev }],
  );
}
