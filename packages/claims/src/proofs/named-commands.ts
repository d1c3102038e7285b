import type { CommandEffect } from '@regelwerk/contract/rules/project-profile';
import type { ReadCommand } from '@regelwerk/profile/command-reader';
import { evidenceFiles, type Line, type LinePlace } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { placeOf } from '../reading/place.ts';
import { proven } from './proof.ts';

const labels: readonly (readonly [CommandEffect, RegExp])[] = [
  ['destroys', /\b(?:destroys?|zerstört|zerstören)\b/i],
  ['watches', /\b(?:never ends?|endet nie|enden nie|endlos)\b/i],
  ['writes', /\b(?:writes?|rewrites?|schreibt|schreiben)\b/i],
  ['checks', /\b(?:checks?|prüft|prüfen)\b/i],
];
const example = /(?:^|[/\s])(?:path\/to|foo|bar|[Ee]xample|[Yy]our|[Mm]y|[Ss]ome)[\w./-]*|<[^>]*>|\.\.\.|…|\bnn+\b/i;
const destroying =
  /\b(?:drop\w*|truncate\w*|delete\w*|destroy\w*|remove\w*|unlink\w*|rm|rimraf|purge\w*|flush\w*|wipe\w*|reset\w*|kill\w*|down -v|--volumes|lösch\w*)\b|dropDatabase|migrate:fresh|db:wipe/i;
const writing =
  /\b(?:write\w*|save\w*|create\w*|insert\w*|seed\w*|put\w*|store\w*|copy\w*|dump\w*|rewrite\w*|update\w*|generate\w*|send\w*|fetch\w*|--write|--fix|fix|open)\b|writeFile|file_put_contents/i;

const staying =
  /\b(?:server:run|runserver|foreman start|overmind start|nodemon|--watch|watch|serve|dev-server|php -S|tail -f)\b|docker[ -]compose up(?! -d)/;

interface Named {
  readonly text: string;
  readonly isDenied: boolean;
  readonly read: ReadCommand;
  readonly isRun: boolean;
  readonly exists: boolean;
}

/** Proves that the commands of a line exist and do what it says; refutes one that no file of the project has, or that does otherwise. */
export function namedCommands(line: Line, project: Project): Verdict | undefined {
  const commands = commandsIn(line, project);
  const said = commands.filter(({ isDenied }) => !isDenied);
  if (said.length === 0) return undefined;
  const isAbsence =
    /\b(?:not exist|no longer|outdated|wrong|misleading|missing|instead|irrt|falsch|veraltet|gibt es|fehlt|statt)\b/i.test(
      line.claim.text,
    );
  const missing = isAbsence ? undefined : said.find(({ read, exists }) => read.is === 'missing' && !exists);
  if (missing !== undefined) return { is: 'refuted', why: 'no-command', what: missing.text, places: [] };
  const lost = isAbsence ? undefined : missingArgument(said, project);
  if (lost !== undefined) return { is: 'refuted', why: 'no-path', what: lost, places: [] };
  const places = [...evidenceFiles(line), ...said.flatMap(({ read }) => read.folders)].filter((one) => one !== '');
  const effects = effectsSaid(line.claim.text);
  const [only] = effects;
  const [first] = said;
  if (
    effects.length === 1 &&
    only === 'checks' &&
    first !== undefined &&
    !first.isRun &&
    first.read.is === 'task' &&
    first.read.isKnown
  ) {
    const isExplained = labels.some(([effect, word]) => effect !== 'checks' && word.test(line.claim.text));
    if (/^(?:destroys|writes|watches)$/.test(first.read.effect) && !isExplained)
      return { is: 'refuted', why: 'other-kind', what: first.text, effect: first.read.effect, places };
  }
  if (!said.every(({ exists }) => exists) || !areOfPlaces(said, line, project) || lacksFormOfOne(line))
    return { is: 'unproven', why: 'place-found', places };
  if (service.test(line.claim.text) && !hasService(said, line, project))
    return { is: 'unproven', why: 'undecided', places };
  const follows = effects.length === 0 || effects.some((effect) => doesSo(effect, said, line, project));
  return follows ? proven('command', places) : { is: 'unproven', why: 'undecided', places };
}

/**
 * Whether the evidence of a line is about its commands: one of its files has each of them, defines its task, or is what it runs; and
 * one of them is meant by each task, or lies near each line, that the evidence points to.
 */
