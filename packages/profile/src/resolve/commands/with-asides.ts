import type { CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../../findings.ts';
import type { BodiesOf } from '../shell/meaning-of.ts';
import type { Candidate } from './candidate.ts';
import { manifests } from './ecosystem-of.ts';
import { runsOf } from './runs-of.ts';
import { sources } from './scores.ts';

const style: readonly CommandKind[] = ['lint', 'format'];
const ofCode: readonly CommandKind[] = ['lint', 'typecheck'];
/** Packages that look at code, or that start those which do. */
const linter =
  /^@?(?:[\w.-]*(?:eslint|prettier|biome|stylelint|markdownlint|commitlint|cspell|htmlhint|oxlint)[\w.-]*)(?:\/|$)|^(?:husky|lint-staged|simple-git-hooks|lefthook|npm-run-all2?|typescript)$/;

/** Marks the commands that a change needs no proof by. */
export function withAsides(
  commands: readonly Candidate[],
  found: readonly Found[],
  bodiesOf: BodiesOf,
): readonly Candidate[] {
  const checks = commands
    .filter(({ kind, effect }) => effect === 'checks' && kind !== 'install' && kind !== 'testOne')
    .map((one) => ({ one, runs: runsOf(one.text, one.folder, bodiesOf) }));
  const isPart = (part: readonly string[], whole: readonly string[]) =>
    part.length > 0 && new Set(part).size < new Set(whole).size && part.every((run) => whole.includes(run));
  const isLeftOut = (one: Candidate) =>
    one.isRun !== true &&
    (one.kind === 'format' || (ofCode.includes(one.kind) && one.score >= sources.convention)) &&
    commands.some(
      (other) =>
        other.isRun === true &&
        (style.includes(other.kind) ||
          (ofCode.includes(one.kind) && other.effect === 'checks' && other.kind !== 'install')) &&
        other.home === one.home &&
        [...one.ecosystems].some((ecosystem) => other.ecosystems.has(ecosystem)),
    );
  const asides = new Set(
    checks.flatMap(({ one, runs }) =>
      isLeftOut(one) || checks.some((whole) => isPart(runs, whole.runs)) ? [one] : [],
    ),
  );
  return commands.map((one) =>
    asides.has(one) || (one.kind === 'install' && installsLinters(one, found)) ? { ...one, isAside: true } : one,
  );
}

/** A manifest of JavaScript beside that of another language, which asks for nothing but linters. */
function installsLinters({ ecosystems, home }: Candidate, found: readonly Found[]): boolean {
  if (ecosystems.has('ruby')) return installsReleases(home, found);
  if (!ecosystems.has('npm')) return false;
  const own = found.filter(({ folder }) => folder === home);
  const isBeside = manifests.some(
    ([ecosystem, manifest]) => ecosystem !== 'npm' && own.some(({ path }) => manifest.test(path)),
  );
  const asked = own.flatMap(({ dependencies = [] }) => dependencies.filter(({ ecosystem }) => ecosystem === 'npm'));
  return isBeside && asked.every(({ name, isDev }) => isDev === true && linter.test(name));
}

/** Gems that only hand an app over to a store. */
const releasing =
  /^(?:fastlane(?:-plugin)?[\w-]*|cocoapods|jazzy|xcodeproj|danger[\w-]*|activesupport|concurrent-ruby|abbrev|ostruct|bigdecimal|logger|mutex_m|multi_json)$/;

function installsReleases(home: string, found: readonly Found[]): boolean {
  const asked = found.flatMap(({ folder, dependencies = [] }) =>
    folder === home ? dependencies.filter(({ ecosystem }) => ecosystem === 'ruby') : [],
  );
  return (
    asked.some(({ name }) => /^(?:fastlane|cocoapods)$/.test(name)) && asked.every(({ name }) => releasing.test(name))
  );
}
