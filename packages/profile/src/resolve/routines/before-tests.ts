import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { ProjectCommand, ProjectRoutine } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../../findings.ts';
import { safeText } from '../../shape/safe-text.ts';
import { callsIn } from '../shell/calls-in.ts';
import { isDestroying } from '../shell/is-destroying.ts';
import { type BodiesOf, meaningOf } from '../shell/meaning-of.ts';
import { shellWords } from '../shell/shell-parts.ts';
import { unwrap } from '../shell/unwrap.ts';
import { type JobPart, type JobRun, jobsOf } from './jobs-of.ts';

/** Makes what tests read, and destroys nothing that is there. */
const making =
  /^(?:prisma (?:generate|migrate deploy)|buf generate|go generate|graphql-codegen|orval|openapi-ts|openapi-typescript|(?:dart|flutter)(?: pub)? run build_runner build|flutter gen-l10n|(?:python[\d.]* )?(?:[\w-]+\/)*manage\.py (?:compilemessages|collectstatic|migrate)|alembic upgrade|flask db upgrade|artisan (?:key:generate|migrate|passport:keys|storage:link)|(?:artisan )?wayfinder:generate|console doctrine:(?:database:create|migrations:migrate|schema:create)|mix (?:ecto\.(?:create|migrate)|assets\.(?:setup|build|deploy))|createdb|sqlx (?:database create|migrate run)|diesel (?:setup|migration run)|knex migrate:latest|playwright install|nuxi prepare|svelte-kit sync|rails assets:precompile|rake assets:precompile)(?![\w:.-])/;
const railsDatabase =
  /^(?:rails|rake)\b(?!.*\bdb:(?:drop|reset|purge)).*\bdb:(?:create|setup|prepare|schema:load|migrate|test:prepare|structure:load|seed)(?![\w:])/;
const up = /^docker(?:-compose| compose)\b.*\sup\b.* (?:-d|--detach|--wait)\b/;
/** Names that people give to such tasks. */
const named =
  /^(?:(?:[\w-]+[:/._])?(?:generate|codegen|gen|proto(?:buf|s)?|i18n|messages|fixtures)(?:[:._-]\w+)*|migrate(?::(?:up|latest|deploy|tests?))?|(?:db|database)[:._-](?:create|migrate|deploy|generate|prepare)|(?:setup|prepare)[:._-](?:db|database|tests?|e2e|env)|(?:tests?|e2e)[:._-](?:setup|prepare|deps|db))$/;
/** Scripts of the shell by such names. */
const script = /(?:^|\/)(?:init|setup|create|prepare|generate)[-_](?:db|database|tests?|env|code|protos?)(?:\.sh)?$/;
const sample = /(?:^|[./_-])(?:examples?|sample|dist|template|tmpl|default|ci|testing|test)(?=[./_-]|$)/;
const most = 6;

/** Returns what continuous integration runs before the tests that a rule names: copies of settings, code, databases and services. */
export function beforeTests(
  found: readonly Found[],
  paths: readonly string[],
  commands: readonly ProjectCommand[],
  bodiesOf: BodiesOf,
): ProjectRoutine[] {
  const tests = commands.filter(({ kind }) => kind === 'test');
  const jobs = jobsOf(found);
  const of = tests.flatMap((test) => {
    const own = jobs.filter(({ evidence }) => evidence === test.evidence);
    const before = (own.length > 0 ? own : jobs).flatMap((job) => partsBefore(test, job, bodiesOf));
    // a script of the project may stand for a run that is spread over machines
    const ofAny = own.length > 0 ? [] : jobs.flatMap((job) => partsBefore(test, job, bodiesOf, true));
    return [...before, ...ofAny].slice(0, 1);
  });
  const known = new Set(commands.map(({ text, folder }) => `${folder} ${text}`));
  const all = of.flatMap(({ evidence, parts }) =>
    parts.flatMap(({ text, folder }): ProjectRoutine[] => {
      const made = preparation(text, folder, paths, bodiesOf);
      if (made === undefined || known.has(`${folder} ${made}`)) return [];
      return [{ purpose: 'before-tests', text: made, folder, evidence }];
    }),
  );
  const merged = asOne(all);
  return merged
    .filter((one, at) => merged.findIndex(({ text, folder }) => text === one.text && folder === one.folder) === at)
    .slice(0, most);
}

