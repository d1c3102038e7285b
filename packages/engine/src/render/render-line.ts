import type { RuleLine } from '@regelwerk/contract/rules/rule';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { modalityLabels, phrases } from '../knowledge/phrases.ts';

/** Renders one line as a Markdown list item; advice has no label. Reasons appear only in a rule of full size. */
export function renderLine(line: RuleLine, bullet: string, language: ContentLanguage, size: RuleSize): string {
  const label = bullet === '-' && line.modality !== 'should' ? `**${modalityLabels[line.modality][language]}:** ` : '';
  const versions = [
    ...(line.since === undefined ? [] : [`${phrases.since[language]} ${line.since}`]),
    ...(line.until === undefined ? [] : [`${phrases.until[language]} ${line.until}`]),
  ];
  const range = versions.length === 0 ? '' : ` (${versions.join(', ')})`;
  const indent = ' '.repeat(bullet.length + 1);
  const rest = [
    ...(line.instead === undefined ? [] : [`${phrases.instead[language]} ${line.instead}`]),
    ...(line.why === undefined || size !== 'full' ? [] : [`${phrases.why[language]} ${line.why}`]),
  ].map((text) => `${indent}- ${text}`);
  return [`${bullet} ${label}${line.text}${range}`, ...rest, ...exampleLines(line, indent, language)].join('\n');
}

function exampleLines({ example }: RuleLine, indent: string, language: ContentLanguage): string[] {
  if (example === undefined) return [];
  const block = (label: string, code: string) => [
    '',
    `${indent}${label}`,
    '',
    ...['```'.concat(example.language), ...code.split('\n'), '```'].map((codeLine) =>
      codeLine === '' ? '' : `${indent}${codeLine}`,
    ),
  ];
  return [...block(phrases.avoid[language], example.bad), ...block(phrases.prefer[language], example.good)];
}
