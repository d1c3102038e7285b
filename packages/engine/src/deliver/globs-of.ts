/** Returns the globs for which the tools load a file, from the fields of its front matter; undefined if it has none. */
export function globsOf(fields: Readonly<Record<string, unknown>>): string[] | undefined {
  const given = fields.paths ?? fields.globs ?? fields.applyTo ?? fields.fileMatchPattern;
  if (typeof given === 'string') return given.split(',');
  return Array.isArray(given) ? given.map(String) : undefined;
}
