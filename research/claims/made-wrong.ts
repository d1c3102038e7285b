import { clausesOf } from '@regelwerk/claims/reading/clauses-of';
import type { WrittenClaim } from '@regelwerk/claims/written-claim';
import { pathOfPlace } from '@regelwerk/contract/rules/path-of-place';

/** How a line was made wrong. */
export const ways = [
  'symbol of the same file',
  'symbol and evidence',
  'name of another line',
  'evidence of another line',
  'file beside it',
  'path in the text',
  'negated',
  'negated in a reason',
  'another number',
  'other order',
  'another task',
  'another effect',
] as const;

/** A line that says something else than the one it was made from. */
export interface MadeWrong {
  readonly how: (typeof ways)[number];
  readonly claim: WrittenClaim;
}

/** What lines are made wrong with. */
export interface Stock {
  /** The symbols that a file defines. */
  readonly symbolsOf: (path: string) => readonly string[];
  readonly paths: readonly string[];
  /** The tasks of the project, and what each does. */
  readonly tasks: readonly { readonly name: string; readonly effect: string }[];
}

/** Makes lines wrong, one thing at a time. The same lines and the same stock give the same. */
export function madeWrong(claim: WrittenClaim, others: readonly WrittenClaim[], stock: Stock): MadeWrong[] {
  const made = [
    ...otherSymbols(claim, stock),
    ...ofOthers(claim, others),
    ...otherFiles(claim, stock),
    ...negated(claim),
    ...otherNumbers(claim),
    ...otherOrder(claim),
    ...otherCommands(claim, stock),
  ];
  return made.filter(
    ({ claim: { text, evidence } }) => text !== claim.text || evidence.join() !== claim.evidence.join(),
  );
}

const perName = 2;

/** A symbol of the file of the evidence in place of one that the line names, in its text alone or also in its evidence. */
function otherSymbols(claim: WrittenClaim, { symbolsOf }: Stock): MadeWrong[] {
  const own = [...new Set(claim.evidence.map(fileOf))].flatMap(symbolsOf);
  const known = `${claim.text} ${claim.evidence.join(' ')}`;
  return namesOf(claim.text).flatMap((name) => {
    const plain = plainOf(name);
    if (!own.includes(plain)) return [];
    const start = hash(claim.text + plain);
    const fresh = own.filter((one) => one !== plain && one.length > 3 && !known.includes(one));
    const picked = [
      ...new Set([0, 1].slice(0, perName).flatMap((step) => fresh[(start + step * 7) % fresh.length] ?? [])),
    ];
    return picked.flatMap((other): MadeWrong[] => {
      const text = claim.text.replaceAll(`\`${name}\``, `\`${name.replace(plain, () => other)}\``);
      const evidence = claim.evidence.map((one) =>
        one.replace(new RegExp(`(?<=[#.:/ ])${escaped(plain)}(?![\\w/.-])`, 'g'), () => other),
      );
      const inText: MadeWrong = { how: 'symbol of the same file', claim: { ...claim, text } };
      return evidence.join() === claim.evidence.join()
        ? [inText]
        : [inText, { how: 'symbol and evidence', claim: { ...claim, text, evidence } }];
    });
  });
}

/** The first name, or all evidence, is that of another line of the same kind. */
function ofOthers(claim: WrittenClaim, others: readonly WrittenClaim[]): MadeWrong[] {
  const own = codeIn(claim.text);
  const files = new Set(claim.evidence.map(fileOf));
  const at = others.indexOf(claim);
  const alike = [...others.slice(at + 1), ...others.slice(0, Math.max(0, at))].filter(
    ({ kind }) => kind === claim.kind,
  );
  const name = alike.flatMap(({ text }) => codeIn(text)).find((one) => !own.includes(one));
  const place = alike
    .map(({ evidence }) => evidence)
    .find((one) => one.length > 0 && !one.some((path) => files.has(fileOf(path))));
  const [first] = own;
  return [
    ...(first === undefined || name === undefined
      ? []
      : [
          {
            how: 'name of another line' as const,
            claim: { ...claim, text: claim.text.replace(`\`${first}\``, () => `\`${name}\``) },
          },
        ]),
    ...(claim.evidence.length === 0 || place === undefined
      ? []
      : [{ how: 'evidence of another line' as const, claim: { ...claim, evidence: place } }]),
  ];
}

