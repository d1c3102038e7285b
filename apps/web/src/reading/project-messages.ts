import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { WrittenClaim } from '@regelwerk/claims/written-claim';
import type { Examination } from '@regelwerk/clinic/examine';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { SourceEntry } from './project-source.ts';

/** How many sources were read to count conventions, of how many. */
export interface CountedSources {
  readonly read: number;
  readonly of: number;
  /** True where the time ran out, so that the next reading may read others; else what is not read is left out of a sample. */
  readonly isCut?: boolean | undefined;
}

/** How far a project was looked at. It stays on the device. */
export interface Extent {
  /** The number of files and folders after which the walk stopped; absent if it saw all. */
  readonly cutAt?: number | undefined;
  /** The names of folders that tools fill, which were not entered. */
  readonly foreign: readonly string[];
  /** Absent where conventions could not be counted. */
  readonly sources?: CountedSources | undefined;
}

/** What the files of a project state and its sources show, and how far they were looked at. */
export interface Reading {
  readonly profile: ProjectProfile;
  readonly extent: Extent;
  /** What to ask an assistant about it; absent where its code could not be read. */
  readonly questions?: Readonly<Record<ContentLanguage, string>> | undefined;
}

/** Where the reading is: the folder and the number of files and folders seen, sources read, or sources counted. */
export type ReadingStep =
  | { readonly step: 'seen'; readonly count: number; readonly folder: string }
  | { readonly step: 'sources'; readonly count: number }
  | { readonly step: 'counted'; readonly count: number; readonly of: number };

/** The worker's questions to the page, and its reports: what the files state comes first, in case that counting fails. */
export type FromWorker =
  | { readonly type: 'list'; readonly id: number; readonly path: string }
  | { readonly type: 'open'; readonly id: number; readonly path: string }
  | { readonly type: 'step'; readonly step: ReadingStep }
  | { readonly type: 'facts' | 'read'; readonly reading: Reading }
  | { readonly type: 'checked'; readonly id: number; readonly lines: readonly ProvenClaim[] | undefined }
  | { readonly type: 'examined'; readonly id: number; readonly outcome: Examined | undefined }
  | { readonly type: 'failed'; readonly text: string };

/** Files of rules, and what was found in them. */
export interface Examined {
  readonly files: readonly RuleFile[];
  readonly examination: Examination;
}

/** What is to be checked: lines, or a text in which lines stand; a rules file of the project has a path. */
export type ToCheck =
  | { readonly lines: readonly WrittenClaim[] }
  | { readonly text: string; readonly file?: string | undefined };

/** The page's start signal, what it wants checked or examined (without files, those of the project), and its answers; without a value, the folder or file cannot be opened. */
export type ToWorker =
  | { readonly type: 'start' }
  | { readonly type: 'check'; readonly id: number; readonly wanted: ToCheck }
  | { readonly type: 'examine'; readonly id: number; readonly files?: readonly RuleFile[] | undefined }
  | { readonly type: 'answer'; readonly id: number; readonly value?: readonly SourceEntry[] | Blob };
