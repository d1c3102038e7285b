import type { Examination } from '../examine.ts';

/** Writes an examination as JSON: the score, the findings in both languages, and what each tool loads. */
export function toJson({ findings, score, contexts }: Examination): string {
  return `${JSON.stringify({ score, findings, contexts }, null, 2)}\n`;
}
