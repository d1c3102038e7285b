import { explainFailure } from './explain-failure.ts';

/** Runs a command for the operator that takes no arguments; a failure ends it with a sentence and exit code 1. */
export async function runEntry(name: string, work: () => Promise<void>): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined) {
    process.stderr.write(`Unknown argument ${argument}. Usage: npm run ${name}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}
