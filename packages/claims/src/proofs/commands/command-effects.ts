import type { CommandEffect } from '@regelwerk/contract/rules/project-profile';
import { blocksIn, evidenceFiles, type Line } from '../../project/line.ts';
import type { Project } from '../../project/project.ts';
import { hasWord } from '../words.ts';
import { isOfFile, wordsOfCommand } from './command-places.ts';
import type { Named } from './commands-in.ts';

const labels: readonly (readonly [CommandEffect, RegExp])[] = [
  ['destroys', /\b(?:destroys?|zerstört|zerstören)\b/i],
  ['watches', /\b(?:never ends?|endet nie|enden nie|endlos)\b/i],
  ['writes', /\b(?:writes?|rewrites?|schreibt|schreiben)\b/i],
  ['checks', /\b(?:checks?|prüft|prüfen)\b/i],
];
const destroying =
  /\b(?:drop\w*|truncate\w*|delete\w*|destroy\w*|remove\w*|unlink\w*|rm|rimraf|purge\w*|flush\w*|wipe\w*|reset\w*|kill\w*|down -v|--volumes|lösch\w*|clear_?all\w*)\b|dropDatabase|migrate:fresh|db:wipe|git checkout|--force/i;
const writing =
  /\b(?:write\w*|save\w*|create\w*|insert\w*|seed\w*|store\w*|copy\w*|dump\w*|rewrite\w*|update\w*|generate\w*|send\w*|--write|--fix\S*|fix)\b|writeFile|file_put_contents/i;
const staying =
  /\b(?:server:run|runserver|foreman start|overmind start|nodemon|(?<!no-)watch|serve|dev-server|php -S|tail -f|gunicorn|uvicorn)\b|docker[ -]compose (?:\S+ )*up(?! -d)|(?:^|\s)(?:vitest|vite|next dev|nuxt dev|astro dev)\s*$/;
const checking = /test|lint|check|spec|analy|stan|audit|valid|normaliz|typecheck|tsc|mypy|brakeman|dry-run/i;
/** What only speaks of it: a message, or the name that is asked for. */
const spoken =
  /^\s*(?:raise|fail|abort|puts|print|echo|desc|throw|console\.\w+|\$this->(?:info|error|line)|logger\.\w+)\b.*$/gm;

/** A task that fails at once does nothing else. */
const refuses = /\btask\b[^\n]*\bdo\s*\n\s*(?:fail|raise|abort)\b(?![^\n]*\b(?:if|unless)\b)/;

/** The effects that the words before the first colon or dash name; undefined where they say of an effect that it is not so. */
export function effectsSaid(text: string): readonly CommandEffect[] | undefined {
  const head = headOf(text);
  if (head === undefined) return [];
  const said = labels.filter(([, word]) => word.test(head)).map(([effect]) => effect);
  const rest = head.replace(/\b(?:never ends?|endet nie|enden nie)\b/gi, '');
  if (/\b(?:never|always|not|no|nie|niemals|immer|nicht|keine?)\b/i.test(rest)) return undefined;
  return said;
}

function headOf(text: string): string | undefined {
  const [head = ''] = text.split(/:\s|\s[–—-]\s/);
  return head.length <= 70 && head.length < text.length && !head.includes('`') ? head : undefined;
}

/** Whether a line says of a command that checks that it also does something else. */
export function isExplained(text: string): boolean {
  return labels.some(([effect, word]) => effect !== 'checks' && word.test(text));
}

/**
 * Whether the commands do what is said of them: each of those before the first semicolon has the effects of the label, of several
 * effects one command has each; and of every other command what its own clause says.
 */
