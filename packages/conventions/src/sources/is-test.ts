/** Says whether a path is that of a test, by the names that test runners look for. */
export function isTest(path: string): boolean {
  return (
    /(?:^|\/)(?:__tests__|tests?|spec|e2e|cypress)\//.test(path) ||
    /[._-](?:test|spec|cy|e2e)\.[a-z]+$|_test\.(?:go|py|rb)$|(?:^|\/)test_[^/]+\.py$|Tests?\.(?:php|java|cs)$/.test(
      path,
    )
  );
}
