import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { SourceEntry } from './project-source.ts';

/** The worker's questions to the page, and its reports. */
export type FromWorker =
  | { readonly type: 'list'; readonly id: number; readonly path: string }
  | { readonly type: 'open'; readonly id: number; readonly path: string }
  | { readonly type: 'seen'; readonly count: number; readonly folder: string }
  | { readonly type: 'read'; readonly profile: ProjectProfile; readonly cutAt: number | undefined }
  | { readonly type: 'failed'; readonly text: string };

/** The page's start signal and its answers; without a value, the folder or file cannot be opened. */
export type ToWorker =
  | { readonly type: 'start' }
  | { readonly type: 'answer'; readonly id: number; readonly value?: readonly SourceEntry[] | Blob };