export function doAsSaid(
  effects: readonly CommandEffect[],
  commands: readonly Named[],
  line: Line,
  project: Project,
): boolean {
  const { text } = line.claim;
  const end = /;\s|[.]\s/.exec(text.replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length)))?.index ?? text.length;
  const first = commands.filter(({ at }) => at < end);
  const own = commands.flatMap((one) => {
    const effect = ownEffect(one, line);
    return effect === undefined ? [] : [{ one, effect }];
  });
  const told = new Set(own.map(({ one }) => one));
  const rest = first.filter((one) => !told.has(one));
  const isOwn = own.every(({ one, effect }) => hasEffect(effect, one, line, project));
  if (!isOwn || effects.length === 0) return isOwn;
  const [only] = effects;
  const isSo = (effect: CommandEffect) => (one: Named) => hasEffect(effect, one, line, project);
  // a server is often a program that nobody knows
  if (only === 'watches' && effects.length === 1)
    return (
      rest.some(isSo(only)) && rest.every((one) => isSo(only)(one) || (!one.read.isKnown && !checking.test(one.text)))
    );
  if (effects.length === 1 && only !== undefined) return rest.every(isSo(only));
  return effects.every((effect) => first.some(isSo(effect)));
}

/** What the words right behind a command say of it. */
function ownEffect({ at, text }: Named, { claim }: Line): CommandEffect | undefined {
  const [behind = ''] = claim.text.slice(at + text.length + 1).split(/[;,.:]\s|`/);
  if (/^[^`]{0,30}\b(?:never ends?|endet nie|enden nie)\b/.test(behind)) return 'watches';
  if (/^[^`]{0,40}\b(?:read-only|only checks|only lints|prüft nur|builds once|and ends?\b)/.test(behind))
    return 'checks';
  return undefined;
}

function hasEffect(effect: CommandEffect, one: Named, line: Line, project: Project): boolean {
  const { text, read, isRun } = one;
  const isCertain = read.is === 'task' && read.isKnown;
  const programs = filesOf(text, project);
  const bodies = [text, ...read.bodies, ...programs];
  const given = evidenceFiles(line).filter((path) => isOfFile(one, path, project) && !isList(path));
  if (given.some((path) => refuses.test((project.codeOf(path) ?? '').replace(/"[^"\n]*"|'[^'\n]*'/g, 's'))))
    return false;
  if (effect === 'checks') {
    if (programs.some((body) => staying.test(body))) return false;
    if (isRun || read.effect === 'checks')
      return isRun || isCertain || read.is === 'tool' || checking.test(bodies.join(' '));
    return read.is !== 'task' && checking.test(text) && !/migrate|seed|drop|--fix|--write/.test(text);
  }
  if (effect === 'watches') return read.effect === 'watches' || bodies.some((body) => staying.test(body));
  if (read.effect === effect || (effect === 'writes' && read.effect === 'destroys')) return true;
  if (isCertain && read.effect === 'watches') return false;
  if (
    isCertain &&
    read.effect === 'checks' &&
    !bodies.some((body) => /[\w/]\.(?:[cm]?[jt]s|sh|py|rb|php)\b/.test(body))
  )
    return false;
  const sign = effect === 'destroys' ? destroying : writing;
  const defined = given.flatMap((path) => project.codeOf(path) ?? []);
  const called = blocksIn(line, project).filter(
    ({ path, symbol }) => symbol !== '' && !given.includes(path) && defined.some((body) => hasWord(body, symbol)),
  );
  const code = [...read.bodies, ...programs, ...defined, ...called.map((block) => block.code)];
  const plain = code.map((body) => without(text, body));
  return plain.some((body) => sign.test(body)) || sign.test(text.replace(/^\S+ /, ''));
}

/** A file that only names commands says nothing of what they do. */
function isList(path: string): boolean {
  return /\.(?:md|rst|txt|ya?ml|json|toml|xml|dist|neon)$|(?:^|\/)Makefile$/.test(path);
}

function without(command: string, code: string): string {
  return wordsOfCommand(command).reduce((body, word) => body.replaceAll(word, ' '), code.replace(spoken, ''));
}

/** The code of the programs of the project that a command names. */
export function filesOf(text: string, project: Project): string[] {
  return wordsOfCommand(text).flatMap((word) => {
    const found = word.includes('/') ? project.paths.find(word) : undefined;
    return found?.is === 'file' && !project.isTest(found.path) ? (project.codeOf(found.path) ?? []) : [];
  });
}
