/**
 * Joins globs to a list without quotes. Cursor reads the line as it stands, quotes included, while YAML takes a leading
 * `*` for an alias; a first glob that begins with a letter suits both and matches nothing new.
 */
export function bareList(globs: readonly string[]): string {
  if (globs.every((glob) => /^[a-z0-9]/i.test(glob))) return globs.join(',');
  const inRoot = globs.find((glob) => /^\*\*\/[a-z0-9]/i.test(glob))?.slice('**/'.length);
  const first = inRoot ?? `src/${globs.find((glob) => glob.startsWith('**/')) ?? '**/*'}`;
  return [first, ...globs].join(',');
}
