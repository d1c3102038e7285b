import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { FromWorker, Reading, ReadingStep, ToCheck, ToWorker } from './project-messages.ts';
import type { ProjectSource } from './project-source.ts';

/** Longer than the worker counts; a worker that is silent by then hangs. */
const mostCountingMs = 30_000;

/** Longer than any check takes; a worker that is silent by then hangs. */
const mostCheckingMs = 30_000;

let spare: Worker | undefined;
let lastCheck = 0;

/** Starts the worker, so that its code is there before files are, also if the connection is lost in between. */
export function prepareReading(): void {
  spare ??= startWorker();
}

/** A project that was read, whose worker has its files at hand until `end`. */
export interface OpenProject {
  readonly reading: Reading;
  /** Checks lines against its files. Fails at once when it is no longer open. */
  readonly check: (wanted: ToCheck) => Promise<readonly ProvenClaim[]>;
  /** Opens one of its files. */
  readonly open: (path: string) => Promise<Blob>;
  readonly end: () => void;
}

/**
 * Reads a project in a worker: the page lists folders and opens files when asked, and stays free for everything else. Fails if
 * the root cannot be listed or the worker's code cannot be loaded, and with the signal's reason once it is aborted. What the files
 * state is kept also if their conventions cannot be counted.
 */
export async function readProject(
  source: ProjectSource,
  onStep: (step: ReadingStep) => void,
  signal: AbortSignal,
): Promise<OpenProject> {
  const worker = spare ?? startWorker();
  spare = undefined;
  const answer = (message: ToWorker) => worker.postMessage(message);
  const checks = new Map<number, PromiseWithResolvers<readonly ProvenClaim[]>>();
  let isOpen = true;
  const end = () => {
    isOpen = false;
    worker.terminate();
    for (const { reject } of checks.values()) reject(closed());
    checks.clear();
  };
  let patience: number | undefined;
  const read = new Promise<Reading>((resolve, reject) => {
    const serve = async ({ type, id, path }: Extract<FromWorker, { type: 'list' | 'open' }>) => {
      const value = await source[type](path).catch((error: unknown) => {
        if (path === '') reject(error);
      });
      answer({ type: 'answer', id, ...(value === undefined ? {} : { value }) });
    };
    let fail = reject;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'list' || data.type === 'open') void serve(data);
      else if (data.type === 'step') onStep(data.step);
      else if (data.type === 'read') resolve(data.reading);
      else if (data.type === 'failed') fail(new Error(data.text));
      else if (data.type === 'checked') {
        const waiting = checks.get(data.id);
        checks.delete(data.id);
        if (data.lines === undefined) waiting?.reject(new Error('The sources of the project could not be read.'));
        else waiting?.resolve(data.lines);
      } else {
        fail = () => resolve(data.reading);
        patience = window.setTimeout(fail, mostCountingMs);
      }
    };
    worker.onerror = () => fail(new TypeError('The worker could not be loaded.'));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer({ type: 'start' });
  }).finally(() => window.clearTimeout(patience));
  try {
    const reading = await read;
    worker.onerror = end;
    const check = async (wanted: ToCheck) => {
      if (!isOpen) throw closed();
      const id = ++lastCheck;
      const waiting = Promise.withResolvers<readonly ProvenClaim[]>();
      checks.set(id, waiting);
      const late = window.setTimeout(end, mostCheckingMs);
      answer({ type: 'check', id, wanted });
      return await waiting.promise.finally(() => window.clearTimeout(late));
    };
    return { reading, check, open: source.open, end };
  } catch (error) {
    end();
    throw error;
  }
}

function closed(): Error {
  return new Error('The project is no longer open.');
}

function startWorker(): Worker {
  return new Worker(new URL('./project-worker.ts', import.meta.url), { type: 'module' });
}