/** The commands of a job in front of the tests, as far as it runs them. */
function partsBefore(
  { text, folder }: ProjectCommand,
  { evidence, parts }: JobRun,
  bodiesOf: BodiesOf,
  isAnyTest = false,
): JobRun[] {
  const isTest = (one: JobPart) =>
    one.folder === folder &&
    (isAnyTest || one.text.includes(text) || (text.startsWith(one.text) && one.text.length > text.length / 2)) &&
    meaningOf(one.text, one.folder, bodiesOf).kinds.has('test');
  const at = parts.findIndex(isTest);
  return at < 1 ? [] : [{ evidence, parts: parts.slice(0, at) }];
}

function preparation(part: string, folder: string, paths: readonly string[], bodiesOf: BodiesOf): string | undefined {
  const copied = copyOf(part, folder, paths);
  if (copied !== undefined) return copied;
  const bare = part.replace(/ -f github\b/, '');
  const plain = safeText(bare);
  if (plain === undefined || /(?:^|[\s/])\.github\//.test(plain)) return undefined;
  const { words } = unwrap(shellWords(plain));
  const run = words.join(' ');
  if (railsDatabase.test(run))
    return paths.includes(placeFrom(folder, 'config/database.yml')) ? railsPreparation(run, folder, paths) : undefined;
  if (making.test(run) && !isDestroying(words, true)) return `${environmentOf(bare)}${plain}`;
  if (up.test(run)) return plain;
  const [call] = callsIn(words);
  if (call?.runner === 'file')
    return script.test(call.name) && paths.includes(placeFrom(folder, call.name)) ? plain : undefined;
  if (call === undefined || !named.test(call.name) || bodiesOf(call, folder).length === 0) return undefined;
  const { effect, kinds } = meaningOf(plain, folder, bodiesOf);
  const isCheck = ['test', 'e2e', 'lint', 'typecheck'].some((kind) => kinds.has(kind as 'test'));
  return isCheck || effect === 'watches' || isDestroying(words, false) ? undefined : plain;
}

/** Tests of Rails have a database of their own; in their environment no task touches another. */
function railsPreparation(run: string, folder: string, paths: readonly string[]): string {
  const tool = paths.includes(placeFrom(folder, 'bin/rails')) ? 'bin/rails' : 'bundle exec rake';
  const made =
    run.match(/\bdb:(?:create|setup|prepare|schema:load|migrate|test:prepare|structure:load|seed)(?![\w:])/g) ?? [];
  return made.every((task) => task === 'db:test:prepare')
    ? `${tool} db:test:prepare`
    : `RAILS_ENV=test ${tool} ${made.join(' ')}`;
}

/** Tasks that Rails is given one after the other are one command. */
function asOne(all: readonly ProjectRoutine[]): ProjectRoutine[] {
  const merged: ProjectRoutine[] = [];
  for (const one of all) {
    const last = merged.at(-1);
    const [own] = /^RAILS_ENV=test (?:bin\/rails|bundle exec rake) (?=db:)/.exec(one.text) ?? [];
    if (last === undefined || own === undefined || !last.text.startsWith(own) || last.folder !== one.folder) {
      merged.push(one);
      continue;
    }
    const tasks = one.text
      .slice(own.length)
      .split(' ')
      .filter((task) => !last.text.split(' ').includes(task));
    merged[merged.length - 1] = { ...last, text: [last.text, ...tasks].join(' ') };
  }
  return merged;
}

/** The environment that keeps a command away from the data of development. */
function environmentOf(text: string): string {
  return /(?:^|\s)((?:RAILS|MIX|APP|NODE)_ENV=test) /.exec(text)?.[1]?.concat(' ') ?? '';
}

/** A copy of settings that the project keeps, which must not replace those of a person. */
function copyOf(part: string, folder: string, paths: readonly string[]): string | undefined {
  const [, from = '', to = ''] =
    /^(?:cp|mv)(?: -[a-z]+)* ["']?([\w./-]+)["']? ["']?([\w./-]+)["']?$/.exec(part) ??
    /copy\(['"]([\w./-]+)['"], ?['"]([\w./-]+)['"]\)/.exec(part) ??
    [];
  const source = placeFrom(folder, from);
  if (!sample.test(from) || !paths.includes(source) || paths.includes(placeFrom(folder, to))) return undefined;
  return /^\.github\//.test(source) ? undefined : `cp -n ${from} ${to}`;
}
