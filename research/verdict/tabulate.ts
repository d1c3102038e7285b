import { z } from 'zod';

/** The kinds of files that are judged, in the order of the table. */
export const kinds = ['none', 'description', 'facts', 'conventions', 'interview'] as const;
export type Kind = (typeof kinds)[number];

const count = z.int().min(0);

/** Parses what judges wrote, with the key of each: for a repository the files by their letters, and the one to commit. */
export const verdictsSchema = z.array(
  z.strictObject({
    repository: z.string(),
    /** Which kind each letter is. */
    key: z.record(z.string(), z.enum(kinds)),
    files: z.record(z.string(), z.strictObject({ right: count, wrong: count, score: z.number().min(0).max(10) })),
    commit: z.string(),
  }),
);

/** Returns a table in Markdown: statements checked, the wrong ones, the mean score, and how often a file was chosen. */
export function tabulate(verdicts: z.output<typeof verdictsSchema>): string {
  const rows = kinds.map((kind) => {
    const judged = verdicts.flatMap(({ key, files }) =>
      Object.entries(files).flatMap(([letter, file]) => (key[letter] === kind ? [file] : [])),
    );
    const sum = (of: 'right' | 'wrong' | 'score') => judged.reduce((total, file) => total + file[of], 0);
    const checked = sum('right') + sum('wrong');
    const share = checked === 0 ? '–' : `${((100 * sum('wrong')) / checked).toFixed(1)} %`;
    const mean = judged.length === 0 ? '–' : (sum('score') / judged.length).toFixed(1);
    const chosen = verdicts.filter(({ key, commit }) => key[commit] === kind).length;
    return `| ${[kind, judged.length, checked, sum('wrong'), share, mean, chosen].join(' | ')} |`;
  });
  return [
    '| file | judged | statements checked | wrong | share | mean of 10 | to commit |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}
