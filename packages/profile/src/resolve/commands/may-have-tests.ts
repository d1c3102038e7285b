/** What only describes or configures a project, and what lies in hidden folders. */
const noTest =
  /(?:^|\/)\.[^/]+\/|\.(?:json5?|ya?ml|toml|ini|cfg|lock|md|mdx|txt|xml|dist|properties)$|(?:^|\/)[\w.-]*config[\w.-]*\.[cm]?[jt]s$/;
const test =
  /(?:^|[/._-])(?:tests?|testing|testcases?|specs?|e2e|cypress|playwright|__tests__|t)(?:[/._-]|$)|(?:[Tt]ests?|[Ss]pecs?|IT)(?:\.|\/)|(?:^|\/)Test[A-Z]/;

/** Of fewer files the tests may not be among those that were read. */
const fewFiles = 20;

/** Says whether a folder may hold tests of Go, which all have one name. */
export function mayHaveGoTests(folder: string, paths: readonly string[]): boolean {
  const own = paths.filter((path) => path.endsWith('.go') && (folder === '' || path.startsWith(`${folder}/`)));
  return own.length < fewFiles || own.some((path) => path.endsWith('_test.go'));
}

/** Says whether a folder may hold tests, by any name that people give to them. */
export function mayHaveTests(folder: string, paths: readonly string[]): boolean {
  const files = testable(paths);
  const own = files.filter((path) => folder === '' || path.startsWith(`${folder}/`));
  return files.length < fewFiles || own.length === 0 || own.some((path) => test.test(path));
}

const known = new WeakMap<readonly string[], readonly string[]>();

/** Every command asks the same of the same paths. */
function testable(paths: readonly string[]): readonly string[] {
  const files = known.get(paths) ?? paths.filter((path) => !noTest.test(path));
  known.set(paths, files);
  return files;
}
