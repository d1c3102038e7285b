import { evidenceFiles, type Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { clausesOf } from '../reading/clauses-of.ts';
import { placeOf } from '../reading/place.ts';
import { haveDetails } from './commands/command-details.ts';
import { doAsSaid, effectsSaid, isExplained } from './commands/command-effects.ts';
import { areOfPlaces } from './commands/command-places.ts';
import { commandsIn, type Named } from './commands/commands-in.ts';
import { proven } from './proof.ts';

const example = /(?:^|[/\s])(?:path\/to|foo|bar|[Ee]xample|[Yy]our|[Mm]y|[Ss]ome)[\w./-]*|<[^>]*>|\.\.\.|…|\bnn+\b/i;

/** Proves that the commands of a line exist and do what it says; refutes one that no file of the project has, or that does otherwise. */
export function namedCommands(line: Line, project: Project): Verdict | undefined {
  const commands = commandsIn(line, project);
  const said = commands.filter(({ isDenied }) => !isDenied);
  const [first] = said;
  if (first === undefined) return undefined;
  const { text } = line.claim;
  const isAbsence =
    /\b(?:not exist|no longer|outdated|wrong|misleading|missing|instead|irrt|falsch|veraltet|gibt es|fehlt|statt)\b/i.test(
      text.replace(/\b(?:if|when) (?:it|they) (?:is|are) missing\b/i, ''),
    );
  const missing = isAbsence ? undefined : said.find(({ read, exists }) => read.is === 'missing' && !exists);
  if (missing !== undefined) return { is: 'refuted', why: 'no-command', what: missing.text, places: [] };
  const lost = isAbsence ? undefined : missingArgument(said, project);
  if (lost !== undefined) return { is: 'refuted', why: 'no-path', what: lost, places: [] };
  const places = [...evidenceFiles(line), ...said.flatMap(({ read }) => read.folders)].filter((one) => one !== '');
  const effects = effectsSaid(text);
  const { read, isRun } = first;
  const isCheck = effects?.length === 1 && effects[0] === 'checks' && !isRun && read.is === 'task' && read.isKnown;
  if (isCheck && /^(?:destroys|writes|watches)$/.test(read.effect) && !isExplained(text))
    return { is: 'refuted', why: 'other-kind', what: first.text, effect: read.effect, places };
  const isOther = commands.some((one) => one.isDenied && !isSaidOfCi(one, line));
  if (isAbsence || isOther) return { is: 'unproven', why: 'place-found', places };
  if (!said.every(({ exists }) => exists) || !areOfPlaces(said, line, project) || lacksFormOfOne(line))
    return { is: 'unproven', why: 'place-found', places };
  if (service.test(text) && !hasService(said, line, project)) return { is: 'unproven', why: 'undecided', places };
  if (effects === undefined || !doAsSaid(effects, said, line, project))
    return { is: 'unproven', why: 'undecided', places };
  return haveDetails(commands, line, project)
    ? proven('command', places)
    : { is: 'unproven', why: 'place-found', places };
}

const ofOne =
  /\b(?:one|single|eine|einen|ein|einzelne[rn]?) (?:test ?)?(?:file|datei|testdatei|test)(?: by (?:its )?name)?:?\s*`([^`]+)`/gi;

/** Whether a command is said to run one file or one test, and is given neither a path nor a name. */
function lacksFormOfOne({ claim }: Line): boolean {
  const wrong = [...claim.text.matchAll(/\b(?:by (?:its )?name|nach (?:seinem )?namen)[: ]*`([^`]+)`/gi)].some(
    ([, command = '']) => !/ -(?:[a-z]|-[\w-]+)\b|::|:\d|#\w/.test(command.replace(/^\S+/, '')),
  );
  if (wrong) return true;
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

/** Continuous integration is said not to run it. */
function isSaidOfCi({ at, isRun }: Named, { claim }: Line): boolean {
  const clause = clausesOf(claim.text).find(({ from, to }) => at >= from && at < to);
  return !isRun && clause !== undefined && /\b(?:CI|continuous integration)\b/.test(clause.text);
}

/** A file that a command is given and that the project does not have. */
function missingArgument(commands: readonly Named[], project: Project): string | undefined {
  for (const { text } of commands) {
    if (example.test(text)) continue;
    for (const word of text.split(' ').slice(1)) {
      const bare = word.replace(/^["']|["']$/g, '').replace(/(?:::|:\d).*$/, '');
      if (bare.startsWith('-') || bare.includes('=') || !/^(?!\.\.\/)[\w@.-]+(?:\/[\w@.-]+)+\.\w{1,5}$/.test(bare))
        continue;
      const place = placeOf(bare);
      const isOutput =
        (place !== undefined && project.isIgnored(place.path)) ||
        /(?:^|\/)(?:dist|build|vendor|node_modules|reports?|junit|target|out|tmp)\//.test(bare);
      if (place !== undefined && !isOutput && project.paths.find(place.path).is === 'missing') return bare;
    }
  }
  return undefined;
}
