import { opposedLines } from '@regelwerk/claims/opposed-lines';
import { type Entry, entry, type Found } from '../entry.ts';
import { isRefused } from '../reading/is-refused.ts';
import type { RuleSet } from '../reading/rule-set.ts';
import { refuted } from './dead.ts';

/** Lines that cannot both be followed, and lines against what the project does. */
export const conflictEntries: readonly Entry[] = [
  entry(
    'conflict.lines',
    'warning',
    ['Another line says the opposite: “{what}”', 'Eine andere Zeile sagt das Gegenteil: „{what}“'],
    ({ claims }) =>
      opposedLines(claims.filter(({ context }) => !context.some((one) => lessons.test(one)))).map(([one, other]) => ({
        file: one.file ?? '',
        line: one.line ?? 1,
        what: shortened(other.text),
      })),
  ),
  entry(
    'conflict.choice',
    'warning',
    [
      'The files ask for both {what}; the other line: “{other}”',
      'Die Dateien verlangen beides, {what}; die andere Zeile: „{other}“',
    ],
    (set) => choices.flatMap((choice) => bothSides(choice, set)),
  ),
  entry(
    'conflict.manager',
    'error',
    [
      'The project installs its packages with {other}; `{what}` writes a second lockfile.',
      'Das Projekt installiert seine Pakete mit {other}; `{what}` schreibt eine zweite Lockdatei.',
    ],
    otherManagers,
  ),
  entry(
    'conflict.code',
    'warning',
    ['The code does otherwise, in {other} places: {what}.', 'Der Code macht es anders, an {other} Stellen: {what}.'],
    (set) => [
      ...refuted('against-convention', counted)(set),
      ...refuted('counted-otherwise', counted)(set),
      ...refuted('counterexamples', counted)(set),
    ],
  ),
];

/** Headings over what is wrong. */
const lessons = /pitfall|mistake|anti-?pattern|avoid|don['’]t|do not|never|bad\b|wrong|vermeide|fehler/i;

function counted(verdict: object): Found['other'] {
  const { holds, of } = verdict as { readonly holds?: number; readonly of?: number };
  return { en: `${holds} of ${of}`, de: `${holds} von ${of}` };
}

interface Choice {
  readonly subject: { readonly en: string; readonly de: string };
  readonly one: RegExp;
  readonly other: RegExp;
}

/** Decisions that a project makes once. */
const choices: readonly Choice[] = [
  {
    subject: { en: 'tabs and spaces', de: 'Tabs und Leerzeichen' },
    one: /\b(?:use|indent with|indentation:?) tabs\b|\btabs (?:for indentation|not spaces|instead of spaces)\b/i,
    other: /\b(?:use|indent with|indentation:?) (?:\w+[- ])?spaces\b|\b\d[- ]spaces? (?:for )?indent/i,
  },
  {
    subject: { en: 'single and double quotes', de: 'einfache und doppelte Anführungszeichen' },
    one: /\b(?:use|prefer) single[- ]quotes\b(?! in jsx)|^single quotes\b(?! (?:for|in))/i,
    other:
      /\b(?:use|prefer) double[- ]quotes\b(?!.*\b(?:jsx|json|html|attributes?)\b)|^double quotes\b(?! (?:for|in))/i,
  },
  {
    subject: { en: 'semicolons and no semicolons', de: 'Semikolons und keine Semikolons' },
    one: /\b(?:use|always add|end (?:lines|statements) with) semicolons\b/i,
    other: /\b(?:no|omit|without|skip) semicolons\b/i,
  },
  {
    subject: { en: 'default and named exports', de: 'Default-Exporte und benannte Exporte' },
    one: /\b(?:use|prefer|always use) default exports\b(?! for (?:pages|routes|lazy))/i,
    other: /\b(?:use|prefer|always use|only) named exports\b(?! for)/i,
  },
  {
    subject: { en: '`interface` and `type`', de: '`interface` und `type`' },
    one: /\b(?:prefer|always use|use) (?:`?interfaces?`?) (?:over|instead of|rather than) `?types?`?/i,
    other: /\b(?:prefer|always use|use) (?:`?types?`?(?: aliases)?) (?:over|instead of|rather than) `?interfaces?`?/i,
  },
  {
    subject: { en: 'committing by itself and never committing', de: 'von selbst committen und nie committen' },
    one: /\b(?:commit (?:your )?(?:changes )?(?:automatically|after (?:each|every)))\b/i,
    other: /\b(?:never|do not|don't) (?:commit|create commits)(?: changes)?(?: unless| without| yourself|\.|$)/i,
  },
];

function bothSides({ subject, one, other }: Choice, { rules }: RuleSet): Found[] {
  const lines = rules.flatMap(({ path, lines: all }) =>
    all.flatMap((line) =>
      line.part === 'statement' && line.text.length < 90 && !line.text.includes('`') ? [{ ...line, path }] : [],
    ),
  );
  // a file that loads with its own paths may decide otherwise for them
  const first = lines.find(({ text }) => asksFor(one, text) && !other.test(text));
  const second = lines.find(({ text }) => asksFor(other, text) && !one.test(text));
  if (first === undefined || second === undefined || first.path !== second.path) return [];
  const [upper, lower] = first.line <= second.line ? [first, second] : [second, first];
  return [{ file: lower.path, line: lower.line, what: subject, other: shortened(upper.text) }];
}

function asksFor(side: RegExp, text: string): boolean {
  const found = side.exec(text);
  return found !== null && !/\b(?:never|not|don['’]t|avoid|no)\W*$/i.test(text.slice(0, found.index));
}

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Commands of a package manager that the project does not use. */
function otherManagers({ rules, project }: RuleSet): Found[] {
  const known = project?.ground.profile.packageManagers.map(({ name }) => name) ?? [];
  const own = managers.filter((name) => known.includes(name));
  const [only] = own;
  if (own.length !== 1 || only === undefined) return [];
  const others = managers.filter((name) => name !== only);
  const command = new RegExp(`\`((?:${others.join('|')}) (?:install|i|add|ci|remove)(?: [^\`]{1,80})?)\``);
  return rules.flatMap(({ path, lines }) =>
    lines.flatMap(({ text, part, context, line }) => {
      const [, found] = part === 'statement' && !isRefused(text, context) ? (command.exec(text) ?? []) : [];
      return found === undefined || / (?:-g|--global|--location=global)\b|^yarn global/.test(found)
        ? []
        : [{ file: path, line, what: found, other: only }];
    }),
  );
}

function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}
