import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { TaskRunner } from '../../findings.ts';
import { isBuildOutput, isCode, isWrittenAnew } from './build-output.ts';
import { type Call, callsIn } from './calls-in.ts';
import { isDestroying } from './is-destroying.ts';
import { type OneTest, oneTestOf } from './one-test-of.ts';
import { shellParts, shellWords } from './shell-parts.ts';
import { tools } from './tools.ts';
import { unwrap } from './unwrap.ts';
import { withoutExcluded } from './without-excluded.ts';

/** The texts of the tasks that a command may call from a folder. */
export interface BodiesOf {
  (call: Call, folder: string): readonly TaskBody[];
  /** Says whether the project keeps a file at a path or below it. */
  readonly keeps?: (path: string) => boolean;
}

/** The text of a task, and the folder that it runs in. */
export interface TaskBody {
  readonly body: string;
  readonly folder: string;
  readonly runner: TaskRunner;
}

/** What a shell text does, with the tasks that it calls. */
export interface Meaning {
  /** The purposes that its tools serve, with the languages that they serve them for. */
  readonly kinds: ReadonlyMap<CommandKind, ReadonlySet<Ecosystem>>;
  readonly effect: 'checks' | 'writes' | 'watches' | 'destroys';
  /** False if a part is a program that nobody knows. */
  readonly isKnown: boolean;
  /** Whether it builds or needs a container. */
  readonly isImage: boolean;
  /** Whether it makes files for a release, as a build does. */
  readonly emits: boolean;
  /** The folders that its tools run in. */
  readonly folders: ReadonlySet<string>;
  /** Arguments without which it would watch or wait; they belong at its end. */
  readonly extra?: string | undefined;
  /** The test of one file or name: arguments for its end, or a command of its own. */
  readonly one?: OneTest | undefined;
}

const deepest = 6;
const mostCalls = 60;
/** Bounds the time of one detection: arguments make a new text of every call. */
const mostParts = 40_000;
/** A longer text is not read. */
export const longest = 4000;
const ranks = ['checks', 'writes', 'watches', 'destroys'] as const;
const nothing: Meaning = {
  kinds: new Map(),
  effect: 'checks',
  isKnown: true,
  isImage: false,
  emits: false,
  folders: new Set(),
};
const unknown: Meaning = { ...nothing, isKnown: false };

interface Reading {
  readonly meanings: Map<string, Meaning>;
  parts: number;
}

const readings = new WeakMap<BodiesOf, Reading>();

/** Reads what a shell text does when it runs in a folder. */
export function meaningOf(text: string, folder: string, bodiesOf: BodiesOf, depth = 0): Meaning {
  // scripts that call each other in a circle never end
  if (depth > deepest) return { ...unknown, effect: 'watches' };
  if (text.length > longest || text.trim() === '') return unknown;
  const reading = readings.get(bodiesOf) ?? { meanings: new Map<string, Meaning>(), parts: 0 };
  readings.set(bodiesOf, reading);
  const key = [depth, folder, text].join('\n');
  const before = reading.meanings.get(key);
  if (before !== undefined) return before;
  reading.parts += shellParts(text).length;
  if (reading.parts > mostParts) return { ...unknown, effect: 'watches' };
  const meaning = meaningOfText(text, folder, bodiesOf, depth);
  reading.meanings.set(key, meaning);
  return meaning;
}

