import type { BodiesOf } from '../shell/meaning-of.ts';
import type { Candidate } from './candidate.ts';
import { runsOf } from './runs-of.ts';

/** What every run of these tests in continuous integration starts, the same tests need where people call them otherwise. */
export function withNeedsOfCi(one: Candidate, all: readonly Candidate[]): Candidate {
  const runs = all.filter(
    (other) =>
      other.isRun === true &&
      other.kind === 'test' &&
      other.home === one.home &&
      [...other.ecosystems].some((ecosystem) => one.ecosystems.has(ecosystem)),
  );
  const [first] = runs;
  if (one.isRun === true || first?.needs === undefined) return one;
  const needs = first.needs.filter((name) => runs.every((other) => other.needs?.includes(name) === true));
  return needs.length === 0 ? one : { ...one, needs };
}

/** Drivers of browsers that start no server themselves, as Playwright can. */
export function withRunningApp(one: Candidate, bodiesOf: BodiesOf): Candidate {
  const runs = runsOf(one.text, one.folder, bodiesOf);
  const drives = runs.some((run) => /\s(?:cypress run|nightwatch|wdio|testcafe|codeceptjs run)(?:\s|$)/.test(run));
  const starts = runs.some((run) =>
    /\s(?:start-server-and-test|start-test|wait-on|concurrently|conc)(?:\s|$)/.test(run),
  );
  return drives && !starts ? { ...one, needs: [...(one.needs ?? []), 'app'] } : one;
}

/** A run needs only the services that every job starts for it. */
export function withoutNeeds(one: Candidate | undefined, all: readonly Candidate[]): Candidate | undefined {
  if (one?.needs === undefined) return one;
  const equal = all.filter(({ text, folder, isRun }) => isRun === true && text === one.text && folder === one.folder);
  const { needs, ...rest } = one;
  const common = needs.filter((name) => equal.every((other) => other.needs?.includes(name) === true));
  return common.length === 0 ? rest : { ...rest, needs: common };
}
