import { diffIndices } from 'node-diff3';

const shown = 3;

/** Writes what changes between two texts as a diff with three lines around each change. */
export function diffLines(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.replaceAll('\r\n', '\n').split('\n')) as [string[], string[]];
  return diffIndices(old, now).flatMap(({ buffer1: [at, length], buffer1Content, buffer2Content }) => [
    `@@ ${at + 1} @@`,
    ...old.slice(Math.max(0, at - shown), at).map((line) => `  ${line}`),
    ...buffer1Content.map((line) => `- ${line}`),
    ...buffer2Content.map((line) => `+ ${line}`),
    ...old.slice(at + length, at + length + shown).map((line) => `  ${line}`),
  ]);
}
