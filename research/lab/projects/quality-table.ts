import { join } from 'node:path';
import type { ProjectRecord } from './record.ts';

/** The page that shows the record. */
export const qualityPage = join(import.meta.dirname, '../../quality.md');

const start = '<!-- written by npm run knowledge:projects -- --write -->';
const end = '<!-- end of what it wrote -->';

/** Returns the page with the table of a record in its place. */
export function withTable(page: string, record: ProjectRecord): string {
  const [before, rest = ''] = page.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error('The page of quality has no place for the table');
  return `${before}${start}\n\n${recordTable(record)}\n\n${end}${after}`;
}

/** Writes a record as Markdown: when and with what it ran, and one row for each command. */
export function recordTable({ on, with: ranWith, projects }: ProjectRecord): string {
  const rows = projects.flatMap(({ fixture, commands }) =>
    commands.map(({ folder, command, exit, planted }) => {
      const place = folder === '' ? fixture : `${fixture}, ${folder}`;
      return `| ${place} | \`${command}\` | ${exit} | ${planted === undefined ? '' : `${planted.fault}: ${planted.exit}`} |`;
    }),
  );
  return [
    `Run on ${on} with ${ranWith}.`,
    projects.map(({ fixture, versions }) => `- ${fixture}: ${versions}`).join('\n'),
    ['| project | command | exit status | with a planted fault |', '|---|---|---:|---|', ...rows].join('\n'),
  ].join('\n\n');
}
