import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { linesOf } from '../../shape/lines-of.ts';

const mostLines = 80;

/** Reads a script of the shell that is run by its path: its lines, joined. A program in another language says nothing of itself. */
export function readShellScript({ path, text }: ReadableFile): Findings {
  const [first = '', ...rest] = linesOf(withoutTexts(text).replace(/\\\r?\n\s*/g, ' '));
  const isShell = !first.startsWith('#!') || /\b(?:sh|bash|zsh)\b/.test(first);
  const lines = isShell
    ? [first, ...rest].map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
    : [];
  return { tasks: [{ runner: 'file', name: path, body: lines.slice(0, mostLines).join(' && ') }] };
}

/** A text that the script hands to another program is none of its commands, and what the system keeps for a while is no data. */
function withoutTexts(text: string): string {
  const commands = withoutInner(linesOf(text)).join('\n');
  const kept = new Set(
    [...commands.matchAll(/^\s*(?:export |local )?(\w+)=["']?\$\(mktemp\b/gm)].map(([, name]) => name),
  );
  return commands.replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced?: string, plain?: string) =>
    kept.has(braced ?? plain) ? '/tmp' : whole,
  );
}

function withoutInner(lines: readonly string[]): string[] {
  const commands: string[] = [];
  let end: string | undefined;
  for (const line of lines) {
    if (end !== undefined) {
      if (line.trim() === end) end = undefined;
      continue;
    }
    const [opening = '', , name] = /<<-?\s*(["']?)(\w+)\1/.exec(line) ?? [];
    commands.push(line.replace(opening, ''));
    end = name;
  }
  return commands;
}
