const testFolder =
  /(?:^|\/)(?:__tests__|(?:[^/]+[._-])?[Tt]ests?|(?:[\w.]+\.)?(?:Unit|Integration|Functional|E2E)Tests?|specs?|e2e|cypress)\//;
const testFile =
  /[._-](?:test|spec|e2e-spec)\.[a-z]+$|(?:^|\/)(?:test_[^/]+|(?<!settings\/)tests?|(?<=(?:^|\/)tests\/(?:.*\/)?)tests_[^/]+)\.py$|(?:^|\/)tests?\.[cm]?[jt]sx?$|(?:Tests?|IT|Spec)\.(?:php|java|kt|cs|scala|swift)$/;
const browserTest = /[._-](?:cy|e2e)\.[a-z]+$|(?:^|\/)conftest\.py$/;

/** Says whether a path is that of a test, or of what tests need, by the names that test runners look for. */
export function isTest(path: string): boolean {
  return testFolder.test(path) || browserTest.test(path) || isTestFile(path);
}

/** Says whether a file holds cases of tests of any kind. */
export function isTestCase(path: string): boolean {
  return /[._-](?:cy|e2e)\.[a-z]+$/.test(path) || isTestFile(path);
}

/** Says whether a file holds the cases of unit tests. */
export function isTestFile(path: string): boolean {
  return testFile.test(path);
}
