import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Found, Step } from '../../findings.ts';
import { safeText } from '../../shape/safe-text.ts';
import { type Call, callsIn } from '../shell/calls-in.ts';
import { isForOneSystem, isNarrow } from '../shell/is-narrow.ts';
import { type BodiesOf, ecosystemsOf, meaningOf } from '../shell/meaning-of.ts';
import { shellParts, shellWords } from '../shell/shell-parts.ts';
import { unwrap } from '../shell/unwrap.ts';
import type { Candidate } from './candidate.ts';
import { isForReport, kindOfName, rankOfName, tellsOtherwise } from './kind-names.ts';
import { effectOf, kindOf, kindsServed } from './kind-of.ts';
import { managersAt, oneTest, withArguments } from './one-test.ts';
import { impurity, narrow, sources } from './scores.ts';
import { homeOf } from './task-candidates.ts';
import { writerOf } from './writer-of.ts';

/** Reports that only continuous integration reads, and parts of a run that it spreads over machines. */
const forMachines =
  / (?:--(?:junit-?xml|cov-(?:report|config|fail-under)|reporter|format|output-format|shard|log-junit|coverage-\w+|test-reporter\S*|junitxml|cache-dir|basetemp|error-format|outputFile\S*|export-coverage|partitions|affected|base|head|filter=\[\S+)(?:[= ]\S+)?|--(?:ci|no-progress|frozen-lockfile|immutable|locked|frozen|cov=\S+|cov|color=always|show-diff-on-failure|no-interaction|colors?|coverage))(?= |$)| -coverprofile[= ]\S+| jacoco:\S+/g;

/** Installations that leave out what work on the project needs. */
const withoutTools = / --(?:no-dev|no-default-groups|only-group|no-group|no-install-project|omit|production|prod)\b/;

/** Looks for known faults of packages, which linters of the code come before. */
const audits = /^(?:bundle(?:r)?-audit|importmap audit|mix (?:hex|deps)\.\w+)\b/;
/** A run whose purpose is a report. */
const measures = /^(?:mix coveralls|knapsack_pro_rspec)\b/;
/** Linters of other files than code, which stand beside those of the code. */
const lintsOthers =
  /^(?:yamllint|actionlint|shellcheck|hadolint|codespell|typos|zizmor|checkmake|reuse lint|taplo (?:lint|check)|cargo deny check|cargo machete|cargo sqlx prepare .*--check|cargo[ -]sort|knip|sherif|dprint check|mix gettext\.extract|(?:python[\d.]* )?(?:[\w-]+\/)*manage\.py makemigrations .*--check|alembic check|composer validate|console doctrine:schema:validate)\b/;
/** One project of several that only holds tests. */
const ofTestsAlone = /^(?:\.\/)?gradlew?\b.*\s:?(?:[\w-]+:)*[\w-]*tests?:[\w:-]+/;
const behindLinters = 0.5;
const ofTest = 0.3;
const behindAll = 6;

/** Names packages, so it adds them to the project. */
const addsPackages =
  /^(?:npm|pnpm|yarn|bun) (?:i|install)\b(?: .*)? (?:-[DEOP]\b|--(?:save|dev)\b|@?[\w/-]+@)|^(?:npm|pnpm|yarn|bun) (?:i|install) @?\w/;

/** Returns the commands that continuous integration or a document runs, each part of a line on its own. */
export function stepCandidates({ path, steps = [] }: Found, found: readonly Found[], bodiesOf: BodiesOf): Candidate[] {
  return steps.flatMap((step, index) => {
    // what may fail there proves nothing
    const mayFail = /\|\| *(?:true|:)$/.test(step.text);
    return shellParts(step.text)
      .flatMap((part) => candidateOf(part, step, index, path, found, bodiesOf))
      .map((one) => (mayFail ? { ...one, isAside: true } : one));
  });
}

function candidateOf(
  part: string,
  { folder, source, needs }: Step,
  index: number,
  path: string,
  found: readonly Found[],
  bodiesOf: BodiesOf,
): Candidate[] {
  const text = safeText(
    part
      .replace(/^sudo /, '')
      .replace(/ --manifest-path[= ]\.\/Cargo\.toml(?= |$)/, '')
      .replace(/(?<=\btest)(?: --)? \$expression$/, '')
      .replace(/ --$/, '')
      .replaceAll(forMachines, '')
      .replace(/^coverage run (?:-\S+ )*?-m (?=pytest\b)/, '')
      .replace(/ -f github\b| db:test:prepare\b/g, '')
      .replace(/(?<= test) test:system\b/, '')
      .replace(/(?<=^(?:\.\/)?gradlew? .*) --(?:scan|stacktrace|info|no-daemon|build-cache|continue)\b/g, '')
      .replace(/ --$/, ''),
  );
  // what serves continuous integration itself is no command of the project
  if (text === undefined || /(?:^|[\s/])\.github\//.test(text)) return [];
  const meaning = meaningOf(text, folder, bodiesOf);
  const { words } = unwrap(shellWords(text));
  const calls = callsIn(words);
  if (isGone(words, calls, folder, found, bodiesOf)) return [];
  const script = calls.length === 1 ? calls[0]?.name.replace(/^.*\//, '').replace(/\.\w+$/, '') : undefined;
  // one program of several jobs names the job in its option
  const [, job] = /^\S+ --([a-z]+)$/.exec(words.join(' ')) ?? [];
  const name = calls[0]?.runner === 'file' && job !== undefined && kindOfName(job) !== undefined ? job : script;
  // a document may name a task that is gone
  if (source === 'docs' && !meaning.isKnown) return [];
  const isOwnCheck =
    source === 'ci' &&
    !meaning.isKnown &&
    meaning.kinds.size === 0 &&
    calls.length === 1 &&
    checksByName(calls[0]?.runner === 'file' ? '' : name);
  const first = kindOf(name, meaning) ?? (isOwnCheck ? 'lint' : undefined);
  const effect = first === undefined ? 'watches' : effectOf(first, name, meaning);
  // another system is built for, not run on
  if (isForOneSystem(words) || /^cargo\b.* --target[= ]/.test(words.join(' '))) return [];
  if (first === undefined || effect === 'watches' || (source === 'docs' && first === 'install')) return [];
  if (first === 'install' && (withoutTools.test(text) || addsPackages.test(text))) return [];
  if (
    first === 'build' &&
    (calls.some(({ name }) => tellsOtherwise(name)) ||
      words.some((word) => /(?:^|[:._/-])(?:e2e|tests?)(?:$|[:._/-])/.test(word)))
  )
    return [];
  if (first === 'build' && words.some((word) => /^(?:[\w-]+=)?\/tmp\//.test(word))) return [];
  // alone it leaves the packages below a library unbuilt
  if (/^go build(?: -\S+)*$/.test(words.join(' ')) && bodiesOf.keeps?.(placeFrom(folder, 'main.go')) === false)
    return [];
  if (/(?:^|[\s:._/-])bench(?:marks?)?(?:$|[\s:._/-])/.test(words.join(' '))) return [];
  if (source === 'docs' && ecosystemsOf(meaning, first).has('dotnet') && !hasProject(folder, found)) return [];
  const managers = managersAt(found, folder);
  const full = meaning.extra === undefined ? text : withArguments(text, meaning.extra);
  const [call] = calls;
  const bodies = call === undefined || calls.length > 1 ? [] : bodiesOf(call, folder);
  const home = homeOf(meaning, folder);
  const narrowed =
    isNarrow(words) || (bodies.length === 1 && isNarrow(unwrap(shellWords(bodies[0]?.body ?? '')).words));
  // what continuous integration calls the test is the test, also where it lints first
  const isTestByName = source === 'ci' && first === 'test' && rankOfName('test', script ?? '') !== undefined;
  const runsAfter = first === 'test' || first === 'e2e' ? needs : [];
  const served = kindsServed(first, meaning).map(
    (kind): Candidate => ({
      kind,
      text: full,
      folder,
      home,
      evidence: path,
      effect,
      ecosystems: ecosystemsOf(meaning, kind),
      reaches: new Set([folder, ...meaning.folders]),
      isRun: source === 'ci',
      ...(source === 'ci' ? { place: index } : {}),
      isNarrow: narrowed && home === folder,
      isBeside: source === 'ci' && kind === 'lint' && (isOwnCheck || lintsOthers.test(words.join(' '))),
      score:
        sources[source] +
        impurity(kind, meaning) * (isTestByName ? ofTest : 1) +
        (narrowed && home === folder ? narrow : 0) +
        (first === 'test' && ofTestsAlone.test(words.join(' ')) ? behindAll : 0) +
        (audits.test(words.join(' ')) ? behindLinters : 0) +
        (first === 'test' && calls.some((one) => isForReport(one.name)) ? narrow : 0) +
        (measures.test(words.join(' ')) ? behindAll : 0) +
        Math.min(index, 90) / 1000,
      isMixed: meaning.kinds.has('e2e'),
      one: oneTest(full, managers, meaning, true),
      byName: meaning.one?.args[1],
      ...(runsAfter.length === 0 ? {} : { needs: [...new Set(runsAfter)] }),
    }),
  );
  return served.flatMap((one) => [one, ...writerOf(one)]);
}

/** A script that the manifest of its folder no longer has fails, though continuous integration still calls it. */
function isGone(
  words: readonly string[],
  calls: readonly Call[],
  folder: string,
  found: readonly Found[],
  bodiesOf: BodiesOf,
): boolean {
  const [call, ...others] = calls;
  if (call?.runner !== 'script' || call.where !== 'own' || others.length > 0) return false;
  // without `run` the package manager may mean a program
  if (!/^(?:npm|pnpm|yarn|bun) run\b/.test(words.join(' ')) || /[^\w:.-]/.test(call.name)) return false;
  const hasScripts = found.some((one) => one.folder === folder && one.tasks?.some(({ runner }) => runner === 'script'));
  return hasScripts && bodiesOf(call, folder).length === 0;
}

/** A program of the house that continuous integration runs to check one thing. */
function checksByName(name = ''): boolean {
  return /^(?:check|verify|validate)[:._-]\w/.test(name) && !tellsOtherwise(name);
}

/** A document for Visual Studio does not say where the solution lies. */
function hasProject(folder: string, found: readonly Found[]): boolean {
  return found.some((one) => one.folder === folder && /\.(?:slnx?|[cf]sproj)$/.test(one.path));
}
