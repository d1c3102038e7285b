/**
 * Joins globs to a list without quotes. Cursor reads the line as it stands, quotes included, while YAML takes a leading
 * `*` for an alias; a first glob that begins with a letter suits both and matches nothing new.
 */
export function bareList(globs: readonly string[]): string {
  if (globs.every((glob) => /^[a-z0-9]/i.test(glob))) return globs.join(',');
  const first = globs.find((glob) => glob.startsWith('**/')) ?? '**/*';
  return [`src/${first}`, ...globs].join(',');
}
