import type { Ground } from '@regelwerk/claims/ground';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ProjectSources } from '@regelwerk/conventions/convention';
import { acceptFiles } from '@regelwerk/profile/accept/accept-files';
import { readProject } from '@regelwerk/profile/detect-project';
import { fitProfile } from '@regelwerk/profile/resolve/fit-profile';
import { withWrittenFolders } from '@regelwerk/profile/with-written-folders';
import type { FromWorker, Reading, ReadingStep, ToCheck, ToWorker } from './project-messages.ts';
import type { SourceEntry } from './project-source.ts';
import { type Walk, walkProject } from './walk-project.ts';

/** Between two reports, so that the page is not flooded. */
const pauseMs = 100;
/** A larger file is not looked through for a line. */
const mostBytes = 1_000_000;
/** More files of rules than any project needs. */
const mostRules = 200;

type Answer = readonly SourceEntry[] | Blob | undefined;
const waiting = new Map<number, (value: Answer) => void>();
let lastId = 0;
let ground: Ground | undefined;
let reportedAt = 0;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') return void readFolder();
  if (data.type === 'check') return void check(data.id, data.wanted);
  if (data.type === 'examine') return void examineRules(data.id, data.files);
  waiting.get(data.id)?.(data.value);
  waiting.delete(data.id);
};

/** Walks the files that the page serves, detects the project, counts its conventions, and reports both. */
async function readFolder(): Promise<void> {
  const open = (path: string) => ask('open', path, isFile);
  try {
    const walk = await walkProject({ list: (path) => ask('list', path, isListing), open }, (count, folder) =>
      report({ step: 'seen', count, folder }),
    );
    const { cutAt, foreign } = walk;
    const { profile, commandOf } = readProject(walk.files);
    const facts = { profile: withLeftOut(profile, walk), extent: { cutAt, foreign } };
    say({ type: 'facts', reading: facts });
    say({ type: 'read', reading: await withConventions(facts, walk, open, commandOf) });
  } catch (error) {
    say({ type: 'failed', text: error instanceof Error ? error.message : String(error) });
  }
}

/** Checks lines against the project that was read; says nothing of one whose sources could not be. */
async function check(id: number, wanted: ToCheck): Promise<void> {
  const verdicts = ground === undefined ? undefined : verdictsOn(wanted, ground);
  say({ type: 'checked', id, lines: await verdicts?.catch(() => undefined) });
}

async function verdictsOn(wanted: ToCheck, known: Ground) {
  const { prove, readClaims } = await loadProofs();
  return await prove('lines' in wanted ? wanted.lines : readClaims(wanted.text, wanted.file), known);
}

async function loadProofs() {
  const [{ prove }, { readClaims }] = await Promise.all([
    import('@regelwerk/claims/prove'),
    import('@regelwerk/claims/read-claims'),
  ]);
  return { prove, readClaims };
}

/** Examines files of rules, or those of the project that was read; says nothing of them if that fails. */
async function examineRules(id: number, given: readonly RuleFile[] | undefined): Promise<void> {
  try {
    const { examine } = await import('@regelwerk/clinic/examine');
    const files = given ?? (await ownRules());
    say({ type: 'examined', id, outcome: { files, examination: await examine(files, ground) } });
  } catch {
    say({ type: 'examined', id, outcome: undefined });
  }
}

async function ownRules(): Promise<RuleFile[]> {
  const { isExamined } = await import('@regelwerk/clinic/reading/is-examined');
  const paths = ground?.paths.filter(isExamined).slice(0, mostRules) ?? [];
  const texts = await Promise.all(paths.map((path) => ground?.open(path)));
  return paths.flatMap((path, index) => ({ path, text: texts[index] ?? '' }));
}

function withLeftOut(profile: ProjectProfile, { leftOut }: Walk): ProjectProfile {
  return leftOut.length === 0 ? profile : fitProfile({ ...profile, skipped: [...profile.skipped, ...leftOut] });
}

async function withConventions(
  { profile, extent }: Reading,
  { files }: Walk,
  open: (path: string) => Promise<Blob>,
  commandOf: (path: string) => string | undefined,
): Promise<Reading> {
  const { countConventions } = await import('./count-conventions.ts');
  const { paths } = acceptFiles(files);
  const { counts, sources, generated, marked, ...read } = await countConventions(paths, open, report);
  const whole = { ...withWrittenFolders(profile, { texts: read.texts, generated, marked }, commandOf), ...counts };
  const textOf = (path: string) => open(path).then((file) => (file.size > mostBytes ? undefined : file.text()));
  ground = {
    profile: whole,
    conventions: counts.conventions ?? [],
    ...read,
    paths,
    open: (path) => textOf(path).catch(() => undefined),
  };
  return { profile: whole, extent: { ...extent, sources }, questions: await questionsAbout(whole, read.code) };
}

async function questionsAbout(profile: ProjectProfile, code: ProjectSources): Promise<Reading['questions']> {
  const { candidatesOf } = await import('@regelwerk/claims/sheet/candidates-of');
  const { questionSheet } = await import('@regelwerk/claims/sheet/question-sheet');
  // lines can then be checked without a connection
  await loadProofs();
  const candidates = candidatesOf(code);
  return { en: questionSheet(profile, candidates, 'en'), de: questionSheet(profile, candidates, 'de') };
}

function report(step: ReadingStep): void {
  const now = performance.now();
  if (now - reportedAt < pauseMs) return;
  reportedAt = now;
  say({ type: 'step', step });
}

async function ask<Value>(
  type: 'list' | 'open',
  path: string,
  isWanted: (value: Answer) => value is Value & Answer,
): Promise<Value> {
  const id = ++lastId;
  const value = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve);
    say({ type, id, path });
  });
  if (!isWanted(value)) throw new Error(`${path} cannot be opened.`);
  return value;
}

function isListing(value: Answer): value is readonly SourceEntry[] {
  return Array.isArray(value);
}

function isFile(value: Answer): value is Blob {
  return value instanceof Blob;
}

function say(message: FromWorker): void {
  self.postMessage(message);
}
