import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { FromWorker, ToWorker } from './project-messages.ts';
import type { ProjectSource } from './project-source.ts';

/** The profile of a project, and the number of files after which the walk stopped, if there are more. */
export interface Reading {
  readonly profile: ProjectProfile;
  readonly cutAt: number | undefined;
}

let spare: Worker | undefined;

/** Starts the worker, so that its code is there before files are, also if the connection is lost in between. */
export function prepareReading(): void {
  spare ??= startWorker();
}

/**
 * Reads a project in a worker: the page lists folders and opens files when asked, and stays free for everything else. Fails if
 * the root cannot be listed or the worker's code cannot be loaded, and with the signal's reason once it is aborted.
 */
export function readProject(
  source: ProjectSource,
  onSeen: (count: number, folder: string) => void,
  signal: AbortSignal,
): Promise<Reading> {
  const worker = spare ?? startWorker();
  spare = undefined;
  const answer = (message: ToWorker) => worker.postMessage(message);
  return new Promise<Reading>((resolve, reject) => {
    const serve = async ({ type, id, path }: Extract<FromWorker, { type: 'list' | 'open' }>) => {
      const value = await source[type](path).catch((error: unknown) => {
        if (path === '') reject(error);
      });
      answer({ type: 'answer', id, ...(value === undefined ? {} : { value }) });
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'list' || data.type === 'open') void serve(data);
      else if (data.type === 'seen') onSeen(data.count, data.folder);
      else if (data.type === 'read') resolve(data);
      else reject(new Error(data.text));
    };
    worker.onerror = () => reject(new TypeError('The worker could not be loaded.'));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer({ type: 'start' });
  }).finally(() => worker.terminate());
}

function startWorker(): Worker {
  return new Worker(new URL('./project-worker.ts', import.meta.url), { type: 'module' });
}
