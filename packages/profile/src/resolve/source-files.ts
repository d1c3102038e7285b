import { isTest, isTestCase } from '@regelwerk/contract/rules/is-test';

const source =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|py|rb|php|go|rs|java|kt|scala|cs|fs|vb|ex|exs|swift|dart|c|cc|cpp|h|hpp)$/;
const configuration =
  /(?:^|\/)(?:[\w.-]*\.?config(?:\.[\w-]+)*\.[cm]?[jt]s|[\w-]+\.d\.ts|\.\w+rc\.[cm]?js|noxfile\.py|setup\.py|conftest\.py|manage\.py|artisan|Rakefile|karma\.conf\.js|gulpfile\.[cm]?js|\.pnp\.c?js)$/;
/** The files of code among the paths of a project: tests apart from the rest, without configuration written as code. */
export function sourceFiles(paths: readonly string[]): {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
} {
  const code = paths.filter(
    (path) => source.test(path) && !configuration.test(path) && !path.split('/').some((part) => part.startsWith('.')),
  );
  return { sources: code.filter((path) => !isTest(path)), tests: code.filter(isTestCase) };
}
