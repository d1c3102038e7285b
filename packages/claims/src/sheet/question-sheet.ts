import { isOfCi } from '@regelwerk/contract/rules/is-of-ci';
import { plainPath } from '@regelwerk/contract/rules/project-convention';
import type { ProjectCommand, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { unsafeInLine } from '@regelwerk/contract/shared/unsafe-in-line';
import type { Counted, SheetCandidates } from './candidates-of.ts';
import { sheetIntroduction, sheetQuestions } from './sheet-words.ts';

/** The most bytes that a sheet has, in UTF-8. */
export const mostSheetBytes = 2000;
const mostQuestions = 14;
const mostNamed = 4;
const longestName = 70;

/** A question: its words in general, or with what the project offers to name. */
interface Question {
  readonly general: string | undefined;
  readonly named: (names: string) => string;
  readonly names: readonly string[];
  /** Where room is short, the higher ones name something first. */
  readonly worth: number;
}

/**
 * Writes what to ask an assistant about a project: ten to fourteen questions with the project's own candidates, and the form of
 * the answer. At most `mostSheetBytes`.
 */
export function questionSheet(profile: ProjectProfile, candidates: SheetCandidates, language: ContentLanguage): string {
  const questions = questionsOf(profile, candidates, language);
  const named = questions.map(() => 0);
  const write = () => written(questions, named, language);
  for (let round = 1; round <= mostNamed; round += 1) {
    for (const { index } of questions.map(({ worth }, index) => ({ worth, index })).sort((a, b) => b.worth - a.worth)) {
      const before = named[index] ?? 0;
      if (before !== round - 1 || (questions[index]?.names.length ?? 0) < round) continue;
      named[index] = round;
      const { text, count } = write();
      if (bytesOf(text) > mostSheetBytes || count > mostQuestions) named[index] = before;
    }
  }
  return write().text;
}

function written(
  questions: readonly Question[],
  named: readonly number[],
  language: ContentLanguage,
): { readonly text: string; readonly count: number } {
  const asked = questions.flatMap((question, index) => {
    const count = named[index] ?? 0;
    const text = count === 0 ? question.general : question.named(question.names.slice(0, count).join(', '));
    return text === undefined ? [] : [text];
  });
  const lines = asked.map((text, index) => `${index + 1}. ${text}`);
  return { text: `${[sheetIntroduction[language], '', ...lines].join('\n')}\n`, count: asked.length };
}

function questionsOf(profile: ProjectProfile, candidates: SheetCandidates, language: ContentLanguage): Question[] {
  const words = sheetQuestions[language];
  const { of, lists, or } = words;
  const question = (
    id: keyof typeof words.ask,
    worth: number,
    names: readonly (string | undefined)[] = [],
  ): Question => {
    const { general, named = (text: string) => text } = words.ask[id] as {
      general?: string;
      named?: (names: string) => string;
    };
    return { general, named, names: [...new Set(names.flatMap((name) => name ?? []))], worth };
  };
  const { commands, generated = [], policies = [], outdated = [] } = profile;
  return [
    question(
      'policy',
      1,
      policies.map(({ evidence }) => span(evidence)),
    ),
    question('layout', 0),
    question('domain', 0),
    question(
      'checks',
      8,
      checksOf(commands).map((one) => commandOf(one)),
    ),
    question(
      'danger',
      5,
      commands.filter(({ effect }) => effect === 'destroys' || effect === 'watches').map((one) => commandOf(one)),
    ),
    question(
      'outdated',
      6,
      outdated.map(({ text }) => span(text)),
    ),
    question(
      'generated',
      4,
      generated.map(({ path }) => span(path)),
    ),
    question('recipe', 3, [span(candidates.migrations ?? '')]),
    question(
      'pairs',
      10,
      candidates.pairs.map(({ path, companion, holds, of: all }) => joined(`${holds} ${of} ${all}`, path, companion)),
    ),
    question(
      'registries',
      7,
      candidates.registries.map(({ module, folder, files }) =>
        spans(module, folder, ([one, other]) => `${one} ${lists[0]} ${files} ${lists[1]} ${other}`),
      ),
    ),
    question('inStep', 0),
    question('modules', 9, mostUsed(candidates, or)),
    question('interface', 0),
    question('tests', 8, candidates.harnesses.map(counted)),
    question('odd', 0),
  ];

  function joined(count: string, path: string, companion: string): string | undefined {
    return spans(path, companion, ([one, other]) => `${one} + ${other} (${count})`);
  }
}

/** In turns: modules and base classes with most users, and modules that others go past. */
function mostUsed({ modules, bases, splits }: SheetCandidates, or: string): (string | undefined)[] {
  const past = splits.map(({ module, past }) => {
    const [one, other] = [counted(module), counted(past)];
    return one === undefined || other === undefined ? undefined : `${one} ${or} ${other}`;
  });
  const lists = [modules.map(counted), bases.map(counted), past];
  return Array.from({ length: mostNamed }, (_, turn) => lists.map((list) => list[turn])).flat();
}

/** What continuous integration runs comes first. */
function checksOf(commands: readonly ProjectCommand[]): ProjectCommand[] {
  const checks = commands.filter(
    ({ kind, effect = 'checks' }) => effect === 'checks' && !['install', 'testOne', 'format'].includes(kind),
  );
  return checks.toSorted((a, b) => Number(isOfCi(b.evidence)) - Number(isOfCi(a.evidence)));
}

function commandOf({ text, folder }: ProjectCommand): string | undefined {
  const command = span(text);
  const place = folder === '' ? undefined : span(folder);
  return command === undefined || place === undefined ? command : `${command} in ${place}`;
}

function counted({ name, times }: Counted): string | undefined {
  const named = nameSpan(name);
  return named === undefined ? undefined : `${named} (${times})`;
}

function spans(one: string, other: string, write: (both: readonly [string, string]) => string): string | undefined {
  const [first, second] = [nameSpan(one), nameSpan(other)];
  return first === undefined || second === undefined ? undefined : write([first, second]);
}

/** Quotes a path or a name of the project; one that could end its quotation, or that reads like prose, is left out. */
function nameSpan(name: string): string | undefined {
  return plainPath.test(name) ? span(name) : undefined;
}

function span(text: string): string | undefined {
  const isPlain = text !== '' && text.length <= longestName && !unsafeInLine.test(text) && !/<!--|-->/.test(text);
  return isPlain ? `\`${text}\`` : undefined;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
