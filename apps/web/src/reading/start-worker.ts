/** Starts the worker that reads projects and examines rules. */
export function startWorker(): Worker {
  return new Worker(new URL('./project-worker.ts', import.meta.url), { type: 'module' });
}
