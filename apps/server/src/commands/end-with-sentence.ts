import { explainFailure } from './explain-failure.ts';

/** Runs an operator's command; if it fails, prints one sentence and ends with exit code 1. */
export async function endWithSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}
