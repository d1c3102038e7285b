import type { Finding } from '@regelwerk/clinic/finding';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import type { Examined, ReadingStep } from '../../reading/project-messages.ts';
import type { ProjectSource } from '../../reading/project-source.ts';
import type { OpenProject } from '../../reading/read-project.ts';
import type { FindSource } from '../project/use-reading.ts';
import { withFix } from './model.ts';

/** What is examined, with what was found, and how it got there. */
export interface ExaminedSet extends Examined {
  /** The project that the files were proven against, and its name. */
  readonly project: OpenProject | undefined;
  readonly name: string;
  /** The files before each fix, the oldest first. */
  readonly before: readonly (readonly RuleFile[])[];
}

/** What the clinic is doing, or why there is nothing to show. */
export type ClinicWork =
  | { readonly kind: 'idle' | 'examining' | 'empty' | 'noRules' | 'denied' | 'failed' | 'fixed' | 'undone' }
  | { readonly kind: 'reading'; readonly at: ReadingStep };

const loadExaminer = () => loadPart(() => import('../../reading/examine-rules.ts'));
const loadReader = () => loadPart(() => import('../../reading/read-project.ts'));
const largestFile = 12_000_000;

/** Examines rules in this browser: a pasted text, files, or those of a folder against its project. */
export function useClinic() {
  const [set, setSet] = useState<ExaminedSet>();
  const [work, setWork] = useState<ClinicWork>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const project = useRef<OpenProject>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      project.current?.end();
    },
    [],
  );

  const run = async (find: (signal: AbortSignal) => Promise<ExaminedSet | undefined>, after: ClinicWork) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const found = await find(signal);
      if (signal.aborted) return;
      if (found !== undefined && found.files.length === 0) return setWork({ kind: 'noRules' });
      if (found !== undefined) setSet(found);
      setWork(found === undefined ? { kind: 'idle' } : after);
    } catch (error) {
      if (!signal.aborted) setWork({ kind: isDenied(error) ? 'denied' : 'failed' });
    }
  };

  const examineTexts = async (files: readonly RuleFile[]): Promise<ExaminedSet> => {
    const { examineRules } = await loadExaminer();
    return { ...(await examineRules(files)), project: undefined, name: '', before: [] };
  };

  const examineSource = async (source: ProjectSource, signal: AbortSignal): Promise<ExaminedSet> => {
    const entries = await source.list('');
    if (source.isLoose === true || !entries.some(({ isFolder }) => isFolder)) {
      const files = await Promise.all(entries.map(async ({ name }) => ({ path: name, blob: await source.open(name) })));
      const small = files.filter(({ blob }) => blob.size <= largestFile);
      return await examineTexts(
        await Promise.all(small.map(async ({ path, blob }) => ({ path, text: await blob.text() }))),
      );
    }
    const { readProject } = await loadReader();
    const opened = await readProject(source, (at) => signal.aborted || setWork({ kind: 'reading', at }), signal);
    project.current?.end();
    project.current = opened;
    if (!signal.aborted) setWork({ kind: 'examining' });
    return { ...(await opened.examine()), project: opened, name: source.name, before: [] };
  };

  /** Examines the files as they are now. */
  const examineAgain = (files: readonly RuleFile[], before: ExaminedSet['before'], after: ClinicWork) => {
    if (set === undefined) return;
    const { project: opened } = set;
    void run(async () => {
      const found = opened === undefined ? await examineTexts(files) : await opened.examine(files);
      return { ...set, ...found, before };
    }, after);
  };

  return {
    set,
    work,
    examinePasted: (file: RuleFile) => {
      if (file.text.trim() === '') return setWork({ kind: 'empty' });
      setWork({ kind: 'examining' });
      void run(() => examineTexts([file]), { kind: 'idle' });
    },
    examineFrom: (find: FindSource) =>
      void run(
        async (signal) => {
          const source = await find(signal, () => setWork({ kind: 'examining' }));
          if (source === undefined) return undefined;
          setWork({ kind: 'examining' });
          return await examineSource(source, signal);
        },
        { kind: 'idle' },
      ),
    accept: (finding: Finding) => {
      if (set !== undefined) examineAgain(withFix(set.files, finding), [...set.before, set.files], { kind: 'fixed' });
    },
    undo: () => {
      const files = set?.before.at(-1);
      if (set !== undefined && files !== undefined) examineAgain(files, set.before.slice(0, -1), { kind: 'undone' });
    },
    cancel: () => {
      running.current?.abort();
      setWork({ kind: 'idle' });
    },
    startOver: () => {
      running.current?.abort();
      project.current?.end();
      project.current = undefined;
      setSet(undefined);
      setWork({ kind: 'idle' });
    },
    /** Leaves the project to who goes on with it. */
    releaseProject: () => {
      project.current = undefined;
    },
    /** Loads the code, so that rules can be examined without a connection afterwards. */
    prepare: () =>
      void Promise.all([loadExaminer().then(({ prepareExamining }) => prepareExamining()), loadReader()]).catch(
        () => {},
      ),
  };
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'NotReadableError', 'SecurityError'].includes(error.name);
}
