import { endWithSentence } from './end-with-sentence.ts';

/** Runs an operator's command that takes no arguments; an argument prints the usage and ends it with exit code 2. */
export async function runEntry(name: string, work: () => Promise<void>): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined) {
    process.stderr.write(`Unknown argument ${argument}. Usage: npm run ${name}\n`);
    process.exitCode = 2;
    return;
  }
  await endWithSentence(work);
}
