import type { CheckName } from '../../../packages/engine/src/enforcement/enforcement.ts';
import type { CheckFixture, FixtureFile } from './check-fixture.ts';

type Files = readonly FixtureFile[];

/** Builds the fixtures of one check from rows of directive, refused files and accepted files. */
export function fixturesOf(
  check: CheckName,
  rows: readonly (readonly [directive: string, fails: Files, passes: Files])[],
): CheckFixture[] {
  return rows.map(([directive, fails, passes]) => ({ directive, check, fails, passes }));
}
