import { frameworks } from '@regelwerk/contract/rules/choices';
import type { ProjectProfile, ProjectTechnology } from '@regelwerk/contract/rules/project-profile';
import { recognizedPackages } from '@regelwerk/contract/rules/recognized-packages';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { StackEntry } from '@regelwerk/contract/rules/rule';
import { sourceLanguages } from '@regelwerk/contract/rules/source-languages';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { StackPart } from '../stack.ts';
import { pathSpan } from './code-span.ts';
import { installedVersion } from './installed-version.ts';
import { versionText } from './version-text.ts';

/** The runtimes that a rule names, by their names in a profile. */
const runtimes: Readonly<Record<string, readonly [label: string, ecosystem: Ecosystem]>> = {
  node: ['Node.js', 'npm'],
  bun: ['Bun', 'npm'],
  deno: ['Deno', 'npm'],
  python: ['Python', 'python'],
  php: ['PHP', 'php'],
  ruby: ['Ruby', 'ruby'],
  go: ['Go', 'go'],
  rust: ['Rust', 'rust'],
  java: ['Java', 'java'],
  dotnet: ['.NET', 'dotnet'],
  elixir: ['Elixir', 'elixir'],
  swift: ['Swift', 'swift'],
  flutter: ['Flutter', 'dart'],
  dart: ['Dart', 'dart'],
};
/** What the person did not choose of it stays out. */
const offered: ReadonlySet<string> = new Set(frameworks);
const mostEntries = 16;
const smallestShare = 0.05;
/** Folders that one version names. */
const mostFolders = 2;

/**
 * Returns the stack of a project: the chosen technologies, then what else a maintainer would name, with the versions that the
 * files state. A version that no file states is left out.
 */
export function stackOfProject(
  parts: readonly StackPart[],
  profile: ProjectProfile,
  language: ContentLanguage,
): StackEntry[] {
  const shown = profile.technologies.filter(({ isAside }) => isAside !== true);
  const labels = new Map<string, ProjectTechnology[]>();
  for (const one of shown) {
    const label = recognizedPackages.get(`${one.ecosystem}:${one.name}`)?.label;
    if (label !== undefined) labels.set(label, [...(labels.get(label) ?? []), one]);
  }
  const ran = runtimesOf(profile, language);
  const isOnBun = ran.has('Bun') && !ran.has('Node.js');
  const chosen = parts
    .filter(({ technology }) => technology.name !== 'Node.js' || !isOnBun)
    .map(({ technology: { name }, feasibility }) => ({
      name,
      version: ran.get(name) ?? versionsOf(labels.get(name) ?? [], language),
      feasibility,
      ...(ran.has(name) ? {} : placeOf(labels.get(name) ?? [])),
    }));
  const named = new Set<string>(chosen.map(({ name }) => name));
  const others = [...recognizedOrder]
    .filter((label) => labels.has(label) && !named.has(label) && !offered.has(label))
    .map((label) => ({
      ...entry(label, versionsOf(labels.get(label) ?? [], language) || (ran.get(label) ?? '')),
      ...placeOf(labels.get(label) ?? []),
    }));
  const known = new Set(others.map(({ name }) => name));
  const rest = [...ran]
    .filter(([label]) => !named.has(label) && !known.has(label))
    .map(([label, version]) => entry(label, version));
  return [...chosen, ...others, ...rest].slice(0, mostEntries);
}

/** The order in which a rule names what it only knows by name: frameworks first. */
const recognizedOrder = new Set([...recognizedPackages.values()].map(({ label }) => label));

function entry(name: string, version: string): StackEntry {
  return { name, version, feasibility: 'native' };
}

/** The one folder below the root in which a technology is used. */
function placeOf(all: readonly ProjectTechnology[]): Pick<StackEntry, 'folder'> {
  const [folder = '', ...others] = new Set(all.flatMap(({ folders = [''] }) => folders));
  const span = folder === '' || others.length > 0 ? undefined : pathSpan(folder);
  return span === undefined ? {} : { folder: span };
}

/** Writes the one version, or each with its folders where they differ. */
function versionsOf(all: readonly ProjectTechnology[], language: ContentLanguage): string {
  const [first] = all;
  const folders = new Map<string, string[]>();
  for (const one of all.filter(({ ecosystem, name }) => ecosystem === first?.ecosystem && name === carrierOf(all))) {
    const text = textOf(one.version, one.ecosystem, one.isExact, language);
    if (text === '') continue;
    folders.set(text, [...(folders.get(text) ?? []), ...(one.folders ?? [''])]);
  }
  // the third number is not said, so it makes no difference
  const said = new Set([...folders.keys()].map((text) => text.replace(/^(\d+\.\d+)\.\d+$/, '$1')));
  if (said.size < 2) return [...folders.keys()][0] ?? '';
  return [...folders]
    .map(([text, places]) => {
      const spans = places.flatMap((folder) => (folder === '' ? [] : (pathSpan(folder) ?? []))).slice(0, mostFolders);
      return spans.length === 0 ? text : `${text} in ${spans.join(', ')}`;
    })
    .join('; ');
}

/** Of several packages with one label, the first in the table carries the version. */
function carrierOf(all: readonly ProjectTechnology[]): string | undefined {
  const order = [...recognizedPackages.keys()];
  return all.toSorted(
    (a, b) => order.indexOf(`${a.ecosystem}:${a.name}`) - order.indexOf(`${b.ecosystem}:${b.name}`),
  )[0]?.name;
}

function runtimesOf(profile: ProjectProfile, language: ContentLanguage): ReadonlyMap<string, string> {
  // a lockfile alone may be left over
  const installs = profile.commands.some(({ kind, text }) => kind === 'install' && /^bun\b/.test(text));
  const bun = profile.packageManagers.filter(({ name }) => name === 'bun' && installs);
  return new Map(
    [...profile.runtimes, ...bun].flatMap(({ name, version }) => {
      const [label, ecosystem] = (Object.hasOwn(runtimes, name) ? runtimes[name] : undefined) ?? [];
      if (label === undefined || ecosystem === undefined || !isWrittenIn(ecosystem, profile)) return [];
      return [[label, textOf(version?.replace(/^net(?=\d)/, ''), ecosystem, false, language)] as const];
    }),
  );
}

/** The shell of an app or a helper may name a runtime that the project is not written for. */
function isWrittenIn(ecosystem: Ecosystem, { languages = [], technologies }: ProjectProfile): boolean {
  if (ecosystem === 'npm' || languages.length === 0) return true;
  const all = languages.reduce((sum, { files }) => sum + files, 0);
  const own = languages.reduce(
    (sum, { name, files }) => (sourceLanguages[name]?.ecosystem === ecosystem ? sum + files : sum),
    0,
  );
  return (
    own >= all * smallestShare ||
    technologies.some(
      (one) =>
        one.ecosystem === ecosystem && one.isAside !== true && recognizedPackages.has(`${ecosystem}:${one.name}`),
    )
  );
}

function textOf(
  version: string | undefined,
  ecosystem: Ecosystem,
  isExact: boolean,
  language: ContentLanguage,
): string {
  const installed = version === undefined ? undefined : installedVersion(version, ecosystem, isExact);
  return installed === undefined ? '' : versionText(installed, language);
}
