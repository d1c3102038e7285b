import { aiModels } from '@regelwerk/contract/rules/choices';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { findFaults } from '@regelwerk/engine/find-faults';
import { expect, test } from 'vitest';
import { exampleProjects } from './example-projects.ts';
import { fixtureProfile } from './fixture-profile.ts';

test.each(exampleProjects.map(({ fixture }) => fixture))('%s: no rule of the project has a fault', (fixture) => {
  const profile = fixtureProfile(fixture);
  const frameworks = [...new Set(profile.technologies.flatMap(({ framework }) => framework ?? []))];
  const form = { applicationType: 'Fullstack', behaviorPreference: 'Strict', outputFormat: 'Markdown' } as const;
  const faults = aiModels.flatMap((aiModel) =>
    (['lean', 'standard'] as const).flatMap((size) =>
      contentLanguages.flatMap((language) =>
        findFaults(composeRule({ ...form, aiModel, frameworks }, language, size, profile)).map(
          (fault) => `${aiModel} ${size} ${language}: ${fault}`,
        ),
      ),
    ),
  );
  expect(faults).toEqual([]);
});
