import { createInterface } from 'node:readline/promises';
import { text as wholeText } from 'node:stream/consumers';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { Failure } from './failure.ts';
import { inert } from './inert.ts';
import { inertJson } from './inert-json.ts';
import type { Say } from './text.ts';

/** How a command speaks with a person, or with a program that reads JSON. */
export interface Terminal {
  readonly language: ContentLanguage;
  readonly say: Say;
  readonly isJson: boolean;
  /** Whether a person can answer. */
  readonly isInteractive: boolean;
  /** Prints for people; with `--json` only the result is printed. */
  readonly print: (text: string) => void;
  /** Prints the result of the command as JSON, if that is wanted. */
  readonly result: (value: unknown) => void;
  /** Asks a person; fails where nobody can answer. */
  readonly ask: (question: string) => Promise<string>;
  readonly readInput: () => Promise<string>;
}

/** Opens the terminal of this process. */
export function openTerminal(language: ContentLanguage, say: Say, isJson: boolean): Terminal {
  const isInteractive = process.stdin.isTTY === true && !isJson;
  return {
    language,
    say,
    isJson,
    isInteractive,
    print: (text) => {
      if (!isJson) process.stdout.write(`${inert(text)}\n`);
    },
    result: (value) => {
      if (isJson) process.stdout.write(`${inertJson(value)}\n`);
    },
    ask: async (question) => {
      if (!isInteractive) throw new Failure('ask.nobody');
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return (await lines.question(`${question} `)).trim();
      } finally {
        lines.close();
      }
    },
    readInput: () => wholeText(process.stdin),
  };
}
