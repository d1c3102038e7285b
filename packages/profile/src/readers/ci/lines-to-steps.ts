import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { Step } from '../../findings.ts';
import { linesOf } from '../../shape/lines-of.ts';

const longest = 400;
const mostLines = 60;
/** What stands outside quotes: a comment speaks to people and is no part of a command. */
const comment = /("(?:\\.|[^"\\])*"|'[^']*'|\\.)|\s+#.*$/g;
const blanks = /("(?:\\.|[^"\\])*"|'[^']*')|\s+/g;

/** Returns the lines of a script as steps; `cd` changes the folder of the lines after it. */
export function linesToSteps(script: string, { folder, ...rest }: Omit<Step, 'text'>, isolatedLines = false): Step[] {
  let at = folder;
  const steps: Step[] = [];
  const lines = linesOf(script.replace(/\\\r?\n\s*/g, ' ')).slice(0, mostLines);
  for (const line of lines) {
    let text = line.trim();
    if (text === '' || text.startsWith('#') || text.length > longest) continue;
    text = text.replace(comment, '$1').replace(blanks, (_, quoted?: string) => quoted ?? ' ');
    let own = at;
    for (let moved = moves.exec(text); moved !== null; moved = moves.exec(text)) {
      own = placeFrom(own, moved[1] ?? moved[2] ?? '');
      text = text.slice(moved[0].length).trim();
    }
    // nobody knows where the rest runs
    if (/^(?:cd|pushd)\b/.test(text)) break;
    if (!isolatedLines || text === '') at = own;
    if (text !== '') steps.push({ ...rest, text, folder: own });
  }
  return steps;
}

const moves = /^(?:cd|pushd)\s+(?:["']([\w@./-]+)["']|([\w@./-]+))\s*(?:&&|;|$)\s*/;
