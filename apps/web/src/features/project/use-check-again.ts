import { refreshedProfile } from '@regelwerk/claims/kept/refreshed-profile';
import { type StalePart, staleParts } from '@regelwerk/claims/kept/stale-parts';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { useState } from 'react';
import { linesOf } from './model.ts';
import { knownProject } from './store.ts';
import { type ReadProject, useReading } from './use-reading.ts';

/** What a second look at a project found. */
export interface SecondLook {
  readonly stale: readonly StalePart[];
  readonly isCounted: boolean;
  /** Whether anything of the rule was found at all. */
  readonly isSame: boolean;
}

/** Compares the profile that a rule was made with and its project as it is now. */
export function useCheckAgain(before: ProjectProfile) {
  const [look, setLook] = useState<SecondLook>();
  const [name, setName] = useState('');
  const compare = async ({ name: folder, found, extent, project }: ReadProject) => {
    const isCounted = extent?.sources !== undefined;
    const written = linesOf(before.claims ?? []).map(({ verdict: _, isTicked: _ticked, ...line }) => line);
    const lines: readonly ProvenClaim[] = isCounted ? await project.check(written).catch(() => []) : [];
    project.end();
    const stale = staleParts(before, { profile: found, lines, isCounted });
    setName(folder);
    setLook({ stale, isCounted, isSame: stale.length < sizeOf(before) });
  };
  const reading = useReading((read) => void compare(read));
  return {
    ...reading,
    look,
    /** Makes the known project of what is still true and what is true instead, for another rule. */
    refresh: () => {
      const { claims = [], ...found } = refreshedProfile(before, look?.stale ?? []);
      const corrections = { removed: [], ticked: [], versions: {}, commands: {} };
      knownProject.write({ name, found, lines: linesOf(claims), corrections, isRemembered: false });
    },
  };
}

/** How many parts of a profile can become stale. */
function sizeOf({ technologies, commands, generated = [], conventions = [], claims = [] }: ProjectProfile): number {
  const versions = technologies.filter(({ version }) => version !== undefined);
  return [versions, commands, generated, conventions, claims].reduce((sum, { length }) => sum + length, 0);
}
