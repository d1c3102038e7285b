import { composeRule } from '@regelwerk/engine/compose-rule';
import { findFaults } from '@regelwerk/engine/find-faults';
import { projectCombinations } from '@regelwerk/engine/project-combinations';
import { expect, test } from 'vitest';
import { fixtureProfiles } from './fixture-profiles.ts';

const share = Number(process.env.PROJECT_RULES ?? 0.03);

test('a rule for any fixture and target is without fault', { timeout: 1_200_000 }, () => {
  const profiles = fixtureProfiles();
  expect(profiles.length).toBeGreaterThanOrEqual(48);
  const faults: string[] = [];
  let count = 0;
  for (const { name, profile, form, language, size } of projectCombinations(profiles, { share, seed: 20261122 })) {
    const rule = composeRule(form, language, size, profile);
    count += 1;
    faults.push(
      ...findFaults(rule).map((fault) => `${name} ${form.aiModel} ${form.frameworks} ${language} ${size}: ${fault}`),
    );
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(200);
});
