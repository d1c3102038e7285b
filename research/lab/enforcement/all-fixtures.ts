import { astGrepInterfaces } from './ast-grep-interfaces.ts';
import { astGrepPages } from './ast-grep-pages.ts';
import { astGrepServices } from './ast-grep-services.ts';
import type { CheckFixture } from './check-fixture.ts';
import { eslintFixtures } from './eslint-fixtures.ts';
import { biomeFixtures, oxlintFixtures, ruffFixtures, tscFixtures } from './other-fixtures.ts';

/** The fixtures of every check that runs in the lab. */
export const allFixtures: readonly CheckFixture[] = [
  ...eslintFixtures,
  ...biomeFixtures,
  ...oxlintFixtures,
  ...tscFixtures,
  ...ruffFixtures,
  ...astGrepInterfaces,
  ...astGrepServices,
  ...astGrepPages,
];
