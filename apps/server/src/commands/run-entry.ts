import { endWithSentence } from './end-with-sentence.ts';

/** Runs a command for the operator that takes no arguments; one that is given ends it with the usage and exit code 2. */
export async function runEntry(name: string, work: () => Promise<void>): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined) {
    process.stderr.write(`Unknown argument ${argument}. Usage: npm run ${name}\n`);
    process.exitCode = 2;
    return;
  }
  await endWithSentence(work);
}
