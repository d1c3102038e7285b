import type { RuleLine } from '@regelwerk/contract/rules/rule';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { renderLine } from './render-line.ts';

/** Returns the characters that a line takes in the document, including its line break and the widest number. */
export function lineLength(line: RuleLine, isOrdered: boolean, language: ContentLanguage, size: RuleSize): number {
  return renderLine(line, isOrdered ? '10.' : '-', language, size).length + 1;
}
