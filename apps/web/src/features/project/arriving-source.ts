import type { ProjectSource } from '../../reading/project-source.ts';

let source: ProjectSource | undefined;

/** The project that was given on the landing page, until the wizard has read it. */
export const arrivingSource = {
  read: () => source,
  write: (next: ProjectSource | undefined) => {
    source = next;
  },
};
