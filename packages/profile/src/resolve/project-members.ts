import { isCostlyGlob } from '@regelwerk/contract/rules/is-costly-glob';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import picomatch from 'picomatch';
import type { Found } from '../findings.ts';
import { manifests } from './commands/ecosystem-of.ts';

const ecosystems: Readonly<Record<string, Ecosystem>> = {
  uv: 'python',
  cargo: 'rust',
  maven: 'java',
  gradle: 'java',
  pub: 'dart',
};
/** Folders whose manifests show other projects: material for tests, examples, generators and the CI. */
const apart =
  /(?:^|\/)(?:(?:[\w-]+-)?(?:examples?|templates?|samples?)|(?:__)?(?:fixtures?|tests?|mocks?)__|fixtures?|scaffolds?|testdata|test-data|bench(?:marks?)?|playgrounds?|sandbox(?:es)?|demos?|stubs?|boilerplates?|starters?|tutorials?|\.[\w-]+)(?:\/|$)/;
/** Folders that help with a project; what a workspace names is part of it all the same. */
const helping =
  /(?:^|\/)(?:docs?|documentation|tools?|tooling|utils?|scripts?|third[-_]?party|vendor(?:ed)?|extern(?:al)?s?|contrib|hack|misc|infra(?:structure)?|ops|devops|deploy(?:ment)?|docker|ci|release|packaging|dev)(?:\/|$)/;
/** Folders of libraries that are checked in, where a manifest of the same language stands above. */
/** Projects below them are mostly input of tests. */
const testing = /(?:^|\/)(?:tests?|specs?|__tests__)(?:\/|$)/;
const bundled = /(?:^|\/)(?:libs?|libraries|website|site)(?:\/|$)/;
/** Input of tests, wherever it lies. */
const material = /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-data|__mocks__)(?:\/|$)/;
/** The site of a project's documents, also where a workspace names it. */
const siteFolder = /(?:^|\/)(?:www|website|site|docs?|documentation)$/;
const siteTool = /^(?:@docusaurus\/core|vitepress|vuepress|nextra|@astrojs\/starlight|mkdocs|sphinx)$/;
const mostGlobs = 200;

interface Workspace {
  readonly folder: string;
  readonly ecosystem: Ecosystem;
  readonly holds: (folder: string) => boolean;
}

/** The part of a repository that is its product. */
export interface Product {
  readonly found: readonly Found[];
  /** Says whether a file belongs to it, by its path. */
  readonly holds: (path: string) => boolean;
}

/**
 * Returns the findings that belong to the product. A workspace speaks only for its own folder and below; of a member only
 * the lockfile of its workspace counts. Where everything stands apart, everything is the product.
 */
