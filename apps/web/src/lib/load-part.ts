/** Pauses before the further tries: a connection that comes and goes is back within seconds. */
const pausesMs = [400, 1_200];

/** The words of browsers for a file of code that cannot be fetched, and of vite for its style. */
const notFetched = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Code that could not be loaded. If the server answers all the same, only a reload of the page helps. */
export class PartFailure extends Error {
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
    this.name = 'PartFailure';
    this.needsReload = needsReload;
  }
}

/**
 * Loads a part of the app, and tries again after a pause unless the browser knows that it is offline. Fails with a
 * `PartFailure`; an error in the part itself is passed on.
 */
export async function loadPart<Part>(load: () => Promise<Part>, pauses: readonly number[] = pausesMs): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && notFetched.test(error.message))) throw error;
    if (!navigator.onLine) throw new PartFailure(false, error);
    const [pauseMs, ...later] = pauses;
    if (pauseMs === undefined) throw new PartFailure(await doesServerAnswer(), error);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return loadPart(load, later);
  }
}

/** If it does, a deployment has replaced the file, or the browser caches the failure until a reload, as Firefox does. */
async function doesServerAnswer(): Promise<boolean> {
  const answer = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}
