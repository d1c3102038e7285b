import { evidenceFiles, type Line } from '../../project/line.ts';
import type { Project } from '../../project/project.ts';
import { type Clause, clausesOf } from '../../reading/clauses-of.ts';
import { numbersIn } from '../../reading/numbers-in.ts';
import { hasWord } from '../words.ts';
import { filesOf } from './command-effects.ts';
import { isOfFile } from './command-places.ts';
import { type Named, withoutVariables } from './commands-in.ts';

/**
 * Says whether everything else that a line says of its commands holds: nothing is denied, what continuous integration is said to run it
 * runs, in this order and this folder, and the files behind the commands have the numbers, the code and the tasks that the line speaks of.
 */
export function haveDetails(commands: readonly Named[], line: Line, project: Project): boolean {
  const clauses = clausesOf(line.claim.text);
  const settled = withoutAdvice(line);
  return (
    clauses.every((one) => one.is === 'why' || isPlain(one) || isLeftOut(one, commands)) &&
    runInCi(commands, line) &&
    areInOrder(commands, line, project) &&
    areInFolder(commands, line, project) &&
    doRun(commands, line, project) &&
    haveNumbers(commands, settled, project) &&
    haveCode(commands, line, project) &&
    haveOptions(commands, settled, project) &&
    serveTheirTask(commands, line) &&
    arePlacesMeant(commands, line, project)
  );
}

const advice = /\b(?:append|attach|add .{0,20}(?:to|for) debug\w*|anhängen|zum debuggen)\b/i;

/** What is only advised, as to switch an option off, is not in the files. */
function withoutAdvice(line: Line): Line {
  const advised = clausesOf(line.claim.text).filter(({ text }) => advice.test(text) && !/[1-9]/.test(text));
  const text = advised.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    line.claim.text,
  );
  return { ...line, claim: { ...line.claim, text } };
}

/** A clause that denies something, or that speaks of what fails, is not proven by a command that exists. */
function isPlain({ text, isDenied }: Clause): boolean {
  const rest = text.replace(/\bnever ends?\b|\b(?:endet|enden) nie\b/gi, '');
  return (
    (!isDenied || !denial.test(rest)) &&
    !/\b(?:fails?|breaks?|refuses?|crashes|scheitert|bricht|always ends?|endet immer)\b/i.test(rest)
  );
}

const denial = /\b(?:not|never|no|cannot|despite|nicht|nie|niemals|keine?[nmrs]?)\b/i;

function isOfCi({ text }: Clause): boolean {
  return ofCi.test(text);
}

/** Behind the words for continuous integration stand commands that it runs, up to the end of the sentence. */
function runInCi(commands: readonly Named[], { claim }: Line): boolean {
  const clauses = clausesOf(claim.text);
  const sentences = claim.text
    .replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length))
    .matchAll(/[^;.]+(?:[;.](?!\s)[^;.]*)*/g);
  return [...sentences].every(({ 0: sentence, index }) => {
    const at = sentence.search(ofCi);
    const clause = clauses.find(({ from, to }) => index + at >= from && index + at < to);
    if (at === -1 || clause === undefined || isLeftOut(clause, commands)) return true;
    return commands.every((one) => one.at < index + at || one.at >= index + sentence.length || one.isRun);
  });
}

