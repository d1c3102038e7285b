import type { ProjectCheck, ProjectTool } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';

/** A direct dependency as its manifest states it. */
export interface Dependency {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly range?: string | undefined;
  readonly isDev?: boolean | undefined;
}

/** The installed versions that a lockfile states. */
export interface Lock {
  readonly ecosystem: Ecosystem;
  /** Returns the installed version of a dependency of the manifest in `member`, a path below the lockfile's folder. */
  readonly versionOf: (dependency: Dependency, member: string) => string | undefined;
}

/** A named command of the project, for example a script of `package.json` or a target of a Makefile. */
export interface Task {
  /** The tool that runs it; `script` stands for the package manager of the folder. */
  readonly runner: 'script' | 'make' | 'just' | 'task' | 'tox' | 'nox' | 'composer' | 'bin';
  readonly name: string;
  /** The shell text that it runs, where the file states it. */
  readonly body: string;
}

/** The folders of a monorepo's packages, as globs from the folder of the file. */
export interface Workspaces {
  readonly tool: string;
  readonly globs: readonly string[];
}

/** Everything that one file says about the project. A reader states only what it found. */
export interface Findings {
  readonly packageName?: string | undefined;
  readonly dependencies?: readonly Dependency[];
  readonly lock?: Lock;
  readonly managers?: readonly Omit<ProjectTool, 'evidence'>[];
  readonly runtimes?: readonly Omit<ProjectTool, 'evidence'>[];
  readonly tasks?: readonly Task[];
  readonly checks?: readonly Omit<ProjectCheck, 'evidence'>[];
  readonly workspaces?: Workspaces | undefined;
}

/** The findings of one file, with its place. */
export interface Found extends Findings {
  readonly path: string;
  /** The folder of the file; empty for the root. */
  readonly folder: string;
}