function meaningOfText(text: string, folder: string, bodiesOf: BodiesOf, depth: number): Meaning {
  const isBackground = /(?:^|[^&>|])&(?![&>\d])/.test(text.replace(/"[^"]*"|'[^']*'/g, ''));
  const parts = shellParts(text);
  const places = placesOf(parts, folder);
  const meanings = parts.map((part, index) => {
    const meaning = meaningOfPart(part, places[index] ?? folder, bodiesOf, depth);
    if (index === parts.length - 1) return meaning;
    // an argument that only the last part could receive is missing in an earlier one
    return {
      ...meaning,
      extra: undefined,
      ...(meaning.extra === undefined ? {} : { effect: 'watches' as const }),
      one: meaning.one && { ...meaning.one, isLast: false },
    };
  });
  const all = joined(meanings);
  return isBackground ? { ...all, effect: worst([all.effect, 'watches']) } : all;
}

/** The folder of each part: one that follows `cd`, until the parentheses around both end. */
function placesOf(parts: readonly string[], folder: string): string[] {
  let at = folder;
  return parts.map((part) => {
    const own = at;
    const [, moved] = /^\(*\s*(?:cd|pushd) ["']?([\w@./-]+)["']?$/.exec(part) ?? [];
    if (moved !== undefined) at = placeFrom(at, moved);
    else if (/\)$/.test(part) && !part.includes('$(')) at = folder;
    return own;
  });
}

function joined(meanings: readonly Meaning[]): Meaning {
  const ones = meanings.flatMap(({ one }) => one ?? []);
  const [one] = ones;
  const last = meanings.at(-1);
  return {
    kinds: mergedKinds(meanings),
    effect: worst(meanings.map(({ effect }) => effect)),
    isKnown: meanings.every(({ isKnown }) => isKnown),
    isImage: meanings.some(({ isImage }) => isImage),
    emits: meanings.some(({ emits }) => emits),
    folders: new Set(meanings.flatMap(({ folders }) => [...folders])),
    extra: last?.extra,
    one: ones.length === 1 ? one : undefined,
  };
}

function mergedKinds(meanings: readonly Meaning[]): Meaning['kinds'] {
  const merged = new Map<CommandKind, Set<Ecosystem>>();
  for (const [kind, ecosystems] of meanings.flatMap(({ kinds }) => [...kinds])) {
    const own = merged.get(kind) ?? new Set();
    for (const one of ecosystems) own.add(one);
    merged.set(kind, own);
  }
  return merged;
}

/** Returns the languages of a command of a kind; of all its tools where none is of that kind. */
export function ecosystemsOf({ kinds }: Meaning, kind: CommandKind): ReadonlySet<Ecosystem> {
  return kinds.get(kind) ?? new Set([...kinds.values()].flatMap((own) => [...own]));
}

function worst(effects: readonly Meaning['effect'][]): Meaning['effect'] {
  return ranks[Math.max(0, ...effects.map((effect) => ranks.indexOf(effect)))] ?? 'checks';
}

function meaningOfPart(part: string, folder: string, bodiesOf: BodiesOf, depth: number): Meaning {
  // a mark of comparison or of a function stands in quotes
  const [, target] = /(?:^|[^&\d>=])>>?\s*([^\s&>]+)/.exec(part.replace(/"[^"]*"|'[^']*'/g, quotedFile)) ?? [];
  const overwrites = target !== undefined && !isWrittenAnew(target);
  const written = shellWords(part.replace(/^\(+|\)+$/g, ''));
  const { words, tool, prefix, isInContainer } = isTask(written, folder, bodiesOf)
    ? { words: written, tool: '', prefix: '', isInContainer: false }
    : unwrap(written);
  const meaning = meaningOfWords(words, tool, prefix, folder, bodiesOf, depth);
  // Vitest and Jest watch for people alone
  const isUnattended = written.some((word) => /^CI=(?:true|1)$/.test(word));
  return {
    ...meaning,
    ...(isUnattended && { extra: undefined }),
    effect: overwrites ? worst([meaning.effect, 'destroys']) : meaning.effect,
    isImage: meaning.isImage || isInContainer,
  };
}

/** A quoted path remains, a quoted program does not. */
function quotedFile(quoted: string): string {
  const text = quoted.slice(1, -1);
  return /^[\w@./*$-]+$/.test(text) ? text : '_';
}

/** Hatch and PDM run tasks as they run tools. */
function isTask(words: readonly string[], folder: string, bodiesOf: BodiesOf): boolean {
  return (
    /^(?:hatch|pdm|mise)$/.test(words[0] ?? '') && callsIn(words).some((call) => bodiesOf(call, folder).length > 0)
  );
}

function meaningOfWords(
  words: readonly string[],
  tool: string,
  prefix: string,
  folder: string,
  bodiesOf: BodiesOf,
  depth: number,
): Meaning {
  const text = words.join(' ');
  if (/^(?:rm|rimraf|del-cli|shx rm|premove)(?=\s|$)/.test(text)) {
    const targets = words.slice(text.startsWith('shx') ? 2 : 1).filter((one) => !/^(?:-|\d?>|&>)/.test(one));
    const isMadeAnew = (path: string) => isBuildOutput(path) || isCode(path) || isUnkeptCode(path, folder, bodiesOf);
    return targets.every(isMadeAnew) ? nothing : { ...nothing, effect: 'destroys' };
  }
  if (/^(?:ba|z)?sh -\w*c /.test(text)) return inQuotes(meaningOf(words[2] ?? '', folder, bodiesOf, depth + 1));
  const beside = commandsBeside(words);
  if (beside.length > 0) return joined(beside.map((one) => meaningOf(one, folder, bodiesOf, depth + 1)));
  const calls = callsIn(words).slice(0, mostCalls);
  const called = calls.map((one) => ({ one, bodies: bodiesOf(one, folder) }));
  if (called.some(({ bodies }) => bodies.length > 0)) {
    const meaning = joined(
      called.flatMap(({ one, bodies }) =>
        bodies.slice(0, mostCalls).map(({ body, folder: at, runner }) => {
          const inner = meaningOf(one.args === '' ? body : `${body} ${one.args}`, at, bodiesOf, depth + 1);
          return passed(
            inner,
            runner,
            bodies.length > 1 || called.length > 1,
            depth > 0 && words[0] === 'npm' && !words.includes('--'),
          );
        }),
      ),
    );
    // of a program that nobody knows, only the name of the script says what it does
    const isAct = !meaning.isKnown && isDestroying(words, false);
    return isAct ? { ...meaning, effect: worst([meaning.effect, 'destroys']) } : meaning;
  }
  // pnpm and Yarn run a tool by its name alone
  const isBare = /^(?:pnpm|yarn)$/.test(words[0] ?? '') && called.length > 0 && words[1] !== 'run';
  const own = isBare ? words.slice(1) : words;
  if (isBare && callsIn(own).some((one) => bodiesOf(one, folder).length > 0))
    return meaningOfWords(own, own[0] ?? '', prefix, folder, bodiesOf, depth);
  const bare = withoutExcluded(own).join(' ');
  const row = tools.find(({ matches }) => matches.test(bare));
  const isCheck = row !== undefined && row.kind !== 'aside' && row.kind !== 'image';
  const effect = isDestroying(own, isCheck) ? 'destroys' : (row?.effect ?? 'checks');
  if (row === undefined) return { ...unknown, effect, folders: new Set([folder]) };
  const { kind, ecosystem, extra, one } = row;
  const needed = extra === undefined || extra[0].test(text) ? undefined : extra[1];
  return {
    kinds: new Map(
      kind === 'aside' || kind === 'image' ? [] : [[kind, new Set(ecosystem === undefined ? [] : [ecosystem])]],
    ),
    effect,
    isKnown: true,
    isImage: kind === 'image',
    emits: kind === 'build' || (/^(?:vue-)?tsc\b/.test(text) && !text.includes('--noEmit')),
    folders: new Set(kind === 'aside' ? [] : [folder]),
    extra: needed,
    one:
      one === undefined
        ? undefined
        : oneTestOf(
            isBare ? own : [tool, ...words.slice(1)],
            one,
            isBare ? `${prefix} ${words[0]}`.trim() : prefix,
            needed,
          ),
  };
}

/** Arguments behind a quoted text reach nothing in it. */
function inQuotes(inner: Meaning): Meaning {
  return {
    ...inner,
    effect: inner.extra === undefined ? inner.effect : worst([inner.effect, 'watches']),
    extra: undefined,
    one: inner.one && { ...inner.one, isLast: false },
  };
}

/** The quoted commands that `concurrently` runs beside each other, where it names no script. */
function commandsBeside([tool = '', ...rest]: readonly string[]): string[] {
  if (!/^(?:conc|concurrently)$/.test(tool) || rest.some((word) => /^(?:npm|pnpm|yarn|bun)[: ]/.test(word))) return [];
  return rest.filter((word, at) => !word.startsWith('-') && !/^-(?:n|c|s|m|-\w[\w-]*)$/.test(rest[at - 1] ?? ''));
}

/** What the repository does not keep, and what sounds like no data of a person, is written by a tool. */
function isUnkeptCode(path: string, folder: string, { keeps }: BodiesOf): boolean {
  const isPlain = /^(?:\.\/)?\.?\w[\w.-]*(?:\/\.?\w[\w.-]*)*\/?$/.test(path);
  return isPlain && (/\bsrc\//.test(path) || !kept.test(path)) && keeps?.(placeFrom(folder, path)) === false;
}

const kept =
  /(?:^|[/_-])(?:data\w*|db|storage|store|uploads?|backups?|dumps?|volumes?|media|sqlite\w*|content|files|secrets?|certs?|config)(?:[/_-]|$)|(?:^|\/)\.env|\.(?:db|sqlite\w*|json|csv|pem|key)$/i;

/** Runners that give arguments behind a task to its text. */
const forwarding = new Set<TaskRunner>(['script', 'composer', 'hatch', 'pdm', 'poe', 'deno']);

/** What of a called task its caller can still add to. npm takes options behind a nested call for its own. */
function passed(inner: Meaning, runner: TaskRunner, isOneOfMany: boolean, swallows: boolean): Meaning {
  const isForwarded = forwarding.has(runner) && !isOneOfMany;
  return {
    ...inner,
    effect: inner.extra !== undefined && (!isForwarded || swallows) ? worst([inner.effect, 'watches']) : inner.effect,
    extra: isForwarded && !swallows ? inner.extra : undefined,
    one: isOneOfMany ? undefined : inner.one && { ...inner.one, isLast: inner.one.isLast && isForwarded },
  };
}
