import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import type { Examined, FromWorker, Reading, ReadingStep, ToCheck, ToWorker } from './project-messages.ts';
import type { ProjectSource } from './project-source.ts';
import { startWorker } from './start-worker.ts';

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
  /** Examines files of rules against it, without any those that it has. Fails at once when it is no longer open. */
  readonly examine: (files?: readonly RuleFile[]) => Promise<Examined>;
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
  const examinations = new Map<number, PromiseWithResolvers<Examined>>();
  let isOpen = true;
  const end = () => {
    isOpen = false;
    worker.terminate();
    for (const { reject } of [...checks.values(), ...examinations.values()]) reject(closed());
    checks.clear();
    examinations.clear();
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
      } else if (data.type === 'examined') {
        const waiting = examinations.get(data.id);
        examinations.delete(data.id);
        if (data.outcome === undefined) waiting?.reject(new Error('The rules could not be examined.'));
        else waiting?.resolve(data.outcome);
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
    const ask = async <Answer>(
      waiting: Map<number, PromiseWithResolvers<Answer>>,
      messageOf: (id: number) => ToWorker,
    ): Promise<Answer> => {
      if (!isOpen) throw closed();
      const id = ++lastCheck;
      const asked = Promise.withResolvers<Answer>();
      waiting.set(id, asked);
      const late = window.setTimeout(end, mostCheckingMs);
      answer(messageOf(id));
      return await asked.promise.finally(() => window.clearTimeout(late));
    };
    const check = (wanted: ToCheck) => ask(checks, (id) => ({ type: 'check', id, wanted }));
    const examine = (files?: readonly RuleFile[]) => ask(examinations, (id) => ({ type: 'examine', id, files }));
    return { reading, check, examine, open: source.open, end };
  } catch (error) {
    end();
    throw error;
  }
}

function closed(): Error {
  return new Error('The project is no longer open.');
}
