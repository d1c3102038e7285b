import type { RuleSize } from './rule-size.ts';

/** The side of an application that a technology belongs to. */
export type Side = 'frontend' | 'backend';

/**
 * The environment that a technology needs. App builders set up `builder-web` (a React app) and `builder-python` (a
 * FastAPI service) themselves; the project chooses the others. A `phone` app is built with tools of its own, and a `database`
 * is a server that somebody operates.
 */
export type Environment =
  | 'builder-web'
  | 'web'
  | 'node'
  | 'builder-python'
  | 'python'
  | 'ruby'
  | 'php'
  | 'go'
  | 'rust'
  | 'java'
  | 'dotnet'
  | 'phone'
  | 'database';

/** The package registries that a project draws on. */
export const ecosystems = [
  'npm',
  'python',
  'php',
  'ruby',
  'go',
  'rust',
  'java',
  'dotnet',
  'elixir',
  'swift',
  'dart',
] as const;

/** A package registry, named for its language. */
export type Ecosystem = (typeof ecosystems)[number];

/** A package in its registry, for example `npm:react`. */
export type PackageName = `${Ecosystem}:${string}`;

/** The color in which the app shows a target; the web app maps each one to its classes. */
export type BadgeColor =
  | 'emerald'
  | 'sky'
  | 'amber'
  | 'orange'
  | 'blue'
  | 'pink'
  | 'indigo'
  | 'zinc'
  | 'teal'
  | 'violet'
  | 'cyan'
  | 'fuchsia'
  | 'neutral';

/** The facts about a technology that the wizard, the API and the database need. */
export interface TechnologyFacts {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly side: Side;
  /** True where the other side uses it as well. */
  readonly isForBothSides?: true;
  /** True where the wizard offers it under "More". */
  readonly isMore?: true;
  readonly runsOn: Environment;
  /** The packages that show its use when a project depends on one of them. */
  readonly packages?: readonly PackageName[];
  /** API names of technologies it never comes without. */
  readonly implies?: readonly string[];
  /** API names of technologies that do the same work in one app. */
  readonly excludes?: readonly string[];
}

/** The facts about a target that the wizard, the API and the database need. */
export interface TargetFacts {
  readonly name: string;
  readonly label: string;
  readonly aliases?: readonly string[];
  /** Absent if it works on any project. */
  readonly runs?: readonly Environment[];
  /** True for an agent that reads its rule from files of the project. */
  readonly readsFiles?: true;
  /** The most characters of a rule, by size. */
  readonly budget: Readonly<Record<RuleSize, number>>;
}
