/** Maximum sizes of a project profile; lengths in characters. */
export const projectLimits = {
  technologies: 60,
  placesOfTechnology: 20,
  languages: 8,
  packageManagers: 8,
  runtimes: 8,
  commands: 40,
  checks: 40,
  settings: 60,
  packages: 60,
  folders: 20,
  testNames: 10,
  ruleFiles: 30,
  skipped: 40,
  name: 100,
  version: 60,
  path: 200,
  command: 160,
  setting: 100,
  /** The whole profile as JSON. */
  bytes: 32_000,
} as const;
