/** Returns the `manage.py` that is run from the root; one inside a package of Python is called by a command of the project's own. */
export function djangoManage(paths: readonly string[]): string | undefined {
  return paths
    .filter((path) => /(?:^|\/)manage\.py$/.test(path) && !paths.includes(path.replace(/manage\.py$/, '__init__.py')))
    .sort((a, b) => a.length - b.length)[0];
}