/** Another file of the same folder and ending: in the evidence, or in the text. */
function otherFiles(claim: WrittenClaim, { paths }: Stock): MadeWrong[] {
  const beside = (path: string) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const ending = /\.\w+$/.exec(path)?.[0] ?? '';
    const all = paths.filter(
      (one) =>
        one.startsWith(folder) && one.endsWith(ending) && !one.slice(folder.length).includes('/') && one !== path,
    );
    const fresh = all.filter((one) => !claim.text.includes(nameOf(one)) && !claim.evidence.join().includes(one));
    return fresh[hash(path) % fresh.length];
  };
  const evidence = claim.evidence.flatMap((place): MadeWrong[] => {
    const other = beside(fileOf(place));
    if (other === undefined) return [];
    const turned = claim.evidence.map((one) => (one === place ? one.replace(fileOf(place), () => other) : one));
    return [{ how: 'file beside it', claim: { ...claim, evidence: turned } }];
  });
  // how one test is run may be said of any of them
  const isOne = /\b(?:one|single|eine?) (?:test|file|datei|example|spec)/i.test(claim.text);
  const text = [...(isOne ? '' : claim.text).matchAll(/[\w@.-]+(?:\/[\w@.-]+)+\.\w{1,5}\b/g)].flatMap(
    ([path]): MadeWrong[] => {
      const whole = paths.find((one) => one === path || one.endsWith(`/${path}`));
      const other = whole === undefined ? undefined : beside(whole);
      if (whole === undefined || other === undefined) return [];
      const written = other.slice(whole.length - path.length);
      return [{ how: 'path in the text', claim: { ...claim, text: claim.text.replace(path, () => written) } }];
    },
  );
  return [...evidence, ...text];
}

const denials: readonly (readonly [RegExp, string])[] = [
  [/\bnever\b/i, 'always'],
  [/\balways\b/i, 'never'],
  [/\bonly\b/i, 'never'],
  [/\bniemals\b|\bnie\b/i, 'immer'],
  [/\bimmer\b/i, 'nie'],
  [/\bnur\b/i, 'nie'],
  [/\balso (add|change|name|set|put|update|enter)\b/i, 'do not $1'],
  [/\bmust\b(?! not)/i, 'must not'],
  [/\bmuss\b/i, 'muss nicht'],
  [/, (add|enter|register|list|use|call|put|set|change|dispatch|give|declare|write|wrap)\b/i, ', do not $1'],
  [/\b(extend|inherit|implement|come|go|start|use|call|take|read|exist)\b/i, 'do not $1'],
  [
    /\b(extends|inherits|implements|comes|goes|starts|uses|calls|takes|reads|runs|writes|rewrites|drops|deletes)\b/i,
    'never $1',
  ],
  [/\b(is|are)\b/i, '$1 not'],
  [/\b(ist|sind|wird|werden|gehört|braucht|führt|erben)\b/i, '$1 nicht'],
];

function negated(claim: WrittenClaim): MadeWrong[] {
  const parts = claim.text.split('`');
  const turned = (find: RegExp, by: string) => {
    const at = parts.findIndex((part, index) => index % 2 === 0 && find.test(part));
    if (at === -1) return undefined;
    return parts.map((part, index) => (index === at ? part.replace(find, by) : part)).join('`');
  };
  const texts = denials.flatMap(([find, by]) => turned(find, by) ?? []).slice(0, 2);
  // of a reason nothing is said, and the person is told so
  const must = (text: string) =>
    clausesOf(text)
      .flatMap((one) => (one.is === 'why' ? [] : [one.text]))
      .join('');
  return texts.map((text) => ({
    how: must(text) === must(claim.text) ? 'negated in a reason' : 'negated',
    claim: { ...claim, text },
  }));
}

