import { mergeInPlace } from '@regelwerk/claims/merge/merge-in-place';
import { ownLines } from '@regelwerk/claims/merge/own-lines';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import type { Delivery } from '@regelwerk/contract/rules/delivery';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenProject } from '../../reading/read-project.ts';
import { knownProject, openProject } from './store.ts';
import { useReading } from './use-reading.ts';

/** Larger than any file that a tool reads as rules. */
const mostBytes = 1_000_000;

/** A file of the person, and what becomes of it. */
export interface OwnFile {
  readonly path: string;
  /** Why nothing can be merged into it. */
  readonly fault?: 'missing' | 'unreadable' | 'foreign';
  readonly text: string;
  readonly rule: string;
  /** What the person wrote in it. Without a project nothing was said about the lines. */
  readonly lines: readonly ProvenClaim[];
  readonly isChecked: boolean;
}

/** Where the merge is: it needs the project, checks lines, or shows what it would write. */
export type MergeState =
  | { readonly kind: 'asking' | 'checking' | 'failed' }
  | { readonly kind: 'ready'; readonly name: string; readonly files: readonly OwnFile[] };

/** Reads the person's files that a delivery has as well, and checks their lines, on this device. */
export function useMerge({ existing = [], files }: Delivery) {
  const [state, setState] = useState<MergeState>({ kind: 'asking' });
  const running = useRef(0);

  const take = async (project: OpenProject, name: string, isWhole: boolean) => {
    const turn = ++running.current;
    const show = (next: MergeState) => {
      if (turn === running.current) setState(next);
    };
    show({ kind: 'checking' });
    const wanted = files.flatMap(({ path, content }) =>
      path !== undefined && existing.includes(path) ? [{ path, rule: content }] : [],
    );
    try {
      const own = await Promise.all(wanted.map(({ path, rule }) => readOwn(project, path, rule, isWhole)));
      show({ kind: 'ready', name, files: own });
    } catch {
      show({ kind: 'failed' });
    }
  };
  const {
    state: reading,
    read,
    cancel,
    prepare,
  } = useReading(
    ({ project, name, questions }) =>
      // single files do not tell what else is there
      void take(project, name, questions !== undefined).finally(project.end),
  );
  const begin = useEffectEvent(() => {
    const known = knownProject.read();
    const project = known && openProject.of(known.found);
    const has = new Set(known?.found.ruleFiles.map(({ path }) => path.toLowerCase()));
    if (project !== undefined && existing.every((path) => has.has(path.toLowerCase())))
      void take(project, known?.name ?? '', known?.questions !== undefined);
    else prepare();
  });
  useEffect(() => {
    begin();
    return () => {
      running.current += 1;
    };
  }, []);
  return {
    state,
    reading,
    read,
    cancel,
    /** Asks for a folder. */
    askAgain: () => {
      running.current += 1;
      setState({ kind: 'asking' });
    },
  };
}

async function readOwn(project: OpenProject, path: string, rule: string, isWhole: boolean): Promise<OwnFile> {
  const named = project.reading.profile.ruleFiles.find((one) => one.path.toLowerCase() === path.toLowerCase());
  const without = { path: named?.path ?? path, text: '', rule, lines: [], isChecked: false };
  if (named === undefined) return { ...without, fault: 'missing' };
  const file = await project.open(named.path);
  const text = file.size > mostBytes ? undefined : textOf(await file.arrayBuffer());
  if (text === undefined) return { ...without, fault: 'unreadable' };
  if (mergeInPlace(named.path, text, rule) === undefined) return { ...without, fault: 'foreign' };
  const lines = isWhole ? await project.check({ text, file: named.path }) : [];
  const own = ownLines(text, lines).filter(({ part }) => part === 'statement');
  return { ...without, text, lines: own, isChecked: isWhole };
}

/** Every byte has to be known to be written again. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
