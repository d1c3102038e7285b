import { lineOf, linesOf, writtenOf } from '@regelwerk/claims/kept/checked-line';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { createStore } from '../../lib/create-store.ts';
import { loadPart } from '../../lib/load-part.ts';
import { projectKey, readStored, writeStored } from '../../lib/storage.ts';
import type { ProjectSource } from '../../reading/project-source.ts';
import type { OpenProject } from '../../reading/read-project.ts';
import { waitingRule } from '../rule/view/store.ts';
import { correctionsFor, type KnownProject, noCorrections, profileOf } from './model.ts';
import type { ReadProject } from './use-reading.ts';

/** Changes whenever an entry of an earlier version of the app can no longer be read. */
const storedVersion = 2;
const store = createStore<KnownProject | undefined>(undefined);

let open: { readonly found: ProjectProfile; readonly project: OpenProject } | undefined;

/** The project whose files this page still has at hand, so that lines can be checked against them. */
export const openProject = {
  /** Takes the place of the one before. */
  keep: (found: ProjectProfile, project: OpenProject) => {
    open?.project.end();
    open = { found, project };
  },
  /** Undefined where what was found came from an earlier visit, from another tab or from another project. */
  of: (found: ProjectProfile) => (open?.found === found ? open.project : undefined),
  end: () => {
    open?.project.end();
    open = undefined;
  },
};

async function restore(stored: string, isRemembered: boolean): Promise<void> {
  // the parser is loaded only in browsers that keep a project
  const { restoreProject } = await loadPart(() => import('./form.ts'));
  const project = restoreProject(stored);
  if (project === undefined) writeStored(isRemembered ? 'local' : 'session', projectKey, null);
  else store.write({ ...project, isRemembered });
}

/** Keeps a project in this tab, or on this device. One that the device remembers stays there until another takes its place. */
function keep({ isRemembered, ...project }: KnownProject): void {
  const text = JSON.stringify({ version: storedVersion, ...project });
  if (isRemembered) writeStored('local', projectKey, text);
  writeStored('session', projectKey, isRemembered ? null : text);
  store.write({ ...project, isRemembered });
}

/** Checks the lines of the project that was read before against its files as they are now. */
async function checkAgain({ found, lines = [] }: KnownProject, project: OpenProject): Promise<void> {
  if (lines.length === 0) return;
  const checked = await project.check({ lines: lines.map(writtenOf) });
  const known = store.read();
  // meanwhile the person may have ticked or checked lines
  if (known?.found !== found) return;
  const now = new Map(lines.map(({ text }, index) => [text, checked[index]]));
  keep({ ...known, lines: known.lines?.map((one) => lineOf(now.get(one.text) ?? one, known.lines ?? [])) });
}

/** Forgets the project that is known; the device also, if it remembers this one. */
function forget(): void {
  if (store.read()?.isRemembered === true) writeStored('local', projectKey, null);
  writeStored('session', projectKey, null);
  waitingRule.forgetProject();
  openProject.end();
  store.write(undefined);
}

async function restoreKept(): Promise<void> {
  const ofTab = readStored('session', projectKey);
  const stored = ofTab ?? readStored('local', projectKey);
  if (stored !== null) await restore(stored, ofTab === null);
}

const restored = restoreKept().catch(() => {});
window.addEventListener('storage', ({ key, newValue }) => {
  // the project of a rule that is being made here stays
  if (key !== projectKey || store.read()?.isRemembered === false) return;
  if (newValue !== null) void restore(newValue, true);
  else store.write(undefined);
});

/** The project of this visit, which the device remembers if the person wants it to. */
export const knownProject = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  /** Settles once the stored project has been read. */
  restored,
  write: keep,
  /** Takes a project that was read. What the person decided about the same project before stays. */
  takeRead: ({ project, ...read }: ReadProject): KnownProject => {
    const before = store.read();
    const isSame = before?.name === read.name && read.name !== '';
    // an earlier request has no name; its lines are checked like all others
    const isRepeated = before?.name === '' && before.extent === undefined;
    const known = {
      ...read,
      corrections: isSame ? correctionsFor(read.found, before) : noCorrections,
      lines: isSame || isRepeated ? before.lines : undefined,
      // another project is remembered only once that is ticked
      isRemembered: isSame && before.isRemembered,
    };
    keep(known);
    openProject.keep(read.found, project);
    // without questions, lines cannot be checked against it
    if (read.questions === undefined) openProject.end();
    else void checkAgain(known, project).catch(() => {});
    return known;
  },
  forget,
  /** Has the device remember the project, or this tab alone. */
  remember: (isRemembered: boolean) => {
    const known = store.read();
    if (known === undefined) return;
    if (!isRemembered) writeStored('local', projectKey, null);
    keep({ ...known, isRemembered });
    waitingRule.rememberProject(isRemembered);
  },
  /** Takes the profile of an earlier request, unless it is the one that is known. */
  takeSent: (profile: ProjectProfile) => {
    if (JSON.stringify(profile) === JSON.stringify(knownProject.profile())) return;
    const { claims = [], ...found } = profile;
    keep({ name: '', found, lines: linesOf(claims), corrections: noCorrections, isRemembered: false });
  },
  /** Forgets what was read for one rule alone, before the next one begins with what the device remembers. */
  endRule: () => {
    if (store.read()?.isRemembered !== false) return;
    forget();
    void restoreKept().catch(() => {});
  },
  /** The profile that is sent with the answers; undefined without a project. */
  profile: () => {
    const known = store.read();
    return known === undefined ? undefined : profileOf(known);
  },
};

let arriving: ProjectSource | undefined;

/** The project that was given on the landing page, until the wizard has read it. */
export const arrivingSource = {
  read: () => arriving,
  write: (source: ProjectSource | undefined) => {
    arriving = source;
  },
};
