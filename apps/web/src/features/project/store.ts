import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { createStore } from '../../lib/create-store.ts';
import { loadPart } from '../../lib/load-part.ts';
import { projectKey, readStored, writeStored } from '../../lib/storage.ts';
import { correct, type KnownProject, noCorrections } from './model.ts';

/** Changes whenever an entry of an earlier version of the app can no longer be read. */
const storedVersion = 1;

const store = createStore<KnownProject | undefined>(undefined);

async function restore(stored: string | null): Promise<void> {
  if (stored === null) return store.write(undefined);
  // the parser is loaded only on devices that remember a project
  const { restoreProject } = await loadPart(() => import('./form.ts'));
  const project = restoreProject(stored);
  if (project === undefined) writeStored('local', projectKey, null);
  store.write(project);
}

const restored = restore(readStored('local', projectKey)).catch(() => {});
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === projectKey) void restore(newValue);
});

/** The project of this device: remembered until the person forgets it, replaces it or signs out. */
export const knownProject = {
  read: store.read,
  readInitial: store.readInitial,
  subscribe: store.subscribe,
  /** Settles once the stored project has been read. */
  restored,
  write: (next: KnownProject | undefined) => {
    writeStored('local', projectKey, next === undefined ? null : JSON.stringify({ version: storedVersion, ...next }));
    store.write(next);
  },
  /** Remembers the profile of an earlier request, unless it is the one that is known. */
  rememberSent: (profile: ProjectProfile) => {
    if (JSON.stringify(profile) === JSON.stringify(knownProject.profile())) return;
    knownProject.write({ name: '', found: profile, corrections: noCorrections });
  },
  /** The profile that is sent with the answers; undefined without a project. */
  profile: () => {
    const known = store.read();
    return known === undefined ? undefined : correct(known.found, known.corrections);
  },
};