function areOfPlaces(commands: readonly Named[], line: Line, project: Project): boolean {
  const files = evidenceFiles(line);
  if (files.length === 0) return true;
  const isOf = (one: Named) => files.some((path) => isOfFile(one, path, project));
  const [first] = commands;
  const isOfCi = /\b(?:CI|continuous integration)\b[^.;`]{0,60}$/.test(line.claim.text.split('`')[0] ?? '');
  if (isOfCi && first?.isRun === false && project.commands.steps.some(({ source }) => source === 'ci')) return false;
  return (
    commands.every(isOf) &&
    line.places.every((place) => !isTaskOfOthers(place, { commands, text: line.claim.text }, project))
  );
}

function isOfFile({ text, read }: Named, path: string, project: Project): boolean {
  const own = (project.textOf(path) ?? '').replace(/\s+/g, ' ');
  const plain = withoutVariables(text);
  const head = plain.split(/ (?=-|\S*[/.]\S*\.\w|["'])/)[0] ?? plain;
  if (own.includes(plain) || (head.includes(' ') && own.includes(head))) return true;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (isTestSetup.test(name) && read.kinds.some((kind) => kind === 'test' || kind === 'testOne')) return true;
  const words = wordsOfCommand(plain);
  const ofBodies = read.bodies.flatMap(wordsOfCommand);
  if ([...words, ...ofBodies].some((word) => word.includes(name) || word === path)) return true;
  if (project.commands.tasks.some((task) => task.path === path && words.includes(task.name))) return true;
  if (name.endsWith('.rake'))
    return (
      words
        .at(-1)
        ?.split(':')
        .every((part) => `${path} ${own}`.includes(part)) ?? false
    );
  if (read.is === 'task')
    return (
      /\.config\.|\.mix\./.test(name) &&
      ofBodies.some((word) => isTelling(word) && `${name} ${own}`.toLowerCase().includes(word))
    );
  return words
    .filter((word) => isTelling(word) && project.paths.find(word).is === 'missing')
    .slice(0, 2)
    .some((word) => own.includes(word));
}

const isTestSetup =
  /^(?:phpunit|vitest|jest|pytest|conftest|spec_helper|rails_helper|test_helper|playwright|cypress)\b/;

/** A task that the evidence points to by its name, and that no command of the line runs. */
function isTaskOfOthers(
  { place, found, isEvidence }: LinePlace,
  { commands, text }: { readonly commands: readonly Named[]; readonly text: string },
  project: Project,
): boolean {
  if (!isEvidence || found.is !== 'file' || place.symbol === undefined) return false;
  const name = place.symbol.replace(/^scripts[.:]/, '');
  const task = project.commands.tasks.find((one) => one.path === found.path && one.name === name);
  if (task === undefined || text.includes(`\`${name}\``)) return false;
  const own = [name, ...wordsOfCommand(task.body).filter(isTelling)];
  return !commands.some(({ text: command, read }) =>
    [command, ...read.bodies].some((one) => wordsOfCommand(one).some((word) => own.includes(word))),
  );
}

function wordsOfCommand(text: string): string[] {
  return text.split(/[\s"']+/).filter((word) => word !== '' && !word.startsWith('-') && !word.includes('='));
}

function isTelling(word: string): boolean {
  return (
    word.length > 3 && !everywhere.test(word) && !/^(?:test|tests|build|exec|install|start|file|lint|check)$/.test(word)
  );
}

const ofOne =
  /\b(?:one|single|eine|einen|ein|einzelne[rn]?) (?:test ?)?(?:file|datei|testdatei|test)(?: by (?:its )?name)?:?\s*`([^`]+)`/gi;

/** Whether a command is said to run one file or one test, and is given neither a path nor a name. */
function lacksFormOfOne({ claim }: Line): boolean {
  return [...claim.text.matchAll(ofOne)].some(
    ([, command = '']) =>
      !/[\w.>-]+[/.][\w.<>-]+| -[a-z]\b| --(?:filter|grep|test|tests|testNamePattern|name|only|spec)\b|::|:\d|<\w+>|testName/i.test(
        command.replace(/^\S+/, ''),
      ),
  );
}

const service =
  /\b(?:needs? (?:a |an )?(?:running )?(?:service|database|server)|braucht (?:einen |eine )?(?:dienst|datenbank|server))/i;

/** Whether a command is run beside a service: in continuous integration, or by what the evidence starts. */
function hasService(commands: readonly Named[], line: Line, project: Project): boolean {
  const isNeeded = project.profile.commands.some(
    ({ text, needs = [] }) =>
      needs.length > 0 && commands.some((one) => one.text.includes(text) || text.includes(one.text)),
  );
  const starts = /^\s*services:|docker[ -]compose|\bdocker run\b|DATABASE_URL|REDIS_URL|\bDB_(?:HOST|CONNECTION)\b/m;
  return isNeeded || evidenceFiles(line).some((path) => starts.test(project.codeOf(path) ?? ''));
}

/** The effects that the words before the first colon or dash name; without them the line only says that commands exist. */
function effectsSaid(text: string): CommandEffect[] {
  const [head = ''] = text.split(/:\s|\s[–—-]\s/);
  const isLabel = head.length <= 70 && head.length < text.length && !head.includes('`');
  return isLabel ? labels.filter(([, word]) => word.test(head)).map(([effect]) => effect) : [];
}

function commandsIn(line: Line, project: Project): Named[] {
  const folders = [
    '',
    ...line.places.flatMap(({ found, isEvidence }) => (found.is === 'folder' && !isEvidence ? [found.path] : [])),
  ];
  return line.mentions.flatMap((one): Named[] => {
    if (one.is !== 'command') return [];
    const text = one.command.replace(/\s+/g, ' ').trim();
    const reads = folders.map((folder) => project.commands.read(text, folder));
    const read = reads.find(({ is }) => is === 'task') ?? reads[0];
    if (read === undefined) return [];
    const isRun = isRunByCi(text, project);
    return [{ text, isDenied: one.isDenied, read, isRun, exists: isRun || exists(text, read, line, project) }];
  });
}

function exists(text: string, read: ReadCommand, line: Line, project: Project): boolean {
  if (read.is === 'task') return true;
  if (read.is === 'missing') return false;
  if (isDocumented(text, project)) return true;
  const tools = read.tools.filter((tool) => tool !== 'cd');
  if (read.is === 'tool') return tools.every((tool) => isInstalled(tool, project));
  // a program of the project, or a command that it defines for its framework
  const words = text.split(' ');
  const isProgram = words
    .slice(0, 3)
    .some((word) => /[/.]/.test(word) && /^(?:file|folder)$/.test(project.paths.find(word).is));
  const named = words.filter(
    (word) =>
      /^[a-z][\w]*(?:[:_-][\w-]+)+$|^[a-z]\w{3,}$/i.test(word) &&
      !/^(?:python3?|manage|artisan|console|node|rails|rake|bundle|exec|php|make|docker|compose|up|run|npx|pnpm|yarn)$/.test(
        word,
      ),
  );
  const isDefined = evidenceFiles(line).some((path) =>
    named.some((word) => path.includes(word) || (project.textOf(path) ?? '').includes(word)),
  );
  return isDefined || (isProgram && named.length === 0) || (isProgram && isDefined);
}

const everywhere =
  /^(?:git|docker|docker-compose|make|go|cargo|npm|npx|node|php|python3?|pip3?|bundle|rails|rake|composer|dotnet|mix|swift|flutter|dart|gradle|gradlew|mvn|mvnw|bash|sh|rm|cp|createdb|psql|artisan|console|manage\.py|deno|bun|uv|poetry)$/;

function isInstalled(tool: string, project: Project): boolean {
  const name = tool.slice(tool.lastIndexOf('/') + 1);
  if (everywhere.test(name)) return true;
  return (
    project.commands.steps.some(({ text }) => text.includes(name)) ||
    project.commands.tasks.some(({ body }) => body.includes(name)) ||
    project.profile.technologies.some((one) => one.name === name || one.name.endsWith(`/${name}`)) ||
    project.profile.checks.some((one) => one.name === name)
  );
}

function isRunByCi(text: string, project: Project): boolean {
  const plain = withoutVariables(text);
  return project.commands.steps.some((step) => step.source === 'ci' && withoutVariables(step.text).includes(plain));
}

function isDocumented(text: string, project: Project): boolean {
  const plain = withoutVariables(text);
  return project.commands.steps.some((step) => withoutVariables(step.text).includes(plain));
}

function withoutVariables(text: string): string {
  return text
    .replace(/^(?:[A-Z_][A-Z0-9_]*=\S* )+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A file that a command is given and that the project does not have. */
function missingArgument(commands: readonly Named[], project: Project): string | undefined {
  for (const { text } of commands) {
    if (example.test(text)) continue;
    for (const word of text.split(' ').slice(1)) {
      const bare = word.replace(/^["']|["']$/g, '').replace(/(?:::|:\d).*$/, '');
      if (bare.startsWith('-') || bare.includes('=') || !/^[\w@.-]+(?:\/[\w@.-]+)+\.\w{1,5}$/.test(bare)) continue;
      const place = placeOf(bare);
      const isOutput =
        project.isIgnored(bare) ||
        /(?:^|\/)(?:dist|build|vendor|node_modules|reports?|junit|target|out|tmp)\//.test(bare);
      if (place !== undefined && !isOutput && project.paths.find(place.path).is === 'missing') return bare;
    }
  }
  return undefined;
}

/** The code of the programs of the project that a command names. */
function filesOf(text: string, project: Project): string[] {
  return wordsOfCommand(text).flatMap((word) => {
    const found = word.includes('/') ? project.paths.find(word) : undefined;
    return found?.is === 'file' ? (project.codeOf(found.path) ?? []) : [];
  });
}

function doesSo(effect: CommandEffect, commands: readonly Named[], line: Line, project: Project): boolean {
  if (effect === 'checks')
    return commands.every(({ read, isRun }) => isRun || read.effect === 'checks' || read.is !== 'task');
  if (effect === 'watches') {
    const stays = ({ text, read }: Named) =>
      read.effect === 'watches' || [text, ...read.bodies, ...filesOf(text, project)].some((body) => staying.test(body));
    const [first] = commands;
    return first !== undefined && commands.some(stays) && (stays(first) || !first.read.isKnown);
  }
  if (commands.some(({ read }) => read.effect === effect || (effect === 'writes' && read.effect === 'destroys')))
    return true;
  const sign = effect === 'destroys' ? destroying : writing;
  const code = [
    ...commands.flatMap(({ read }) => read.bodies),
    ...evidenceFiles(line).flatMap((path) => project.codeOf(path) ?? []),
  ];
  return code.some((one) => sign.test(one));
}
