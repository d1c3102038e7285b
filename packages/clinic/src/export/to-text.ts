import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Examination } from '../examine.ts';
import { familyNames, loadingNames, severityNames, words } from './words.ts';

/** Writes an examination as plain lines, in a language. */
export function toText({ findings, score, contexts }: Examination, language: ContentLanguage): string {
  const say = words[language];
  const found = findings.flatMap(({ file, line, family, code, severity, message }) => [
    `${file}:${line}  ${severityNames[language][severity]}, ${familyNames[language][family]} (${code})`,
    `    ${inert(message[language])}`,
  ]);
  const parts = score.parts.map(({ family, points, of }) => `${familyNames[language][family]} ${points}/${of}`);
  const loaded = contexts.flatMap(({ tool, layers }) => [
    `${tool}:`,
    ...layers.map(({ file, loading }, index) => `    ${index + 1}. ${file} (${loadingNames[language][loading]})`),
  ]);
  return [
    ...(found.length === 0 ? [say.nothing] : found),
    '',
    ...loaded,
    ...(loaded.length === 0 ? [] : ['']),
    `${say.title}: ${score.points}/100  (${parts.join(', ')})`,
    ...(score.best === undefined ? [] : [`${say.best}: ${score.best.code} (+${score.best.gain})`]),
    '',
  ].join('\n');
}

/** A message quotes the file: hidden characters and turned lines must not reach who reads it. */
function inert(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
