import { placeFrom } from '@regelwerk/contract/rules/place-from';
import { type CommandKind, commandKinds, type ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Found } from '../../findings.ts';
import { sourceFiles } from '../source-files.ts';
import { bestOf, mostTogether } from './best-of.ts';
import type { Candidate } from './candidate.ts';
import { conventionCandidates } from './convention-candidates.ts';
import { manifests } from './ecosystem-of.ts';
import { inOrderOfCi } from './in-order-of-ci.ts';
import { isOfAnotherEdition } from './is-of-another-edition.ts';
import { isRecorded } from './is-recorded.ts';
import { isWithin } from './is-within.ts';
import { mayHaveGoTests, mayHaveTests } from './may-have-tests.ts';
import { sources } from './scores.ts';
import { stepCandidates } from './step-candidates.ts';
import { taskBodies } from './task-bodies.ts';
import { taskCandidates } from './task-candidates.ts';
import { withAsides } from './with-asides.ts';
import { withNeedsOfCi, withRunningApp } from './with-needs.ts';

const mostPlaces = 4;
/** What tools bring along is said of no corner of the code; of fewer files nothing is a corner. */
const fewFiles = 20;
const corner = 0.1;
/** In more folders, runs of some say nothing of the rest. */
const fewFolders = 4;
/** Packages that show how one of their tests is run, where the whole project has no such command. */
const mostExamples = 2;

/** Returns the commands of the project: what continuous integration runs first, then its named tasks, then what its tools bring along. */
export function resolveCommands(found: readonly Found[], paths: readonly string[]): ProjectCommand[] {
  const bodiesOf = taskBodies(found, paths);
  const folders = new Set(paths.flatMap(foldersAbove));
  const all = found.flatMap((one) => [
    ...stepCandidates(one, found, bodiesOf).filter(
      // a job may check out another project, or make a folder
      (one) =>
        (one.folder === '' || folders.has(one.folder)) && (one.kind !== 'install' || isManifested(one, found, paths)),
    ),
    ...taskCandidates(one, found, bodiesOf),
    ...conventionCandidates(one, found, paths),
  ]);
  const { sources: code, tests } = sourceFiles(paths);
  const sizeOf = (folder: string) => code.filter((path) => folder === '' || path.startsWith(`${folder}/`)).length;
  const isCorner = ({ score, kind, home, isRun }: Candidate) =>
    isRun !== true &&
    score >= sources.convention &&
    kind !== 'install' &&
    code.length >= fewFiles &&
    sizeOf(home) < code.length * corner;
  const plain = all.filter(
    (one) =>
      one.effect !== 'destroys' &&
      !isRecorded(one, bodiesOf) &&
      !isBuiltForTests(one) &&
      !hasNoTests(one, tests, paths) &&
      !isCorner(one),
  );
  const isRunApart = (one: Candidate) => one.isRun !== true && (isCoveredByCi(one, plain) || isChosenBelow(one, plain));
  const isPlainTest = (one: Candidate) => one.kind === 'test' && !one.isMixed && one.score < sources.convention;
  // tests without a browser, where there are any, are the tests
  const usable = plain.filter(
    (one) =>
      !isRunApart(one) &&
      (one.kind !== 'test' ||
        !one.isMixed ||
        !plain.some((other) => isPlainTest(other) && isWithin(other.home, one.home))),
  );
  const places = [...Map.groupBy(usable, ({ home }) => home)].sort(
    ([a], [b]) => depthOf(a) - depthOf(b) || sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1),
  );
  const marks = marksOf(found);
  const chosen: Candidate[] = [];
  for (const [home, own] of places) {
    for (const kind of commandKinds) {
      for (const ecosystem of ecosystemsIn(home, own, marks)) {
        const fitting = own.filter((one) => one.kind === kind && suits(one, ecosystem));
        const open = fitting.filter((one) => !isServed(one, home, kind, ecosystem, chosen, marks));
        chosen.push(...bestOf(open).filter((one) => !chosen.includes(one)));
      }
    }
  }
  const kept = commandKinds.flatMap((kind) =>
    withOneText(chosen.filter((one) => one.kind === kind)).slice(0, kind === 'install' ? 8 : mostPlaces + mostTogether),
  );
  const examples = kept
    .filter(({ kind, one }) => kind === 'test' && one === undefined)
    .flatMap(({ home }) => {
      const below = usable.filter((one) => one.kind === 'test' && one.home !== home && isWithin(one.home, home));
      const best = [...Map.groupBy(below, (one) => one.home).values()].flatMap(
        (own) => own.toSorted(byExample).find(({ one }) => one !== undefined) ?? [],
      );
      return best.toSorted((a, b) => sizeOf(b.home) - sizeOf(a.home)).slice(0, mostExamples);
    });
  const ready = kept.map((one) => (one.kind === 'test' ? withNeedsOfCi(one, usable) : one));
  const ones = [...ready.filter(({ kind, one }) => kind === 'test' && one !== undefined), ...examples].map((test) => ({
    ...test,
    kind: 'testOne' as const,
    text: test.one ?? '',
  }));
  // what the project's own run takes is nearer than what its tool brings along
  const hasOne = ({ home, ecosystems }: Candidate) =>
    ones.some((one) => isWithin(home, one.home) && [...ecosystems].some((ecosystem) => one.ecosystems.has(ecosystem)));
  const stated = [
    ...ready.filter((one) => one.kind !== 'testOne' || !hasOne(one)),
    ...ones.filter((one, index) => ones.findIndex((other) => isSamePlace(one, other)) === index),
  ];
  const warned = all.filter((one) => one.effect === 'destroys' && one.score < sources.docs && one.kind !== 'install');
  const started = stated
    .filter((one) => !isOfAnotherEdition(one, stated))
    .map((one) => (one.kind === 'e2e' ? withRunningApp(one, bodiesOf) : one));
  const named = [...withAsides(started, found, bodiesOf), ...withOneText(warned).slice(0, mostPlaces)];
  return inOrderOfCi(named.sort(byReading)).map(toCommand);
}

