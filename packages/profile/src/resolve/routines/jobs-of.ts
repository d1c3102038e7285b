import type { Found, Step } from '../../findings.ts';
import { shellParts } from '../shell/shell-parts.ts';

/** One command of a job, with its folder. */
export interface JobPart {
  readonly text: string;
  readonly folder: string;
}

/** A job of continuous integration: its commands one after the other. */
export interface JobRun {
  readonly evidence: string;
  readonly parts: readonly JobPart[];
}

/** Returns the jobs that the files of continuous integration state. */
export function jobsOf(found: readonly Found[]): JobRun[] {
  return found.flatMap(({ path: evidence, steps = [] }) => {
    const run = steps.filter(({ source, job }) => source === 'ci' && job !== undefined);
    return [...Map.groupBy(run, ({ job }) => job).values()].map(
      (own): JobRun => ({ evidence, parts: own.flatMap(partsOf) }),
    );
  });
}

function partsOf({ text, folder }: Step): JobPart[] {
  return shellParts(text).map((part) => ({ text: part, folder }));
}
