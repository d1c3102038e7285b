import { expect, test } from 'vitest';
import { versionRange } from '../../project/version-fit.ts';
import { allTechnologies } from '../technologies/all-technologies.ts';
import { allOutdated } from './all-outdated.ts';

test.each(allOutdated.map((one) => [one.directive, one] as const))(
  'an outdated name of %s is found where a line asks for it, and belongs to a directive with version and source',
  (id, { name, hit, miss }) => {
    expect(hit).toMatch(name);
    expect(miss).not.toMatch(name);
    const technology = allTechnologies.find(({ directives }) => directives.some((one) => one.id === id));
    const directive = technology?.directives.find((one) => one.id === id);
    expect(directive?.evidence?.url).toMatch(/^https:/);
    expect(technology && directive && versionRange(directive, technology).since).toMatch(/^\d/);
  },
);
