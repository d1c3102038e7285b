/** Maximum sizes of a project profile; lengths in characters. */
export const projectLimits = {
  technologies: 60,
  placesOfTechnology: 20,
  languages: 8,
  packageManagers: 8,
  runtimes: 8,
  commands: 40,
  needs: 6,
  generated: 8,
  ports: 6,
  routines: 12,
  outdated: 4,
  checks: 40,
  settings: 60,
  packages: 60,
  folders: 20,
  testNames: 10,
  ruleFiles: 30,
  skipped: 40,
  conventions: 120,
  /** Lines about the project that people or assistants wrote. */
  claims: 80,
  /** Places that one of them names. */
  evidence: 6,
  /** Places named with one convention. */
  examples: 3,
  name: 100,
  version: 60,
  path: 200,
  command: 160,
  setting: 100,
  /** The sentence of a convention in every language, and a line that was written. */
  statement: 300,
  /** Places that a convention or a code probe counts. */
  count: 1_000_000,
  /** The profile as JSON, without its conventions, counts and claims. */
  bytes: 32_000,
  /** The conventions as JSON. */
  conventionBytes: 160_000,
  /** The counts of code probes as JSON. */
  codeCountBytes: 24_000,
  /** The lines that were written, as JSON. A profile at all its bounds fits into one request. */
  claimBytes: 32_000,
} as const;
