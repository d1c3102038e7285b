import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Import, SourceFacts } from './sources/source-facts.ts';

/** Something that the code of a project does nearly everywhere, counted. Its sentence is made from the values. */
export interface Convention {
  /** The name of its entry, for example `door`. */
  readonly id: string;
  /** What the sentence names: paths, packages and symbols of the project. */
  readonly values: Readonly<Record<string, string>>;
  /** How many places follow it. */
  readonly holds: number;
  /** How many places could. */
  readonly of: number;
  /** Up to three places that follow it, as paths from the root. */
  readonly examples: readonly string[];
  /** Up to three places that do not. */
  readonly exceptions: readonly string[];
}

/** One kind of convention: how it is found, how it is said, and how much it is worth to know. */
export interface Entry {
  readonly id: string;
  /** From 0 (a model sees it at once) to 10 (it breaks silently). */
  readonly value: number;
  readonly sentence: Readonly<Record<ContentLanguage, (values: Readonly<Record<string, string>>) => string>>;
  readonly find: (project: ProjectSources) => readonly Omit<Convention, 'id'>[];
}

/** What the families look at. */
export interface ProjectSources {
  readonly files: readonly OwnSource[];
  /** All paths of the project, also of files that were not read. */
  readonly paths: readonly string[];
  /** The paths that each of the newest commits changed; empty without a history. */
  readonly history: readonly (readonly string[])[];
}

/** A source file whose imports are resolved. */
export interface OwnSource extends SourceFacts {
  readonly isTest: boolean;
  /** Imports of the project's own modules: the path of the module, or of its folder in Go. */
  readonly own: readonly (Import & { readonly module: string })[];
  /** Imports of everything else. */
  readonly outside: readonly Import[];
}
