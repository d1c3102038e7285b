import type { ProjectSources } from '../convention.ts';

/** Remembers what a family finds in a project, for other families that leave out what it says already. */
export function foundOnce<Found>(find: (project: ProjectSources) => Found): (project: ProjectSources) => Found {
  const known = new WeakMap<ProjectSources, Found>();
  return (project) => {
    const before = known.get(project);
    if (before !== undefined) return before;
    const now = find(project);
    known.set(project, now);
    return now;
  };
}
