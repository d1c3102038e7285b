import type { CheckName } from '../../../packages/engine/src/enforcement/enforcement.ts';

/** The path and the text of a file. */
export type FixtureFile = readonly [path: string, text: string];

/** Files that a check must refuse for a directive, one by one, and files in which it must find nothing of it. */
export interface CheckFixture {
  readonly directive: string;
  readonly check: CheckName;
  readonly fails: readonly FixtureFile[];
  readonly passes: readonly FixtureFile[];
}
