import { evidenceFiles, type Line, type LinePlace } from '../../project/line.ts';
import type { Project } from '../../project/project.ts';
import { everywhere, type Named, withoutVariables } from './commands-in.ts';

/**
 * Whether the evidence of a line is about its commands: one of its files has each of them, defines its task, or is what it runs; and
 * one of them is meant by each task, or lies near each line, that the evidence points to.
 */
export function areOfPlaces(commands: readonly Named[], line: Line, project: Project): boolean {
  const files = evidenceFiles(line);
  if (files.length === 0) return true;
  const isOf = (one: Named) => files.some((path) => isOfFile(one, path, project));
  return (
    commands.some(isOf) &&
    commands.every(
      (one) => isOf(one) || (one.isRun ? !files.some((path) => isWorkflow.test(path)) : one.read.is === 'task'),
    ) &&
    line.places.every((place) => !isTaskOfOthers(place, { commands, text: line.claim.text }, project))
  );
}

/** Whether a file has a command, defines its task, or is what it runs. */
export function isOfFile({ text, read }: Named, path: string, project: Project): boolean {
  const own = (project.codeOf(path) ?? '').replace(/\s+/g, ' ');
  const plain = withoutVariables(text);
  const head = plain.split(/ (?=-|\S*[/.]\S*\.\w|["'])/)[0] ?? plain;
  if (own.includes(plain) || (head.includes(' ') && own.includes(head))) return true;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [tool = ''] = plain.split(' ');
  if (tool.length > 2 && name.startsWith(`${tool}.`)) return true;
  if (isTestSetup.test(name) && read.kinds.some((kind) => kind === 'test' || kind === 'testOne')) return true;
  if (/^(?:GNU)?makefile$/i.test(name) && plain === 'make') return true;
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
  // a command that the project defines for its framework
  const [defined] = words.filter((word) => /^[a-z]\w*(?:[:_-]\w+)+$/i.test(word));
  if (defined !== undefined) return own.includes(defined);
  const called = words.filter((word) => isTelling(word) && project.paths.find(word).is === 'missing').slice(0, 2);
  if (manifest.test(name)) return words.some((word) => runner.test(word) && own.includes(word));
  if (isWorkflow.test(path)) return called.length > 0 && called.every((word) => own.includes(word));
  return called.some((word) => own.includes(word) && path.includes(word));
}

const manifest = /^(?:package|composer)\.json$|^pyproject\.toml$|^setup\.cfg$|^AGENTS\.md$|^CONTRIBUTING\.md$/;
const runner = /(?:^|\/)(?:vitest|jest|mocha|ava|pytest|phpunit|pest|paratest|rspec|playwright|cypress|tox|nox)$/;
const isWorkflow = /^\.github\/workflows\/|^\.gitlab-ci|^\.circleci\/|azure-pipelines|^\.woodpecker/;

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

/** Returns the words of a command but its options. */
export function wordsOfCommand(text: string): string[] {
  return text.split(/[\s"']+/).filter((word) => word !== '' && !word.startsWith('-') && !word.includes('='));
}

function isTelling(word: string): boolean {
  return (
    word.length > 3 && !everywhere.test(word) && !/^(?:test|tests|build|exec|install|start|file|lint|check)$/.test(word)
  );
}
