/** What restricts a command to one package, target or group of tests, or to what changed. */
const restrictions: readonly RegExp[] = [
  /^(?:pnpm|turbo|lerna|npm|yarn)\b.*\s(?:--filter|-F|--scope|--workspace|-w)(?:[ =]|$)/,
  /^nx\b(?: affected\b|.*\s(?:--projects?|-p)[ =])/,
  /^cargo\b.*\s(?:-p|--package|--target|--bin|--example|--test|--bench)[ =](?!\*)/,
  /^(?:phpunit|pest|artisan test|paratest)\b.*\s(?:--testsuite|--group|--filter)[ =]/,
  /^(?:pytest|py\.test)\b.*\s(?:-m|-k)[ =]/,
  /^(?:rspec|rails test)\b.*\s(?:--tag|-t)[ =]/,
  /^(?:\.\/mvnw|mvn)\b.*\s(?:-pl|--projects)[ =]/,
  /^(?:\.\/)?gradlew?\b.*\s:?[\w-]+:[\w:-]+/,
  // an older toolchain, to see that it still works
  /^cargo \+\d/,
  // what only a release carries
  /\s--(?:packages|installer|dmg|msi|deb|rpm)(?:\s|$)/,
  /^dotnet (?:test|build)\b.*(?:\s--filter[ =]|\.csproj)/,
];

/** Says whether a word of a command names one system, so that others run something else. */
export function isForOneSystem(words: readonly string[]): boolean {
  return words
    .slice(1)
    .some((word) =>
      /^(?:[\w:-]+:)?(?:windows|win|win32|win-x64|mac|macos|osx|darwin|ios|ipa|deb|rpm|snap|appimage|dmg|msi|flatpak)$/i.test(
        word,
      ),
    );
}

/** Linters that take the files to look at. */
const linters =
  /^(?:eslint|oxlint|biome (?:check|lint)|stylelint|prettier|tsc|ruff (?:check|format)|flake8|pylint|mypy|pyright|black|isort|rubocop|standardrb|phpcs|php-cs-fixer|phpstan|ecs)\b/;

/** A file of code that no option asks for. */
function isOneFile(word: string, at: number, words: readonly string[]): boolean {
  return (
    /^[\w@./-]+\.(?:[cm]?[jt]sx?|vue|py|rb|php|s?css)$/.test(word) &&
    !/^-/.test(words[at - 1] ?? '') &&
    !/config/.test(word)
  );
}

/** Says whether a command runs for one part of the project only, by its words without wrappers. */
export function isNarrow(words: readonly string[]): boolean {
  const text = words.join(' ');
  return restrictions.some((one) => one.test(text)) || (linters.test(text) && words.some(isOneFile));
}
