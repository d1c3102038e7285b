import type { Findings, ProjectPolicyKind } from '../../findings.ts';

const rules: readonly (readonly [ProjectPolicyKind, RegExp])[] = [
  ['commits', /conventional commits?\b|commitlint/i],
  ['sign-off', /signed-off-by|developer certificate of origin|git commit (?:-s|--signoff)\b/i],
  ['changeset', /\bchangeset (?:add|file)|(?:pnpm|yarn|npx|npm run) changeset\b/i],
  [
    'generated-code',
    /\b(?:AI|LLM|LLMs|ChatGPT|Copilot|AI-generated|machine-generated)\b[^\n]{0,120}\b(?:not (?:be )?accept|not allow|not permit|closed|reject|forbid|prohibit|ban|disclos|spam)/i,
  ],
];

/** Returns the rules for contributions that the text of a guide states. */
export function contributionRules(text: string): Pick<Findings, 'policies'> {
  const policies = rules.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
  return policies.length === 0 ? {} : { policies };
}
