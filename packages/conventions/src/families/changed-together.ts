import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { lowerBound } from '../count/holds-enough.ts';
import { languageOf } from '../sources/all-languages.ts';
import { dirname } from '../sources/path-parts.ts';
import { isTranslation } from './source-language.ts';
import { spans } from './spans.ts';
import { subjectOf } from './subject-of.ts';

const mostPairs = 6;
const mostNamed = 3;
const mostCompanions = 3;
const mostOfACommit = 15;
/** So many commits after the first one of a file may still build the feature that it came with. */
const birth = 200;
/** The oldest commits that are known may be the first that only changed a file. */
const oldest = 20;
/** Files of one area are seen together anyway: they need twice as many. */
const enough: EnoughChanges = { share: 0.8, bound: 0.5, times: 6 };
/** A file that so many commits change goes with nothing in particular. */
const commonShare = 0.1;

/** Files that the history changes together, though neither imports the other. */
export const changedTogether: Entry = {
  id: 'changed-together',
  value: 9,
  sentence: {
    en: ({ paths, companion }) => `If you change ${spans(paths, ' or ')}, check \`${companion}\` too.`,
    de: ({ paths, companion }) => `Wenn du ${spans(paths, ' oder ')} änderst, prüfe auch \`${companion}\`.`,
  },
  find: (project) => {
    const { pairs, countOf } = changesIn(project, enough);
    const byCompanion = Map.groupBy(pairs, ({ companion }) => companion);
    return [...byCompanion]
      .map(([companion, own]) => {
        const named: string[] = [];
        for (const { path } of own)
          if (named.length < mostNamed && isEnough(countOf([...named, path], companion), enough)) named.push(path);
        const values = { paths: named.join(', '), companion };
        return { values, ...countOf(named, companion), examples: [], exceptions: [] };
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostPairs);
  },
};

/** How often two files must change together: of all changes of the one, by the lower bound of that share, and in commits. */
export interface EnoughChanges {
  readonly share: number;
  readonly bound: number;
  readonly times: number;
}

/** Returns the pairs of files that the history changes together so often, the most frequent first, each in one direction. */
export function changedPairs(project: ProjectSources, least: EnoughChanges): Pair[] {
  return changesIn(project, least).pairs;
}

function changesIn({ files, history, paths }: ProjectSources, least: EnoughChanges) {
  const present = new Set(paths);
  const all = history.map((commit) => commit.filter((path) => present.has(path) && !isNoise(path) && !isProse(path)));
  const changes = new Map<string, Set<number>>();
  for (const [index, commit] of all.entries())
    for (const path of commit) changes.set(path, (changes.get(path) ?? new Set<number>()).add(index));
  // a large commit tells of no pair, but whoever counts by hand counts it
  const telling = all.filter((commit, index) => (history[index]?.length ?? 0) <= mostOfACommit && commit.length > 1);
  const busy = Map.groupBy(telling.flat(), (path) => path);
  const together = new Map<string, Map<string, number>>();
  for (const commit of telling) {
    for (const path of commit) {
      const partners = together.get(path) ?? new Map<string, number>();
      together.set(path, partners);
      for (const other of commit) if (other !== path) partners.set(other, (partners.get(other) ?? 0) + 1);
    }
  }
  const countOf = (paths: readonly string[], companion: string): Count => {
    const changed = new Set(paths.flatMap((path) => [...(changes.get(path) ?? [])]));
    return { holds: changed.intersection(changes.get(companion) ?? new Set()).size, of: changed.size };
  };
  /** Whether most of the common changes came after the feature was built that brought one of them. */
  const isLasting = (path: string, other: string): boolean => {
    const [one, two] = [changes.get(path) ?? new Set<number>(), changes.get(other) ?? new Set<number>()];
    const first = Math.min(Math.max(...one), Math.max(...two));
    if (first >= history.length - oldest) return true;
    const common = one.intersection(two);
    return [...common].filter((index) => index < first - birth).length * 2 >= common.size;
  };
  const isLinked = linksIn(files);
  const pairs = [...together].flatMap(([path, partners]) => {
    const companions = [...partners].filter(
      ([other, times]) =>
        times >= (isNearby(path, other) ? 2 * least.times : least.times) &&
        isEnough(countOf([path], other), least) &&
        (busy.get(other)?.length ?? 0) < Math.max(telling.length * commonShare, 2 * least.times),
    );
    // what changes with many files was changed by a tool
    if (companions.length > mostCompanions) return [];
    return companions
      .filter(([other]) => !isObvious(path, other) && !isLinked(path, other) && isLasting(path, other))
      .map(([companion]) => ({ path, companion, ...countOf([path], companion) }));
  });
  return { pairs: withoutReverses(pairs.sort((a, b) => b.holds - a.holds)), countOf };
}

interface Count {
  readonly holds: number;
  readonly of: number;
}

/** Two files, with the changes of the first and those of them that changed the second. */
export interface Pair extends Count {
  readonly path: string;
  readonly companion: string;
}

/** Says whether two files change together often enough. */
export function isEnough({ holds, of }: Count, { share, bound }: EnoughChanges): boolean {
  return holds / of >= share && lowerBound(holds, of) >= bound;
}

/** What holds in both directions is said once, and a file is named once. */
function withoutReverses(pairs: readonly Pair[]): Pair[] {
  const ends = pairs.map(({ path, companion }) => `${path}\n${companion}`);
  const single = pairs.filter(({ path, companion }, index) => {
    const reverse = ends.indexOf(`${companion}\n${path}`);
    return reverse === -1 || reverse > index;
  });
  return single.filter(({ path }, index) => single.findIndex((one) => one.path === path) === index);
}

/** Whether one of two files imports the other, so that whoever changes one sees it. */
function linksIn(files: readonly OwnSource[]): (path: string, other: string) => boolean {
  const modules = new Map(files.map(({ path, own }) => [path, new Set(own.map(({ module }) => module))]));
  return (path, other) => modules.get(path)?.has(other) === true || modules.get(other)?.has(path) === true;
}

/** Files that change with everything, or by the hand of a tool. */
export function isNoise(path: string): boolean {
  return (
    /^\.(?:github|circleci|gitlab|all-contributorsrc)|(?:^|\/)(?:CHANGELOG|HISTORY|NEWS|VERSION|README|CONTRIBUTING|SECURITY|AUTHORS)|lock(?:\.json|\.yaml|b)?$|\.(?:lock|snap|d\.ts|pot?|properties|sum)$|(?:^|\/)(?:package|composer|changelog)\.json$|(?:^|\/)(?:pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|Cargo\.toml|go\.mod|pom\.xml|gradle-wrapper.*)$/i.test(
      path,
    ) || isTranslation(path)
  );
}

/** Notes follow no rule. */
function isProse(path: string): boolean {
  return /\.(?:mdx?|txt|rst|adoc)$/i.test(path);
}

/** A test beside its source, two files of one component, and an interface with what implements it, are seen at once. */
function isObvious(path: string, other: string): boolean {
  if (isTest(path) || isTest(other) || inAnyLanguage(path) === inAnyLanguage(other)) return true;
  const [one, two] = [bare(path), bare(other)];
  if (isViewOf(path, other) || isViewOf(other, path)) return true;
  return one.includes(two) || two.includes(one) || isContract(path) || isContract(other);
}

/** `orders_controller.rb` draws `views/orders/show.html.erb`. */
function isViewOf(view: string, controller: string): boolean {
  const [, name] = /([^/]+?)_controller\.rb$/.exec(controller) ?? [];
  return name !== undefined && dirname(view).endsWith(`/${name}`);
}

/** `strings_ru.dart` and `strings_uk.dart` say the same, and a tool brings both up to date. */
function inAnyLanguage(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?<=[_.-])[a-z]{2}(?:[_-][A-Z]{2})?(?=[_.-])/, '*');
}

function bare(path: string): string {
  return subjectOf(path)
    .replace(/^i(?=[A-Z])/, '')
    .replace(/(?:interface|impl)$/, '');
}

/** The compiler names all places that an interface has to do with. */
function isContract(path: string): boolean {
  return /^I[A-Z].*\.cs$|Interface\.(?:php|java|cs|ts)$|ServiceCollectionExtensions\.cs$/.test(
    path.slice(path.lastIndexOf('/') + 1),
  );
}

/** Files of one kind in one area. */
function isNearby(path: string, other: string): boolean {
  const area = (one: string) => dirname(one).split('/')[0];
  const kind = (one: string) => languageOf(one)?.name ?? one.slice(one.lastIndexOf('.') + 1);
  return dirname(path) === dirname(other) || (area(path) === area(other) && kind(path) === kind(other));
}
