import { projectLimits as limits } from '@regelwerk/contract/rules/project-limits';
import type { ProjectLayout } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';
import type { CodeOf } from './code-of.ts';
import { manifests } from './commands/ecosystem-of.ts';
import { managerAt } from './manager-at.ts';
import { sourceFiles } from './source-files.ts';

const testFolder =
  /^(?:.*?\/)??(?:(?:[^/]+[._-])?[Tt]ests?|(?:[\w.]+\.)?(?:Unit|Integration|Functional|E2E)Tests?|specs?|e2e|cypress(?:\/(?:e2e|integration))?)(?=\/)/;

const fewFiles = 20;
const mostSiblings = 5;

/** Returns the packages of a monorepo and the folders of code and tests, those with most files first. */
export function resolveLayout(found: readonly Found[], paths: readonly string[], { filesIn }: CodeOf): ProjectLayout {
  const packages = packagesIn(found).sort((a, b) => filesIn(b.path) - filesIn(a.path) || (a.path < b.path ? -1 : 1));
  const bases = packages.map(({ path }) => path);
  const { sources, tests: all } = sourceFiles(paths);
  // one file that is called like a test is none
  const tests = all.length === 1 && sources.length >= fewFiles ? [] : all;
  // a migration is written once
  const code = sources.filter((path) => !/(?:^|\/)(?:migrations?|migrate)\//.test(path));
  const apart = tests.filter((path) => testFolder.test(path));
  return {
    workspaces: [
      ...new Set(
        found.flatMap(({ workspaces, folder }) =>
          workspaces === undefined ? [] : toolName(workspaces.tool, found, folder),
        ),
      ),
    ],
    packages,
    sourceFolders: mostFrequent(
      code.map((path) => folderOf(path, bases)),
      limits.folders,
    ),
    testFolders: mostFrequent(withoutMany(apart.map((path) => testFolder.exec(path)?.[0] ?? '')), limits.folders),
    ...(tests.length === 0 ? {} : { tests: arrangementOf(apart.length, tests.length) }),
    testNames: mostFrequent(withoutHelpers(tests.map(patternOf)), limits.testNames),
  };
}

function arrangementOf(apart: number, all: number): 'colocated' | 'apart' | 'both' {
  const fewer = Math.min(apart, all - apart);
  // a module that is only called like a test makes no second home of them
  const isReal = fewer * 10 >= all && (fewer >= 3 || fewer * 4 >= all);
  if (isReal) return 'both';
  return apart * 2 > all ? 'apart' : 'colocated';
}

/** The field `workspaces` of `package.json` serves npm, Yarn and Bun alike. */
function toolName(tool: string, found: readonly Found[], folder: string): string {
  return tool === 'npm' ? (managerAt(found, folder, ['npm', 'yarn', 'bun', 'pnpm']) ?? 'npm') : tool;
}

function packagesIn(found: readonly Found[]): { path: string; name?: string }[] {
  const names = new Map<string, string | undefined>();
  for (const { path, folder, packageName } of found) {
    if (folder === '' || /\.slnx?$/.test(path) || !manifests.some(([, manifest]) => manifest.test(path))) continue;
    names.set(folder, names.get(folder) ?? packageName);
  }
  return [...names].map(([path, name]) => ({ path, ...(name && { name }) }));
}

/** The package's folder with the next one below it, for example `apps/web/src`. */
function folderOf(path: string, bases: readonly string[]): string {
  const base = bases.filter((one) => path.startsWith(`${one}/`)).sort((a, b) => b.length - a.length)[0];
  const start = base === undefined ? '' : `${base}/`;
  const [first = '', ...rest] = path.slice(start.length).split('/');
  if (rest.length === 0) return base ?? '.';
  return start + first;
}

function patternOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [, ending] =
    /^.*?(\.(?:test|spec|cy|e2e-spec|e2e|stories\.test)\.\w+|_test\.\w+|_spec\.\w+|(?:Test|Tests|IT|Spec)\.\w+)$/.exec(
      name,
    ) ?? [];
  if (ending !== undefined) return `*${ending}`;
  if (/^tests?_/.test(name)) return name.replace(/_.*/, '_*.py');
  const [, dashed] = /(-(?:test|spec)\.\w+)$/.exec(name) ?? [];
  return dashed === undefined ? name : `*${dashed}`;
}

/** Among many tests a single file by a whole name, such as `utils/test.py`, serves them. */
function withoutHelpers(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name);
  return names.filter((name) => name.includes('*') || (counts.get(name)?.length ?? 0) * fewFiles >= names.length);
}

/** The test folders of many siblings are named by one pattern, so that none of them is left out. */
function withoutMany(folders: readonly string[]): string[] {
  const patternOf = (folder: string) => folder.replace(/[^/]+(?=\/[^/]+$)/, '*');
  const siblings = Map.groupBy(new Set(folders), patternOf);
  return folders.map((folder) => {
    const pattern = patternOf(folder);
    return (siblings.get(pattern)?.length ?? 0) > mostSiblings ? pattern : folder;
  });
}

function mostFrequent(values: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([value]) => value);
}
