import { stringify } from 'yaml';
import { allDirectives } from '../../knowledge/all-directives.ts';
import type { AstGrepLanguage, AstGrepRule } from './ast-grep-rule.ts';

/** Returns the documents of a rule file of ast-grep: one for each rule and language. */
export function ruleText(rules: readonly AstGrepRule[]): string {
  return rules.flatMap((rule) => rule.languages.map((language) => documentOf(rule, language))).join('---\n');
}

function documentOf({ directive, part, files, ignores, rule }: AstGrepRule, language: AstGrepLanguage): string {
  const id = [directive, part, language].filter((word) => word !== undefined).join('--');
  return stringify(
    {
      id,
      language,
      severity: 'error',
      message: messages.get(directive),
      ...(files && { files }),
      ...(ignores && { ignores }),
      rule,
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}

const messages = new Map(
  allDirectives.map(({ id, modality, text, instead }) => [
    id,
    modality === 'never' ? `Never ${text.en} Instead: ${instead?.en}` : text.en,
  ]),
);