export function projectMembers(found: readonly Found[]): Product {
  const packages = packagesIn(found);
  const workspaces = found.flatMap(workspaceOf);
  const locked = found.filter(({ lock }) => lock !== undefined);
  const hasLock = (folder: string, ecosystem: Ecosystem) =>
    locked.some((one) => one.folder === folder && one.lock?.ecosystem === ecosystem);
  const runIn = new Set(
    found.flatMap(({ steps = [] }) => steps.flatMap(({ source, folder }) => (source === 'ci' ? [folder] : []))),
  );
  const sites = found.flatMap(({ folder, dependencies = [] }) =>
    siteFolder.test(folder) && dependencies.some(({ name }) => siteTool.test(name)) ? [folder] : [],
  );
  const belonging = new Map<string, boolean>([['', true]]);
  const belongs = (folder: string): boolean => {
    const known = belonging.get(folder);
    if (known !== undefined) return known;
    const answer = [...(packages.get(folder) ?? [])].some((ecosystem) => isMember(folder, ecosystem));
    belonging.set(folder, answer);
    return answer;
  };
  const workspacesAbove = (folder: string, ecosystem: Ecosystem) =>
    workspaces.filter(
      (one) =>
        one.ecosystem === ecosystem &&
        one.folder !== folder &&
        isBelow(folder, one.folder) &&
        (!packages.has(one.folder) || belongs(one.folder)),
    );
  const isMember = (folder: string, ecosystem: Ecosystem): boolean => {
    if (apart.test(folder) || sites.some((site) => isBelow(folder, site))) return false;
    const above = workspacesAbove(folder, ecosystem);
    if (above.some(({ holds }) => holds(folder))) return true;
    // tests with a manifest of their own count where the project runs them
    if (helping.test(folder) || (isTestInput(folder, ecosystem) && !runIn.has(folder))) return false;
    if (above.length > 0) return hasLock(folder, ecosystem);
    const isAlone = ![...packages].some(
      ([parent, own]) => parent !== folder && isBelow(folder, parent) && own.has(ecosystem),
    );
    return isAlone || !bundled.test(folder);
  };
  /** The tests of .NET are projects beside those that they test. */
  const isTestInput = (folder: string, ecosystem: Ecosystem) =>
    testing.test(folder) &&
    (ecosystem !== 'dotnet' || ![...packages].some(([one, own]) => own.has(ecosystem) && !testing.test(one)));
  const isStaleLock = ({ folder, lock }: Found) =>
    lock !== undefined &&
    workspacesAbove(folder, lock.ecosystem).some((one) => one.holds(folder) && hasLock(one.folder, lock.ecosystem));
  const packageOf = (folder: string) => {
    let at = folder;
    while (at !== '' && !packages.has(at)) at = at.slice(0, Math.max(at.lastIndexOf('/'), 0));
    return at;
  };
  const isInside = (folder: string) => {
    if (/^\.github\/(?!workflows$)/.test(folder)) return false;
    const base = packageOf(folder);
    const rest = withoutOwnDot(folder.slice(base.length));
    return belongs(base) && !apart.test(rest) && (base !== '' || !helping.test(rest));
  };
  /** Inside of the code any name may be that of a feature. */
  const holdsCode = (folder: string) => {
    const base = packageOf(folder);
    const [first = '', ...rest] = folder.slice(base === '' ? 0 : base.length + 1).split('/');
    const isMaterial = apart.test(first) || (base === '' && helping.test(first)) || material.test(rest.join('/'));
    return belongs(base) && !isMaterial;
  };
  const kept = found.filter((one) => !isStaleLock(one) && isInside(one.folder));
  const isWhole = packages.size > 0 && packagesIn(kept).size === 0;
  if (isWhole) return { found, holds: () => true };
  return { found: kept, holds: (path) => holdsCode(path.slice(0, Math.max(path.lastIndexOf('/'), 0))) };
}

/** The settings of a tool lie in a folder with a dot, such as `.husky`. */
function withoutOwnDot(folder: string): string {
  return folder.replace(/^\/?\.[\w-]+(?:\/workflows)?$/, '');
}

function isBelow(folder: string, above: string): boolean {
  return above === '' || folder === above || folder.startsWith(`${above}/`);
}

function packagesIn(found: readonly Found[]): ReadonlyMap<string, ReadonlySet<Ecosystem>> {
  const packages = new Map<string, Set<Ecosystem>>();
  for (const { path, folder } of found) {
    for (const [ecosystem, manifest] of manifests) {
      if (manifest.test(path)) packages.set(folder, (packages.get(folder) ?? new Set()).add(ecosystem));
    }
  }
  return packages;
}

/** As the tools do: a later glob outranks an earlier one, and `.` is the folder itself. */
function workspaceOf({ folder, workspaces }: Found): Workspace[] {
  const globs = (workspaces?.globs ?? []).slice(0, mostGlobs).flatMap((written) => {
    const plain = written.replace(/^!/, '').replace(/^\.\//, '').replace(/\/+$/, '');
    const glob = folder === '' ? plain : `${folder}/${plain}`;
    if (plain === '' || plain === '.' || plain.startsWith('..') || isCostlyGlob(glob)) return [];
    return [{ isRefusal: written.startsWith('!'), matches: picomatch(glob, { noextglob: true }) }];
  });
  if (workspaces === undefined || workspaces.globs.length === 0) return [];
  const ecosystem = ecosystems[workspaces.tool] ?? 'npm';
  const holds = (path: string) =>
    globs.some(({ isRefusal, matches }) => !isRefusal && matches(path)) &&
    !globs.some(({ isRefusal, matches }) => isRefusal && matches(path));
  return [{ folder, ecosystem, holds }];
}
