import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { createStore } from '../../lib/create-store.ts';
import { loadPart } from '../../lib/load-part.ts';
import { projectKey, readStored, writeStored } from '../../lib/storage.ts';
import { correct, type KnownProject, noCorrections } from './model.ts';

/** Changes whenever an entry of an earlier version of the app can no longer be read. */
const storedVersion = 2;
const store = createStore<KnownProject | undefined>(undefined);

async function restore(stored: string, isRemembered: boolean): Promise<void> {
  // the parser is loaded only in browsers that keep a project
  const { restoreProject } = await loadPart(() => import('./form.ts'));
  const project = restoreProject(stored);
  if (project === undefined) keep(undefined);
  else store.write({ ...project, isRemembered });
}

function keep(next: KnownProject | undefined): void {
  const { isRemembered = false, ...project } = next ?? {};
  const text = next === undefined ? null : JSON.stringify({ version: storedVersion, ...project });
  writeStored('local', projectKey, isRemembered ? text : null);
  writeStored('session', projectKey, isRemembered ? null : text);
  store.write(next);
}

async function restoreKept(): Promise<void> {
  const remembered = readStored('local', projectKey);
  const stored = remembered ?? readStored('session', projectKey);
  if (stored !== null) await restore(stored, remembered !== null);
}

const restored = restoreKept().catch(() => {});
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== projectKey) return;
  if (newValue !== null) void restore(newValue, true);
  else if (store.read()?.isRemembered === true) store.write(undefined);
});

/** The project of this visit, which the device remembers if the person wants it to. */
export const knownProject = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  /** Settles once the stored project has been read. */
  restored,
  write: keep,
  /** Takes the profile of an earlier request, unless it is the one that is known. */
  takeSent: (profile: ProjectProfile) => {
    const known = store.read();
    if (JSON.stringify(profile) === JSON.stringify(knownProject.profile())) return;
    keep({ name: '', found: profile, corrections: noCorrections, isRemembered: known?.isRemembered === true });
  },
  /** Forgets what was read for one rule alone, before the next one begins. */
  endRule: () => {
    if (store.read()?.isRemembered === false) keep(undefined);
  },
  /** The profile that is sent with the answers; undefined without a project. */
  profile: () => {
    const known = store.read();
    return known === undefined ? undefined : correct(known.found, known.corrections);
  },
};
