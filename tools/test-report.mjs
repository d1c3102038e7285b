import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes to the file VITEST_REPORT how many tests passed, and one entry for each failure: of a test, of a file that cannot
 * be loaded, and of anything that failed outside of both.
 */
export default class RunReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failures = [
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => failure(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors[0])),
      ...modules.flatMap((module) => module.errors().map((error) => failure(module.relativeModuleId, error))),
      ...unhandledErrors.map((error) => failure(error.VITEST_TEST_PATH ?? 'outside the tests', error)),
    ];
    mkdirSync(dirname(process.env.VITEST_REPORT), { recursive: true });
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify({ passed, failures }));
  }
}

function failure(name, error) {
  return { name, message: error?.message, stack: error?.stack };
}
