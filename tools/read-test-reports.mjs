import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the JSON report of a test runner. Returns the number of passed tests and one line for each failed test or
 * file; a missing report counts as no passed tests.
 */
export function readVitestReport(path) {
  const report = read(path);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const lines = failed.map((test) => `${name} › ${test.fullName}\n    ${firstLine(test.failureMessages[0])}`);
    return failed.length === 0 && status === 'failed' ? [`${name}\n    ${firstLine(message)}`] : lines;
  });
  return { passed: report?.numPassedTests ?? 0, failures };
}

export function readBrowserReport(path) {
  const report = read(path);
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return `tests/e2e/${file}:${line} › ${title}\n    ${firstLine(errors[0]?.message)}`;
    });
  return { passed: report?.stats?.expected ?? 0, failures };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function firstLine(message = 'no message') {
  return message.split('\n')[0].slice(0, 300);
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
