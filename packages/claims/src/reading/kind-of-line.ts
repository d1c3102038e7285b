import type { ClaimKind } from '@regelwerk/contract/rules/project-claim';

const runner =
  /`(?:\$ )?(?:[A-Z_]+=\S+ )*(?:npm|npx|pnpm|yarn|bunx?|deno|make|just|task|cargo|go (?:test|run|build|vet|generate)|python3? |pip |uv |poetry|pytest|ruff|mypy|tox|nox|composer|php |bin\/|\.\/(?:bin|gradlew|mvnw|vendor)|bundle|rails |rake |rspec|rubocop|mix |dotnet|gradle|mvn|docker|cd [\w./-]+ &&|swift |flutter|dart |phpunit|phpstan|eslint|vitest|jest|tsc)\b/;
const words: readonly (readonly [ClaimKind, RegExp])[] = [
  [
    'generated',
    /\b(?:auto-?generated|generated (?:by|from|file|code)|do not edit|don't edit|never edit|hand-?edit\w*|build output|wird generiert|generierte?n?|erzeugte?n? dateien?|nicht von hand|nie(?:mals)? (?:von hand )?(?:bearbeiten|ändern))\b/i,
  ],
  [
    'invariant',
    /^(?:if|when(?:ever)?|after|before|adding|changing|wenn|sobald|falls|nach(?:dem)?|wer)\b|\b(?:also (?:update|change|add)|must (?:match|be kept)|in (?:sync|step)|keep .{1,80} in sync|otherwise|auch (?:in|an)|ebenfalls|sonst|synchron)\b/i,
  ],
  ['test', /\b(?:tests?|specs?|fixtures?|factor(?:y|ies)|mocks?|testfälle|testdaten|testklassen?)\b/i],
  [
    'oddity',
    /\b(?:legacy|deprecated|known (?:bug|fault|issue)s?|looks? (?:wrong|odd)|do(?:n't| not) (?:copy|"?fix"?)|altlast\w*|veraltet|bekannte[rn]? fehler|sieht falsch aus)\b/i,
  ],
  [
    'policy',
    /\b(?:commits?|pull requests?|PRs?|changelog|contribut\w+|licen[cs]e|conventional commits|branch(?:es)?|beiträge?|lizenz)\b/i,
  ],
];
const headings: readonly (readonly [ClaimKind, RegExp])[] = [
  ['command', /command|build|run(?:ning)?\b|scripts?|development|setup|befehl|entwicklung/i],
  ['generated', /generated|protected|generiert|erzeugt/i],
  ['test', /test/i],
  [
    'place',
    /layout|structure|architecture|where (?:things|what|code)|domain|aufbau|struktur|architektur|wo liegt|was wo/i,
  ],
  ['invariant', /invariant|in (?:sync|step)|if you change|wenn du|zusammen/i],
  ['oddity', /pitfall|gotcha|known|do not|odd\b|fallstrick|bekannt|quirk|seltsam/i],
  ['form', /house|forms?\b|conventions?|hausform|konvention/i],
  ['policy', /polic|richtlinie|contribut|commit|pull request|git\b|beitr/i],
];

/** Decides what a line without a tag is about: in an answer by the heading above it, else by its own words. */
export function kindOfLine(text: string, context: readonly string[], isAnswer: boolean): ClaimKind {
  const above = headings.find(([, word]) => context.some((one) => word.test(one)))?.[0];
  if (isAnswer && above !== undefined) return above;
  const own = words.find(([, word]) => word.test(text))?.[0];
  if (own === 'generated' || (own === 'invariant' && !text.startsWith('`'))) return own;
  if (runner.test(text)) return 'command';
  return own ?? above ?? 'form';
}
