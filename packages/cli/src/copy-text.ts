import { spawn } from 'node:child_process';
import { findProgram } from '@regelwerk/folder/find-program';

/** The programs that put text on the clipboard, by system; the first one that is there is used. */
const programs: Readonly<Partial<Record<NodeJS.Platform, readonly (readonly [string, ...string[]])[]>>> = {
  darwin: [['pbcopy']],
  win32: [['clip']],
  linux: [['wl-copy'], ['xclip', '-selection', 'clipboard'], ['xsel', '--clipboard', '--input']],
};

/** Copies a text to the clipboard; false where this system has no program for it. */
export async function copyText(text: string): Promise<boolean> {
  for (const [name, ...words] of programs[process.platform] ?? []) {
    const program = findProgram(name);
    if (program !== undefined && (await feed(program, words, text))) return true;
  }
  return false;
}

function feed(program: string, words: readonly string[], text: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
  });
}
