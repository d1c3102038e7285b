import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ProjectSources } from '@regelwerk/conventions/convention';
import { readCode } from '@regelwerk/conventions/read-code';
import { mostSourceBytes, readSources } from '@regelwerk/conventions/sources/read-sources';
import type { CountedSources, ReadingStep } from './project-messages.ts';
import { servedGrammars } from './served-grammars.ts';

const mostMs = 20_000;
/** Reading leaves time to count in what was read. */
const mostReadingMs = 8_000;

/** What the sources of a project show, and how many of them were read. */
interface Counted {
  readonly counts: Pick<ProjectProfile, 'conventions' | 'codeCounts'>;
  readonly sources: CountedSources;
  /** The sources, as they were read and as they were parsed. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of the sources that a tool wrote. */
  readonly generated: readonly string[];
  readonly marked: readonly string[];
  readonly code: ProjectSources;
}

/** Reads the sources among these paths and counts what they do, in 20 seconds at most. */
export async function countConventions(
  paths: readonly string[],
  open: (path: string) => Promise<Blob>,
  onStep: (step: ReadingStep) => void,
): Promise<Counted> {
  const start = performance.now();
  let isCut = false;
  const within = (ms: number) => () => {
    const hasTime = performance.now() - start < ms;
    isCut ||= !hasTime;
    return hasTime;
  };
  const { texts, generated, marked, read, of } = await readSources(paths, (path) => textOf(path, open), {
    hasTime: within(mostReadingMs),
    onRead: (count) => onStep({ step: 'sources', count }),
  });
  let counted = 0;
  let wanted = 0;
  const { counts, code } = await readCode({ texts, paths, generated }, servedGrammars, {
    hasTime: within(mostMs),
    onParsed: (count, all) => {
      counted = count;
      wanted = all;
      onStep({ step: 'counted', count, of: all });
    },
  });
  // what was read and is none of the project's own code counts nowhere
  return { counts, sources: { read: counted, of: of - (read - wanted), isCut }, texts, generated, marked, code };
}

async function textOf(path: string, open: (path: string) => Promise<Blob>): Promise<string | undefined> {
  try {
    const file = await open(path);
    return file.size > mostSourceBytes ? undefined : await file.text();
  } catch {
    return undefined;
  }
}
