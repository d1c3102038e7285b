import { useEffect, useRef, useState } from 'react';
import { loadPart, PartFailure } from '../../lib/load-part.ts';
import type { ReadingStep } from '../../reading/project-messages.ts';
import type { ProjectSource } from '../../reading/project-source.ts';
import type { OpenProject } from '../../reading/read-project.ts';
import { isEmptyProfile, type KnownProject } from './model.ts';

/** Why a project was not read. */
export type ReadingFailure = 'empty' | 'denied' | 'code' | 'other';

/** The state of reading a project. */
export type ReadingState =
  | { readonly kind: 'idle' | 'canceled' | 'done' }
  | { readonly kind: 'reading'; readonly at: ReadingStep }
  | { readonly kind: 'failed'; readonly failure: ReadingFailure; readonly name: string };

const loadForm = () => loadPart(() => import('./form.ts'));
const loadReader = () => loadPart(() => import('../../reading/read-project.ts'));

/** Makes the files that were chosen ready to be read; undefined if the person chose none after all. */
export type FindSource = (
  signal: AbortSignal,
  onBegun: () => void,
) => Promise<ProjectSource | undefined> | ProjectSource | undefined;

/** What was read of a project, without what no rule can hold. Whoever takes it ends `project`. */
export interface ReadProject extends Pick<KnownProject, 'name' | 'found' | 'extent' | 'questions'> {
  readonly project: OpenProject;
}

/** Reads projects, one at a time. */
export function useReading(onRead: (read: ReadProject) => void) {
  const [state, setState] = useState<ReadingState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (findSource: FindSource) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: ReadingState) => {
      if (running.current === controller) setState(next);
    };
    try {
      const begin = () => show({ kind: 'reading', at: { step: 'seen', count: 0, folder: '' } });
      const source = await findSource(signal, begin);
      if (source === undefined) return;
      begin();
      const { readProject } = await loadReader();
      signal.throwIfAborted();
      const project = await readProject(source, (at) => show({ kind: 'reading', at }), signal);
      const { profile: read, extent } = project.reading;
      // a line about a file that was not given would be refuted
      const questions = source.isLoose === true ? undefined : project.reading.questions;
      const profile = (await loadForm()).sendable(read);
      if (signal.aborted || isEmptyProfile(profile)) project.end();
      signal.throwIfAborted();
      if (isEmptyProfile(profile)) return show({ kind: 'failed', failure: 'empty', name: source.name });
      show({ kind: 'done' });
      onRead({ name: source.name, found: profile, extent, questions, project });
    } catch (error) {
      show(signal.aborted ? { kind: 'canceled' } : { kind: 'failed', failure: failureOf(error), name: '' });
    }
  };

  return {
    state,
    read: (findSource: FindSource) => void read(findSource),
    cancel: () => {
      running.current?.abort();
      // what is on its way may take long to notice
      setState({ kind: 'canceled' });
    },
    /** Loads the code, so that reading works without a connection afterwards. */
    prepare: () =>
      void loadReader().then(
        ({ prepareReading }) => Promise.all([prepareReading(), loadForm()]),
        () => {},
      ),
    rest: () => setState({ kind: 'idle' }),
  };
}

function failureOf(error: unknown): ReadingFailure {
  if (error instanceof DOMException && ['NotAllowedError', 'NotReadableError', 'SecurityError'].includes(error.name))
    return 'denied';
  return error instanceof TypeError || error instanceof PartFailure ? 'code' : 'other';
}
