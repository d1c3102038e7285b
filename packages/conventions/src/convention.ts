import type { ConventionId, ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Import, SourceFacts } from './sources/source-facts.ts';

/** One kind of convention: how it is found, how it is said, and how much it is worth to know. */
export interface Entry {
  readonly id: ConventionId;
  /** From 0 (a model sees it at once) to 10 (it breaks silently). */
  readonly value: number;
  /** The values of which only these are known. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly sentence: Readonly<Record<ContentLanguage, (values: Readonly<Record<string, string>>) => string>>;
  readonly find: (project: ProjectSources) => readonly Omit<ProjectConvention, 'id'>[];
}

/** What the families look at. */
export interface ProjectSources {
  readonly files: readonly OwnSource[];
  /** All paths of the project, also of files that were not read. */
  readonly paths: readonly string[];
  /** The texts of the files that were read, by path. */
  readonly texts: ReadonlyMap<string, string>;
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
