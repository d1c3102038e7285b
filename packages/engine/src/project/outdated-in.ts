import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Localized } from '../directive.ts';
import { allOutdated } from '../knowledge/outdated/all-outdated.ts';
import { replacedNames } from '../knowledge/outdated/replaced-names.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { Technology } from '../technology.ts';
import { installedTechnology } from './installed-technology.ts';
import { type VersionRange, versionFit, versionRange } from './version-fit.ts';

/** An outdated name in a line, with what to write now. */
export interface OutdatedUse {
  readonly name: string;
  readonly technology: string;
  /** The version with which the name went out of use. */
  readonly since: string;
  readonly now: Localized;
  readonly source: string | undefined;
}

interface KnownName extends Omit<OutdatedUse, 'name' | 'technology'> {
  readonly name: RegExp;
  readonly technology: Technology;
  readonly range: VersionRange;
}

const ofDirectives = allOutdated.flatMap(({ name, directive: id }): KnownName[] => {
  const technology = allTechnologies.find(({ directives }) => directives.some((one) => one.id === id));
  const directive = technology?.directives.find((one) => one.id === id);
  if (technology === undefined || directive === undefined) return [];
  const range = versionRange(directive, technology);
  const now = directive.instead ?? directive.text;
  return [{ name, technology, range, since: range.since ?? '', now, source: directive.evidence?.url }];
});

const withSources = replacedNames.flatMap(({ name, technology: called, since, now, source }): KnownName[] => {
  const technology = allTechnologies.find((one) => one.name === called);
  return technology === undefined ? [] : [{ name, technology, range: { since }, since, now, source }];
});

/**
 * Returns what finds outdated names in a line. With the profile of a project it is those of the versions that are installed; without
 * one, those of any version.
 */
export function outdatedNames(profile: ProjectProfile | undefined): (line: string) => OutdatedUse[] {
  const wanted = [...ofDirectives, ...withSources].filter(({ technology, range }) => {
    if (profile === undefined) return true;
    const installed = installedTechnology(technology, profile);
    return installed !== undefined && versionFit(range, installed) !== 'none';
  });
  return (line) =>
    wanted.flatMap(({ name, technology, since, now, source }): OutdatedUse[] => {
      const [found] = name.exec(line) ?? [];
      return found === undefined ? [] : [{ name: found, technology: technology.name, since, now, source }];
    });
}
