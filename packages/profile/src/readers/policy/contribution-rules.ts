import type { Findings, ProjectPolicyKind } from '../../findings.ts';

const rules: readonly (readonly [ProjectPolicyKind, RegExp])[] = [
  ['commits', /conventional commits?\b|commitlint/i],
  [
    'sign-off',
    /signed-off-by|developer certificate of origin|\bDCO\b|\bsign(?:ed)?[- ]?off\b(?! on\b)|\bsign\w*\b[^\n]*git commit -s\b/i,
  ],
  ['changeset', /\bchangeset (?:add|file)|(?:pnpm|yarn|npx|npm run) changeset\b/i],
];
const generated = /\b(?:generated|assisted|written)\b/i;
const refused =
  /\b(?:AI|LLM|LLMs|ChatGPT|Copilot|AI-generated|machine-generated)\b[^\n]{0,120}\b(?:not (?:be )?accept|not allow|not permit|closed|reject|forbid|prohibit|ban|disclos|spam)|\b(?:disallow|forbid|prohibit|ban|(?:do|does) not (?:accept|allow))s?\b[^\n]{0,60}\b(?:AI|LLMs?|AI-generated)\b/i;
const heading =
  /^#{1,4}\s(?:AI|LLMs?)\s*$|^#{1,4}\s[^\n]*\b(?:(?:AI|LLMs?)\b[^\n]*\b(?:polic|usage|use\b|contribut|assist|generated|tools?\b|disclos)|(?:use|using|policy|disclos\w+)\b[^\n]*\b(?:AI|LLMs?)\b)/im;
/** The form is asked of the title, not of every commit. */
const title = /\b(?:pull[- ]requests?|PRs?|merge requests?)['’]?s?\b[^\n]{0,20}\b(?:titles?|naming|names?)\b/i;
const negation = /\b(?:not?|never)\b|n['’]t\b/i;
/** These demand what they seem to deny. */
const demands = /\b(?:do not|don['’]t|never) forget\b|\bnot (?:be )?(?:accept|merge)/gi;
const sentenceEnd = /(?<=[.!?])\s+|\n(?=\s*(?:[-*#>`]|\d+\.|\n))/;

/** Returns the rules for contributions that the text of a guide states; a sentence that denies one states none. */
export function contributionRules(text: string): Pick<Findings, 'policies'> {
  const sentences = text.split(sentenceEnd);
  const asked = sentences.filter((one) => !negation.test(one.replace(demands, '')));
  const isRefused = sentences.some((one) => generated.test(one) && refused.test(one));
  const policies = [
    ...rules.flatMap(([kind, pattern]) => {
      const [own] = asked.filter((one) => pattern.test(one));
      if (own === undefined) return [];
      return [kind === 'commits' && title.test(own) ? ('pr-title' as const) : kind];
    }),
    ...(isRefused || heading.test(text) ? ['generated-code' as const] : []),
  ];
  return policies.length === 0 ? {} : { policies };
}
