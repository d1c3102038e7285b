import { expect, test } from 'vitest';
import { versionRange } from '../../project/version-fit.ts';
import { allTechnologies } from '../technologies/all-technologies.ts';
import { allOutdated } from './all-outdated.ts';
import { replacedNames } from './replaced-names.ts';

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

test.each(replacedNames.map((one) => [one.hit, one] as const))(
  '“%s” asks for a name that was replaced, with version, source and day',
  (_, { name, hit, miss, technology, since, now, source, checkedOn }) => {
    expect(hit).toMatch(name);
    expect(miss).not.toMatch(name);
    expect(allTechnologies.map((one) => one.name as string)).toContain(technology);
    expect(since).toMatch(/^\d+(?:\.\d+)?$/);
    expect(source).toMatch(/^https:/);
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    // what is to be written now is not outdated itself
    expect(now.en).not.toMatch(name);
  },
);

test('each name is listed once', () => {
  const names = [...allOutdated, ...replacedNames].map(({ name }) => name.source);
  expect(names.length).toBe(new Set(names).size);
});