/** A task over several folders says nothing new where continuous integration runs the same purpose in each of them. */
function isCoveredByCi({ kind, home, reaches, ecosystems }: Candidate, all: readonly Candidate[]): boolean {
  const run = all.filter((one) => one.isRun === true && one.kind === kind && one.isNarrow !== true);
  const below = [...reaches].filter((at) => at !== home);
  const isEach = below.every((at) => run.some((one) => one.home === at));
  const isWhole = [...ecosystems].every((own) => run.some((one) => one.ecosystems.has(own)));
  return below.length > 0 && below.length < fewFolders && isEach && isWhole;
}

/** What a tool brings along for the whole says less than what continuous integration runs in folders of it. */
function isChosenBelow({ kind, home, ecosystems, score }: Candidate, all: readonly Candidate[]): boolean {
  return (
    score >= sources.convention &&
    kind !== 'install' &&
    all.some(
      (one) =>
        one.isRun === true &&
        one.kind === kind &&
        one.home !== home &&
        isWithin(one.home, home) &&
        [...ecosystems].some((ecosystem) => one.ecosystems.has(ecosystem)),
    )
  );
}

/** What the whole run calls in each package is `test`; a suite of another name needs more than one test does. */
function byExample(a: Candidate, b: Candidate): number {
  const isOther = ({ text }: Candidate) => Number(!/ test(?= |$)/.test(text));
  return isOther(a) - isOther(b) || a.score - b.score;
}

/** The root first, then by kind. */
function byReading(a: Candidate, b: Candidate): number {
  const order = (one: Candidate) => Number(one.folder !== '') * 100 + commandKinds.indexOf(one.kind);
  return order(a) - order(b);
}

function toCommand({ kind, effect, folder, text, evidence, needs, byName, isAside }: Candidate): ProjectCommand {
  const usual = kind === 'format' ? 'writes' : 'checks';
  return {
    kind,
    ...(effect === usual || kind === 'testOne' || kind === 'install' ? {} : { effect }),
    folder,
    text,
    ...(needs === undefined ? {} : { needs }),
    ...(kind !== 'testOne' || byName === undefined ? {} : { byName }),
    ...(isAside === true && { isAside }),
    evidence,
  };
}

/** What a folder of tests builds is no part of the product. */
function isBuiltForTests({ kind, home }: Candidate): boolean {
  return kind === 'build' && /(?:^|\/)(?:tests?|e2e)(?:\/|$)/.test(home);
}

/** One way to run one test is enough for a place and a language. */
function isSamePlace(a: Candidate, b: Candidate): boolean {
  return a.home === b.home && [...a.ecosystems].join() === [...b.ecosystems].join();
}

