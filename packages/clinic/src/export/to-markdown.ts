import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Examination } from '../examine.ts';
import { familyNames, severityNames, words } from './words.ts';

/** Writes an examination as a Markdown document in a language. */
export function toMarkdown({ findings, score }: Examination, language: ContentLanguage): string {
  const say = words[language];
  const parts = score.parts.map(({ family, points, of }) => `| ${familyNames[language][family]} | ${points} / ${of} |`);
  const sections = [...Map.groupBy(findings, ({ family }) => family)].flatMap(([family, some]) => [
    `## ${familyNames[language][family]}`,
    '',
    ...some.map(
      ({ file, line, severity, message, source }) =>
        `- **${severityNames[language][severity]}** ${code(`${file}:${line}`)}: ${plain(message[language])}${source === undefined ? '' : ` ([${say.source}](${source}))`}`,
    ),
    '',
  ]);
  return [
    `# ${say.title}: ${score.points} / 100`,
    '',
    `| ${say.part} | ${say.points} |`,
    '|---|---|',
    ...parts,
    '',
    ...(findings.length === 0 ? [say.nothing, ''] : sections),
  ].join('\n');
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

/** A message quotes what stands in the file: no tag, link or image of it comes alive. */
function plain(text: string): string {
  return text
    .replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'))
    .replace(/!?\[/g, '\\[')
    .replace(/\s+/g, ' ');
}
