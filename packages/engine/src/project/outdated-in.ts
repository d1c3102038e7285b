import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Localized } from '../directive.ts';
import { allOutdated } from '../knowledge/outdated/all-outdated.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { installedTechnology } from './installed-technology.ts';
import { versionFit, versionRange } from './version-fit.ts';

/** An outdated name in a line, with what to write now. */
export interface OutdatedUse {
  readonly name: string;
  readonly technology: string;
  /** The version with which the name went out of use. */
  readonly since: string;
  readonly now: Localized;
  readonly source: string | undefined;
}

const known = allOutdated.flatMap((one) => {
  const technology = allTechnologies.find(({ directives }) => directives.some(({ id }) => id === one.directive));
  const directive = technology?.directives.find(({ id }) => id === one.directive);
  return technology === undefined || directive === undefined ? [] : [{ ...one, technology, directive }];
});

/**
 * Returns what finds outdated names in a line. With the profile of a project it is those of the versions that are installed; without
 * one, those of any version.
 */
export function outdatedNames(profile: ProjectProfile | undefined): (line: string) => OutdatedUse[] {
  const wanted = known.filter(({ technology, directive }) => {
    if (profile === undefined) return true;
    const installed = installedTechnology(technology, profile);
    return installed !== undefined && versionFit(versionRange(directive, technology), installed) !== 'none';
  });
  return (line) =>
    wanted.flatMap(({ name, technology, directive }): OutdatedUse[] => {
      const [found] = name.exec(line) ?? [];
      if (found === undefined) return [];
      return [
        {
          name: found,
          technology: technology.name,
          since: versionRange(directive, technology).since ?? '',
          now: directive.instead ?? directive.text,
          source: directive.evidence?.url,
        },
      ];
    });
}
