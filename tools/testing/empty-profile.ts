import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** The profile of a folder without any finding. */
export const emptyProfile: ProjectProfile = {
  technologies: [],
  packageManagers: [],
  runtimes: [],
  commands: [],
  checks: [],
  layout: { workspaces: [], packages: [], sourceFolders: [], testFolders: [], testNames: [] },
  ruleFiles: [],
  isNew: false,
  skipped: [],
};
