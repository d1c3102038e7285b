import type { Problem } from '@regelwerk/clinic/export/problem';
import { toSarif } from '@regelwerk/clinic/export/to-sarif';
import { severityNames } from '@regelwerk/clinic/export/words';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { inert } from '../inert.ts';
import { inertJson } from '../inert-json.ts';
import { version } from '../version.ts';

/** How `check` may write what it found. */
export const formats = ['text', 'json', 'sarif', 'github'] as const;
/** One of `formats`. */
export type Format = (typeof formats)[number];

/** What was found, and how good the rules files are, out of 100. */
interface Report {
  readonly problems: readonly Problem[];
  readonly score: number;
}

/** Writes problems in a format that the caller reads. */
export const writers: Readonly<Record<Exclude<Format, 'text'>, (report: Report, language: ContentLanguage) => string>> =
  {
    json: (report) => `${inertJson(report)}\n`,
    sarif: ({ problems }, language) => `${inertJson(JSON.parse(toSarif(problems, language, version)))}\n`,
    github: ({ problems }) => problems.map((one) => `${inert(annotation(one))}\n`).join(''),
  };

/** Writes problems for people, file by file. */
export function problemLines(problems: readonly Problem[], language: ContentLanguage): string[] {
  return problems.map(
    ({ file, line, severity, code, message }) =>
      `${file}:${line}  ${severityNames[language][severity]}  ${message}  [${code}]`,
  );
}

const levels = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** A workflow command of GitHub, which shows the problem at its line. */
function annotation({ file, line, severity, code, message }: Problem): string {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${levels[severity]} file=${property(file)},line=${line},title=${property(code)}::${escaped(message)}`;
}
