/** Says whether a path is that of a test, or of what tests need, by the names that test runners look for. */
export function isTest(path: string): boolean {
  return (
    /(?:^|\/)(?:__tests__|(?:[^/]+[._-])?[Tt]ests?|(?:[\w.]+\.)?(?:Unit|Integration|Functional|E2E)Tests?|spec|e2e|cypress)\/|[._-](?:cy|e2e)\.[a-z]+$|(?:^|\/)conftest\.py$/.test(
      path,
    ) || isTestFile(path)
  );
}

/** Says whether a file holds the cases of unit tests. */
export function isTestFile(path: string): boolean {
  return /[._-](?:test|spec)\.[a-z]+$|(?:^|\/)(?:test_[^/]+|tests)\.py$|Tests?\.(?:php|java|cs)$/.test(path);
}
