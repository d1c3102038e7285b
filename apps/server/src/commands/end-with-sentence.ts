import { explainFailure } from './explain-failure.ts';

/** Runs the work of a command for the operator; a failure ends it with a sentence and exit code 1. */
export async function endWithSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}
