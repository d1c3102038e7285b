import type { FromWorker, Reading, ReadingStep, ToWorker } from './project-messages.ts';
import type { ProjectSource } from './project-source.ts';

/** Longer than the worker counts; a worker that is silent by then hangs. */
const mostCountingMs = 30_000;

let spare: Worker | undefined;

/** Starts the worker, so that its code is there before files are, also if the connection is lost in between. */
export function prepareReading(): void {
  spare ??= startWorker();
}

/**
 * Reads a project in a worker: the page lists folders and opens files when asked, and stays free for everything else. Fails if
 * the root cannot be listed or the worker's code cannot be loaded, and with the signal's reason once it is aborted. What the files
 * state is kept also if their conventions cannot be counted.
 */
export function readProject(
  source: ProjectSource,
  onStep: (step: ReadingStep) => void,
  signal: AbortSignal,
): Promise<Reading> {
  const worker = spare ?? startWorker();
  spare = undefined;
  const answer = (message: ToWorker) => worker.postMessage(message);
  let patience: number | undefined;
  return new Promise<Reading>((resolve, reject) => {
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
      else {
        fail = () => resolve(data.reading);
        patience = window.setTimeout(fail, mostCountingMs);
      }
    };
    worker.onerror = () => fail(new TypeError('The worker could not be loaded.'));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer({ type: 'start' });
  }).finally(() => {
    worker.terminate();
    window.clearTimeout(patience);
  });
}

function startWorker(): Worker {
  return new Worker(new URL('./project-worker.ts', import.meta.url), { type: 'module' });
}
