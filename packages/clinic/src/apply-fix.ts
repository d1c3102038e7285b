import type { Fix } from './finding.ts';

/** Returns a text with a fix; its line breaks stay what they are. */
export function applyFix(text: string, { from, to, lines }: Fix): string {
  const breaks = text.includes('\r\n') ? '\r\n' : '\n';
  const rows = text.split(/\r\n?|\n/);
  return [...rows.slice(0, from - 1), ...lines, ...rows.slice(to)].join(breaks);
}
