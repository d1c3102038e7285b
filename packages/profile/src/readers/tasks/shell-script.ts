import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

const mostLines = 80;

/** Reads a script of the shell that is run by its path: its lines, joined. A program in another language says nothing of itself. */
export function readShellScript({ path, text }: ReadableFile): Findings {
  const [first = '', ...rest] = linesOf(text.replace(/\\\r?\n\s*/g, ' '));
  const isShell = !first.startsWith('#!') || /\b(?:sh|bash|zsh)\b/.test(first);
  const lines = isShell
    ? [first, ...rest].map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
    : [];
  return { tasks: [{ runner: 'file', name: path, body: lines.slice(0, mostLines).join(' && ') }] };
}
