/** Returns where in the built code an error was thrown, as `file:line:column`, for questions to the operator; else its name. */
export function faultPlace(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const [, file, place] = /([\w-]+)\.js:(\d+:\d+)/.exec(error.stack ?? '') ?? [];
  return file === undefined ? error.name : `${file}:${place}`;
}
