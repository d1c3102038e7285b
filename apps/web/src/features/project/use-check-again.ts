import { linesOf, writtenOf } from '@regelwerk/claims/kept/checked-line';
import { refreshedProfile } from '@regelwerk/claims/kept/refreshed-profile';
import { isSameProject, type StalePart, staleParts } from '@regelwerk/claims/kept/stale-parts';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { useRef, useState } from 'react';
import { knownProject } from './store.ts';
import { type ReadProject, useReading } from './use-reading.ts';

/** What a second look at a project found. */
export interface SecondLook {
  readonly stale: readonly StalePart[];
  /** Whether house style was compared. */
  readonly isCounted: boolean;
  /** Whether the lines were checked. */
  readonly isChecked: boolean;
  readonly isSame: boolean;
}

/** Compares the profile that a rule was made with and its project as it is now. */
export function useCheckAgain(before: ProjectProfile) {
  const [look, setLook] = useState<SecondLook | 'comparing'>();
  const [name, setName] = useState('');
  const running = useRef(0);
  const compare = async ({ name: folder, found, extent, questions, project }: ReadProject) => {
    const turn = ++running.current;
    setLook('comparing');
    const written = linesOf(before.claims ?? []).map(writtenOf);
    // single files do not tell what else is there
    const isWhole = questions !== undefined;
    const check = async () => (isWhole ? await project.check({ lines: written }).catch(() => undefined) : undefined);
    const lines = written.length === 0 ? [] : await check();
    project.end();
    // meanwhile another folder may have been read
    if (turn !== running.current) return;
    const isCounted = isWhole && extent?.sources !== undefined && extent.sources.isCut !== true;
    const stale = staleParts(before, { profile: found, lines: lines ?? [], isCounted });
    setName(folder);
    setLook({ stale, isCounted, isChecked: lines !== undefined, isSame: isSameProject(before, stale) });
  };
  const reading = useReading((read) => void compare(read));
  return {
    ...reading,
    isComparing: look === 'comparing',
    look: look === 'comparing' ? undefined : look,
    /** Makes the known project of what is still true and what is true instead, for another rule. */
    refresh: (stale: readonly StalePart[]) => {
      const { claims = [], ...found } = refreshedProfile(before, stale);
      const corrections = { removed: [], ticked: [], versions: {}, commands: {} };
      knownProject.write({ name, found, lines: linesOf(claims), corrections, isRemembered: false });
    },
  };
}
