import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the report of tools/test-report.mjs. Returns the number of passed tests and a few lines for each failure; a missing
 * report counts as no passed tests.
 */
export function readVitestReport(path) {
  const { passed = 0, failures = [] } = read(path) ?? {};
  return {
    passed,
    failures: failures.map(({ name, message, stack = '' }) => {
      const places = stack.split('\n').filter((line) => /^ +at /.test(line) && !line.includes('node_modules'));
      return [name, `    ${firstLine(message)}`, ...places.slice(0, 3)].join('\n');
    }),
  };
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
