import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One instruction of a Containerfile, with continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
  /** All after the name. */
  readonly text: string;
}

/** A stage with its instructions after `FROM`; the last one has no name. */
export interface Stage {
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** Reads `deploy/Containerfile`. */
export function readContainerfile(): Stage[] {
  const lines = readFileSync(join(import.meta.dirname, '../../deploy/Containerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [name = '', ...words] = line.split(/\s+/);
    if (name === 'FROM') stages.push({ name: words[1] === 'AS' ? words[2] : undefined, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words, text: words.join(' ') });
  }
  return stages;
}