function otherNumbers(claim: WrittenClaim): MadeWrong[] {
  const numbers = [...claim.text.matchAll(/(?<![\w.#/:-])\d+(?![\w/-])/g)];
  return numbers.slice(0, 3).map(({ 0: number, index }) => ({
    how: 'another number',
    claim: {
      ...claim,
      text: `${claim.text.slice(0, index)}${Number(number) + 3}${claim.text.slice(index + number.length)}`,
    },
  }));
}

/** Two names with a word between them that has a direction. */
function otherOrder(claim: WrittenClaim): MadeWrong[] {
  const directed =
    /`([^`]+)`([^`]{0,60}\b(?:before|after|then|calls?|extends?|imports?|wraps?|instead of|rather than|not|never|from|by|vor|nach|dann|ruft|statt|nicht|aus|von|through|over)\b[^`]{0,30})`([^`]+)`/i;
  const found = directed.exec(claim.text);
  if (found === null) return [];
  const [whole, one = '', between = '', other = ''] = found;
  return [
    {
      how: 'other order',
      claim: { ...claim, text: claim.text.replace(whole, () => `\`${other}\`${between}\`${one}\``) },
    },
  ];
}

/** What destroys also writes, so that the one in place of the other may be true. */
const effects: readonly (readonly [string, readonly string[]])[] = [
  ['checks', ['writes', 'destroys', 'never ends']],
  ['writes', ['checks', 'never ends']],
  ['destroys', ['checks', 'never ends']],
  ['never ends', ['checks', 'writes', 'destroys']],
  ['prüft', ['schreibt', 'zerstört', 'endet nie']],
  ['schreibt', ['prüft', 'endet nie']],
  ['zerstört', ['prüft', 'endet nie']],
  ['endet nie', ['prüft', 'schreibt', 'zerstört']],
];

function otherCommands(claim: WrittenClaim, { tasks }: Stock): MadeWrong[] {
  if (claim.kind !== 'command') return [];
  const called = tasks.filter(({ name }) =>
    new RegExp(`\`[^\`]*(?<![\\w:./-])${escaped(name)}(?![\\w:./-])[^\`]*\``).test(claim.text),
  );
  const swapped = called.slice(0, 2).flatMap(({ name: task, effect }): MadeWrong[] => {
    // one that does the same would make another true line
    const fresh = tasks.filter(
      (one) => one.effect !== effect && !claim.text.includes(one.name) && !claim.evidence.join().includes(one.name),
    );
    const other = fresh[hash(claim.text + task) % fresh.length]?.name;
    if (other === undefined) return [];
    const text = claim.text.replace(
      new RegExp(`(\`[^\`]*(?<![\\w:./-]))${escaped(task)}(?![\\w:./-])`),
      (_, before: string) => `${before}${other}`,
    );
    return [{ how: 'another task', claim: { ...claim, text } }];
  });
  const labeled = effects.flatMap(([label, others]) =>
    claim.text.startsWith(label)
      ? others.map(
          (other): MadeWrong => ({
            how: 'another effect',
            claim: { ...claim, text: claim.text.replace(label, other) },
          }),
        )
      : [],
  );
  return [...swapped, ...labeled];
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);
}

function namesOf(text: string): string[] {
  return [...new Set(codeIn(text).filter((code) => plainOf(code) !== ''))];
}

/** The last name of `Owner.name(…)`. */
function plainOf(code: string): string {
  return /^(?:[\w$@]+(?:\.|::|->))*[$@]?([A-Za-z_]\w*[!?]?)(?:\(.*\))?$/.exec(code)?.[1] ?? '';
}

function fileOf(place: string): string {
  return pathOfPlace(place);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function hash(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
