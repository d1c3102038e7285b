import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { GeneratedFile, ProjectRoutine } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../../findings.ts';
import { safeText } from '../../shape/safe-text.ts';
import { managersAt, runnersOf } from '../commands/one-test.ts';
import { callsIn } from '../shell/calls-in.ts';
import { isDestroying } from '../shell/is-destroying.ts';
import { type BodiesOf, meaningOf } from '../shell/meaning-of.ts';
import { shellParts, shellWords } from '../shell/shell-parts.ts';
import { unwrap } from '../shell/unwrap.ts';
import { type JobPart, jobsOf } from './jobs-of.ts';

/** Compares files with those that are committed; most forms need an exit behind them to fail. */
const compares =
  /\bgit (?:diff|diff-index|diff-files|status)\b.* (?<form>--exit-code|--quiet|--porcelain|--name-only|-s)\b/;
/** A job that commits what it finds asks nothing of people. */
const commits = /\bgit (?:commit|push)\b|\bgh pr create\b/;
/** Steps between a generator and the comparison. */
const between =
  /^(?:git (?:add|update-index|status|diff|config|checkout)|echo|cd|set|if|fi|then|else|for|do|done|true|exit|cat|ls|export)\b|^\w+=/;
/** What writes files that are committed, by its words. */
const writes =
  /gen(?:erat|\b)|tidy|compil|build|updat|sync|schema|\bdocs?\b|requirements|translat|i18n|locale|messages|proto|types|manifest|bindings|swag|mock|sqlc|wire|\bbuf\b|openapi|template|snapshot|rules|^make$/i;
const most = 4;
const mostFiles = 3;

/** Returns the commands that continuous integration runs to see whether they change a file, and the files that it compares. */
export function keptInStep(
  found: readonly Found[],
  paths: readonly string[],
  bodiesOf: BodiesOf,
): { readonly routines: readonly ProjectRoutine[]; readonly generated: readonly GeneratedFile[] } {
  const compared = jobsOf(found)
    .filter(({ parts }) => !parts.some(({ text }) => commits.test(text)))
    .flatMap(({ evidence, parts }) =>
      [parts, ...parts.flatMap((part) => bodiesBehind(part, found, bodiesOf))].flatMap((own) =>
        own.flatMap((part, at) => {
          const writers = fails(own, at) ? writersBefore(own, at, bodiesOf) : [];
          return writers.map((writer) => ({ ...writer, evidence, files: filesIn(part, paths) }));
        }),
      ),
    );
  const once = compared.filter(
    (one, at) => compared.findIndex(({ text, folder }) => text === one.text && folder === one.folder) === at,
  );
  return {
    routines: once
      .slice(0, most)
      .map(({ text, folder, evidence }): ProjectRoutine => ({ purpose: 'in-step', text, folder, evidence })),
    generated: once.flatMap(({ text, folder, evidence, files }) =>
      files.map(
        (path): GeneratedFile => ({ path, evidence, ...(folder === '' || folder === path ? { command: text } : {}) }),
      ),
    ),
  };
}

/** Whether a job ends here where files differ. */
function fails(parts: readonly JobPart[], at: number): boolean {
  const form = compares.exec(parts[at]?.text ?? '')?.groups?.form;
  if (form === undefined) return false;
  return (
    form === '--exit-code' || parts.slice(at + 1).some(({ text }) => /\bexit 1\b/.test(text)) || form === '--quiet'
  );
}

/** The texts of the tasks that a command calls: one of them may compare as well. */
function bodiesBehind({ text, folder }: JobPart, found: readonly Found[], bodiesOf: BodiesOf): JobPart[][] {
  return callsIn(unwrap(shellWords(text)).words).flatMap((call) =>
    bodiesOf(call, folder).map(({ body, folder: at, runner }) => {
      // a script calls its tools by their names alone
      const before = runner === 'script' ? runnersOf[managersAt(found, at).manager] : '';
      const isTool = (part: string) => !/^(?:npm|pnpm|yarn|bun|npx|node|git|cd|echo)\b/.test(part);
      return shellParts(body.replaceAll('\n', ' && '))
        .map((part) => part.replace(/^[@-]+/, ''))
        .map((part) => ({ text: isTool(part) ? `${before}${part}` : part, folder: at }));
    }),
  );
}

/** The commands in front of a comparison, one after the other, that write what is compared. */
function writersBefore(parts: readonly JobPart[], at: number, bodiesOf: BodiesOf): JobPart[] {
  const writers: JobPart[] = [];
  for (const part of parts.slice(0, at).toReversed()) {
    if (compares.test(part.text)) break;
    if (between.test(part.text)) continue;
    const writer = writerOf(part, bodiesOf);
    if (writer === undefined) break;
    writers.unshift(writer);
  }
  return writers;
}

/** Formatters and installations are told elsewhere. */
function writerOf(part: JobPart, bodiesOf: BodiesOf): JobPart | undefined {
  const text = safeText(part.text);
  if (text === undefined || !writes.test(text) || /(?:^|[\s/])\.github\/|install/i.test(text)) return undefined;
  const { words } = unwrap(shellWords(text));
  const { kinds, effect } = meaningOf(text, part.folder, bodiesOf);
  const isOther = (['install', 'lint', 'format', 'typecheck', 'test', 'e2e'] as const).some((kind) => kinds.has(kind));
  return isOther || effect === 'watches' || isDestroying(words, false) ? undefined : { text, folder: part.folder };
}

/** The files and folders that a comparison names. */
function filesIn({ text, folder }: JobPart, paths: readonly string[]): string[] {
  const words = shellWords(text).filter((word) => /^[\w@][\w@./-]*$/.test(word));
  return words
    .map((word) => placeFrom(folder, word).replace(/\/$/, ''))
    .flatMap((path) => {
      if (paths.includes(path)) return path;
      // results of a build are not listed
      if (/(?:^|\/)dist$/.test(path)) return `${path}/**`;
      return path !== '' && paths.some((one) => one.startsWith(`${path}/`)) && path.includes('/') ? `${path}/**` : [];
    })
    .slice(0, mostFiles);
}
