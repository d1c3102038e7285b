/** The side of an application that offers a technology. */
export type Side = 'frontend' | 'backend';

/**
 * What a technology needs to run. `builder-web` and `builder-python` are what app builders set up themselves (a React
 * app, a FastAPI service); `web` and `python` are stacks the project chooses.
 */
export type Environment = 'builder-web' | 'web' | 'node' | 'builder-python' | 'python' | 'ruby' | 'php';

/** The color in which the app shows a target; each has its classes in the web app. */
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

/** What wizard, door and database need to know of a technology. */
export interface TechnologyFacts {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly side: Side;
  readonly runsOn: Environment;
}

/** What wizard, door and database need to know of a target. */
export interface TargetFacts {
  readonly name: string;
  readonly label: string;
  readonly aliases?: readonly string[];
  /** Absent where it works on any project. */
  readonly runs?: readonly Environment[];
}
