import type { Modality, Rule, RuleLine } from './rule.ts';

/** A line as a comparison shows it. */
export interface ComparedLine {
  readonly id: string;
  readonly modality: Modality;
  readonly text: string;
}

/** What differs between two rules, statement by statement, whatever their order. */
export interface RuleDifferences {
  readonly added: readonly ComparedLine[];
  /** General lines that the later rule no longer has. */
  readonly removed: readonly ComparedLine[];
  /** Lines about the project that the later rule no longer has. */
  readonly stale: readonly ComparedLine[];
  readonly reworded: readonly { readonly before: ComparedLine; readonly after: ComparedLine }[];
  /** Technologies whose version changed. */
  readonly versions: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** Compares two rules by the ids of their lines. A line that was written about the project keeps its id when others leave. */
export function ruleDifferences(before: Rule, after: Rule): RuleDifferences {
  const [then, now] = [linesOf(before), linesOf(after)];
  const left = [...then].filter(([key]) => !now.has(key)).map(([, line]) => line);
  const versions = new Map(before.stack.map(({ name, version }) => [name, version]));
  return {
    added: [...now].filter(([key]) => !then.has(key)).map(([, line]) => compared(line)),
    removed: left.filter((line) => !isOfProject(line)).map(compared),
    stale: left.filter(isOfProject).map(compared),
    reworded: [...now].flatMap(([key, line]) => {
      const former = then.get(key);
      return former === undefined || wordsOf(former) === wordsOf(line)
        ? []
        : [{ before: compared(former), after: compared(line) }];
    }),
    versions: after.stack.flatMap(({ name, version }) => {
      const former = versions.get(name);
      return former === undefined || former === version ? [] : [{ name, before: former, after: version }];
    }),
  };
}

/** Returns whether two rules say the same. */
export function isSame({ added, removed, stale, reworded, versions }: RuleDifferences): boolean {
  return [added, removed, stale, reworded, versions].every(({ length }) => length === 0);
}

function linesOf({ sections }: Rule): ReadonlyMap<string, RuleLine> {
  return new Map(sections.flatMap(({ lines }) => lines.map((line) => [keyOf(line), line])));
}

/** The number in the id of a line about the project is only its place. */
function keyOf({ id, text }: RuleLine): string {
  return id?.replace(/^project\.claim\.\d+\./, 'project.claim.') ?? text;
}

function isOfProject({ id = '', counted, claimed, ground }: RuleLine): boolean {
  return counted !== undefined || claimed !== undefined || ground === 'project' || id.startsWith('project.');
}

function wordsOf({ modality, text, instead = '', since = '', until = '' }: RuleLine): string {
  return JSON.stringify([modality, text, instead, since, until]);
}

function compared({ id, modality, text, instead }: RuleLine): ComparedLine {
  return { id: id ?? text, modality, text: instead === undefined ? text : `${text} → ${instead}` };
}