const ofCi = /\b(?:CI|CI's|continuous integration|workflow|pipeline)\b/;

/** Continuous integration is said not to run what it does not run. */
export function isLeftOut(clause: Clause, commands: readonly Named[]): boolean {
  const own = commandsOf(clause, commands);
  return isOfCi(clause) && clause.isDenied && own.length > 0 && own.every(({ isRun }) => !isRun);
}

function commandsOf({ from, to }: Clause, commands: readonly Named[]): Named[] {
  return commands.filter(({ at }) => at >= from && at < to);
}

const next = /\b(?:then|afterwards|danach|dann|anschließend)\b|\bbefore (?!it\b)|\b(?:vor|bevor)\b/i;

/** Two commands of which one is said to come behind the other stand so in one file. */
function areInOrder(commands: readonly Named[], line: Line, project: Project): boolean {
  return commands.slice(1).every((second, index) => {
    const first = commands[index];
    if (first === undefined) return true;
    const between = line.claim.text.slice(first.at + first.text.length, second.at);
    if (!next.test(between)) return true;
    const given = evidenceFiles(line);
    const files = given.length > 0 ? given : [...new Set(project.commands.steps.map(({ path }) => path))];
    return files.some((path) => {
      const code = (project.codeOf(path) ?? '').replace(/\s+/g, ' ');
      const [one, other] = [placeIn(code, first), placeIn(code, second)];
      return one !== -1 && one < other;
    });
  });
}

function placeIn(code: string, { text }: Named): number {
  return code.search(new RegExp(`${escaped(withoutVariables(text))}(?![\\w:./-])`));
}

/** A task that a clause places in a folder is a task of this folder. */
function areInFolder(commands: readonly Named[], line: Line, project: Project): boolean {
  return clausesOf(line.claim.text).every((clause) => {
    const isRoot = /\b(?:in|from|im) (?:the )?(?:root|repository root|Wurzelordner|Hauptordner)\b/i.test(clause.text);
    const folders = line.mentions.flatMap((one) => {
      if (one.is === 'command' || one.at < clause.from || one.at >= clause.to) return [];
      const found = project.paths.find(one.text);
      return found.is === 'folder' && /\b(?:in|im|unter) (?:the |dem )?`?$/i.test(line.claim.text.slice(0, one.at))
        ? [found.path]
        : [];
    });
    const named = [...folders, ...(isRoot ? [''] : [])];
    if (named.length !== 1) return true;
    return commandsOf(clause, commands).every((one) => isIn(named[0] ?? '', one, project));
  });
}

function isIn(wanted: string, { text, read }: Named, project: Project): boolean {
  if (read.is === 'task') return read.folders.some((folder) => folder === wanted);
  const steps = project.commands.steps.filter((step) => step.text.includes(withoutVariables(text)));
  return steps.length === 0 || steps.some(({ folder }) => folder === wanted);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

const running =
  /^`?\)?\s*(?:(?:is|are|ist) (?:only |just |also |nur )?|(?:also )?(?:runs?|calls?|starts|führt|ruft)\b[^`;,.]{0,30}|\()$/i;

/** A command that is said to run another, or to be another, does. */
function doRun(commands: readonly Named[], line: Line, project: Project): boolean {
  const spans = [...line.claim.text.matchAll(/`([^`]+)`/g)];
  return commands.every((one) => {
    const at = spans.findIndex(({ index }) => index === one.at - 1 || index === one.at);
    const [own, other] = [spans[at], spans[at + 1]];
    if (own === undefined || other === undefined) return true;
    const between = line.claim.text.slice(own.index + own[0].length, other.index);
    if (!running.test(between)) return true;
    const wanted = other[1] ?? '';
    const name = wanted.split(' ').at(-1) ?? '';
    const isDefault =
      one.text === 'make' &&
      new RegExp(`DEFAULT_GOAL\\s*:?=\\s*${escaped(name)}\\b`).test(
        evidenceFiles(line)
          .map((path) => project.textOf(path) ?? '')
          .join('\n'),
      );
    return isDefault || [...one.read.bodies, ...filesOf(one.text, project)].some((body) => body.includes(wanted));
  });
}

function haveNumbers(commands: readonly Named[], line: Line, project: Project): boolean {
  const given = commands.flatMap(({ text }) =>
    [...text.matchAll(/(?<=[\s=])\d+(?:\/\d+)?(?=\s|$)/g)].flatMap(([number]) => number.split('/')),
  );
  const numbers = [...numbersIn(line), ...given];
  if (numbers.length === 0) return true;
  const { runtimes, packageManagers } = project.profile;
  const texts = [
    ...evidenceFiles(line).map((path) => project.codeOf(path) ?? ''),
    ...commands.flatMap(({ text, read }) => [...read.bodies, ...filesOf(text, project)]),
    ...[...runtimes, ...packageManagers].map(({ version }) => version ?? ''),
  ];
  const known = new Set(texts.flatMap((text) => text.match(/\d+/g) ?? []));
  const settings = [...line.claim.text.matchAll(/\b([A-Z][A-Z_]{3,})=(\d+)/g)];
  const areSet = settings.every(([, name, number]) =>
    texts.some((text) => new RegExp(`${name}\\W{1,4}${number}(?!\\d)`).test(text)),
  );
  return areSet && numbers.every((one) => known.has(one));
}

/** Code beside the commands stands in the files of the evidence, or behind the commands. */
function haveCode(commands: readonly Named[], line: Line, project: Project): boolean {
  const isOne = ofOne.test(line.claim.text);
  const texts = [
    ...evidenceFiles(line).map((path) => project.textOf(path) ?? ''),
    ...commands.flatMap(({ text, read }) => [text, ...read.bodies, ...filesOf(text, project)]),
  ].join('\n');
  return line.mentions.every((one) => {
    if (one.is === 'command' || one.isDenied) return true;
    if (isOne && (/^--?\w/.test(one.text) || !one.isCode)) return true;
    if (one.is === 'path') {
      const found = project.paths.find(one.place.path);
      const name = one.place.path.slice(one.place.path.lastIndexOf('/') + 1);
      return (
        found.is === 'folder' ||
        texts.includes(name) ||
        evidenceFiles(line).some((path) => path.endsWith(one.place.path))
      );
    }
    return texts.includes(one.name);
  });
}

/** Options with a number, in commands and by themselves, stand so in the files of the evidence. */
function haveOptions(commands: readonly Named[], line: Line, project: Project): boolean {
  const texts = [
    ...evidenceFiles(line).map((path) => project.codeOf(path) ?? ''),
    ...commands.flatMap(({ read }) => [...read.bodies]),
  ].join('\n');
  const spans = [...line.claim.text.matchAll(/`([^`]+)`/g)].flatMap(
    ({ 1: span = '' }) => span.match(/(?<!\S)--?[\w-]+(?:[= ][\w./]+)?/g) ?? [],
  );
  return spans.filter((option) => /\d/.test(option)).every((option) => texts.includes(option));
}

const ofOne = /\b(?:one|single|eine|ein|einzelne[rn]?) (?:test|file|datei|example|spec)/i;

const purposes: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:tests|test suite|suites?|testläufe)\b/i, /test|spec|jest|pest|phpunit|pytest|cypress/i],
  [/\b(?:lints?|linters?|linting)\b/i, /lint|stan|cop|cs|ruff|prek|pre-commit|biome|brakeman|standard/i],
  [/\b(?:formats|reformats)\b/i, /format|prettier|fmt|style|fix|biome|black|write/i],
  [/\b(?:migrates|migrations|migriert)\b/i, /migrat|install|setup|build|boot/i],
  [/\b(?:type ?checks?|typprüfung)\b/i, /tsc|type|mypy|pyright|pyrefly|build/i],
];

/** What a line says that is done is what its commands are for. */
function serveTheirTask(commands: readonly Named[], { claim }: Line): boolean {
  const said = clausesOf(claim.text)
    .filter(({ is }) => is === 'must')
    .map(({ text }) => text.replace(/`[^`]*`/g, ''))
    .join(' ');
  const code = commands.map(({ text, read }) => [text, ...read.bodies].join(' ')).join(' ');
  return purposes.every(([word, sign]) => !word.test(said) || sign.test(code));
}

/** Each file of the evidence has one of the commands; where the evidence names a line, near it. */
function arePlacesMeant(commands: readonly Named[], line: Line, project: Project): boolean {
  return line.places.every(({ isEvidence, found, place }) => {
    if (!isEvidence || found.is !== 'file') return !isEvidence || found.is === 'folder';
    const code = project.codeOf(found.path) ?? '';
    const isSymbol =
      place.symbol === undefined || code.includes(place.symbol.split(/[.#]/).at(-1) ?? '') || / /.test(place.symbol);
    const name = found.path.slice(found.path.lastIndexOf('/') + 1);
    const isNamed = line.claim.text.includes(name);
    const isOf = commands.some((one) => isOfFile(one, found.path, project) && isNear(one, place.line, code));
    const isCalled =
      place.symbol !== undefined &&
      evidenceFiles(line).some(
        (path) => path !== found.path && hasWord(project.codeOf(path) ?? '', place.symbol ?? ''),
      );
    const isCode = line.mentions.some(
      (one) => one.is === 'name' && one.isCode && !one.isDenied && code.includes(one.name),
    );
    return isSymbol && (isNamed || isOf || isCode || isCalled);
  });
}

/** A command that a file has stands near the line that the evidence points to. */
function isNear({ text }: Named, line: number | undefined, code: string): boolean {
  const plain = withoutVariables(text);
  if (line === undefined || !code.includes(plain)) return true;
  const lines = code.split('\n');
  return lines.slice(Math.max(0, line - 16), line + 15).some((one) => one.includes(plain));
}