function foldersAbove(path: string): string[] {
  const steps = path.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

const otherManifests = /(?:^|\/)(?:setup\.(?:py|cfg)|Pipfile|environment\.ya?ml)$/;

/** What one job installs for itself is no part of a project without a manifest of that language. */
function isManifested(
  { ecosystems, home, folder, text }: Candidate,
  found: readonly Found[],
  paths: readonly string[],
): boolean {
  if (ecosystems.size === 0) return true;
  const [, required] = /^pip[\d.]* install .*?-r (\S+)/.exec(text) ?? [];
  if (required !== undefined && !found.some(({ path }) => path === placeFrom(folder, required))) return false;
  // the manager of JavaScript looks for a manifest in its folder and above
  const isNear = ({ folder }: Found) => !ecosystems.has('npm') || isWithin(home, folder);
  return (
    manifests.some(
      ([ecosystem, manifest]) =>
        ecosystems.has(ecosystem) && found.some((one) => manifest.test(one.path) && isNear(one)),
    ) ||
    (!ecosystems.has('npm') &&
      found.some(({ dependencies = [] }) => dependencies.some(({ ecosystem }) => ecosystems.has(ecosystem)))) ||
    (ecosystems.has('python') && paths.some((path) => otherManifests.test(path)))
  );
}

function depthOf(folder: string): number {
  return folder === '' ? 0 : folder.split('/').length;
}

function suits({ ecosystems }: Candidate, ecosystem: Ecosystem | undefined): boolean {
  return ecosystem === undefined ? ecosystems.size === 0 : ecosystems.has(ecosystem) || ecosystems.size === 0;
}

/** The languages of a folder: of its manifests, and of what its commands run. */
function ecosystemsIn(home: string, own: readonly Candidate[], marks: ReadonlySet<string>): (Ecosystem | undefined)[] {
  const stated = manifests.flatMap(([ecosystem]) => (marks.has(`manifest ${ecosystem} ${home}`) ? [ecosystem] : []));
  // a script in another language is no part of what the folder is written in
  const run = own.filter(({ score }) => score < sources.otherName).flatMap(({ ecosystems }) => [...ecosystems]);
  const known = [...new Set([...stated, ...run])];
  return known.length === 0 ? [undefined] : known;
}

/** A command of a folder above serves this one too, unless this one has packages of its own and the other does not run here. */
function isServed(
  { isRun }: Candidate,
  home: string,
  kind: CommandKind,
  ecosystem: Ecosystem | undefined,
  chosen: readonly Candidate[],
  marks: ReadonlySet<string>,
): boolean {
  return chosen.some((above) => {
    if (above.kind !== kind || !suits(above, ecosystem)) return false;
    if (above.home === home || (above.effect === 'writes' && kind !== 'format')) return false;
    const runsHere = [...above.reaches].some((at) => at === home || at.startsWith(`${home}/`));
    if (runsHere) return true;
    // what continuous integration runs here as well, the one above does not do here
    if (!isWithin(home, above.home) || (isRun === true && kind !== 'install')) return false;
    return !(marks.has(`lock ${ecosystem} ${home}`) && marks.has(`manifest ${ecosystem} ${above.home}`));
  });
}

/** The folders with a lockfile or a manifest of an ecosystem, as `lock npm apps/web`. */
function marksOf(found: readonly Found[]): ReadonlySet<string> {
  return new Set(
    found.flatMap(({ folder, path, lock }) => [
      ...(lock === undefined ? [] : [`lock ${lock.ecosystem} ${folder}`]),
      ...manifests.flatMap(([ecosystem, manifest]) => (manifest.test(path) ? [`manifest ${ecosystem} ${folder}`] : [])),
    ]),
  );
}

/** Each text once in each folder. */
function withOneText(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    (one, index) => candidates.findIndex(({ text, folder }) => text === one.text && folder === one.folder) === index,
  );
}

const testing: readonly CommandKind[] = ['test', 'testOne', 'e2e'];

/** Jest and Vitest fail where they find no test; what runs none proves nothing. Rust keeps tests inside the code. */
function hasNoTests(
  { kind, text, home, ecosystems, isRun }: Candidate,
  tests: readonly string[],
  paths: readonly string[],
): boolean {
  if (testing.includes(kind) && isRun !== true && !ecosystems.has('rust') && !mayHaveTests(home, paths)) return true;
  if (testing.includes(kind) && isRun !== true && ecosystems.has('go') && !mayHaveGoTests(home, paths)) return true;
  if (kind !== 'test' || !ecosystems.has('npm') || /passWithNoTests|pass-with-no-tests/.test(text)) return false;
  const own = tests.filter((path) => home === '' || path.startsWith(`${home}/`));
  return own.length > 0 && own.every((path) => /e2e|cypress|playwright/i.test(path));
}
