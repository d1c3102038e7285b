import type { RuleFile } from '@regelwerk/clinic/rule-file';
import type { Examined, FromWorker, ToWorker } from './project-messages.ts';
import { startWorker } from './start-worker.ts';

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, PromiseWithResolvers<Examined>>();

/** Starts the worker, so that rules can be examined without a connection afterwards. */
export function prepareExamining(): void {
  if (worker === undefined) void examineRules([]).catch(() => {});
}

/** Examines files of rules in a worker, without a project. */
export async function examineRules(files: readonly RuleFile[]): Promise<Examined> {
  worker ??= begin();
  const id = ++last;
  const answer = Promise.withResolvers<Examined>();
  waiting.set(id, answer);
  worker.postMessage({ type: 'examine', id, files } satisfies ToWorker);
  return await answer.promise;
}

function begin(): Worker {
  const started = startWorker();
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== 'examined') return;
    const answer = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.outcome === undefined) answer?.reject(new Error('The rules could not be examined.'));
    else answer?.resolve(data.outcome);
  };
  started.onerror = () => {
    for (const { reject } of waiting.values()) reject(new TypeError('The worker could not be loaded.'));
    waiting.clear();
    started.terminate();
    worker = undefined;
  };
  return started;
}
