import type { CodeProbeId } from '@regelwerk/contract/rules/code-probes';
import type { GrammarName } from '../grammar-name.ts';

/** What of the code decides whether a line of general advice fits it, or is broken too often to be said. */
export interface CodeProbe {
  /** The line. */
  readonly id: CodeProbeId;
  /**
   * A query of tree-sitter for each grammar: `@follows` and `@breaks`. A node that is both follows, so that the exceptions of a
   * wide pattern need no pattern of their own; `@neither` takes a node out of both.
   */
  readonly queries: Readonly<Partial<Record<GrammarName, string>>>;
  /** A file counts once, and breaks the line by one place; for lines that nothing can follow place by place. */
  readonly isPerFile?: true;
  /** Whether tests alone are read; other probes leave them out. */
  readonly isOfTests?: true;
  /** The files that are read; absent for all. */
  readonly files?: RegExp;
  /** The files in which what breaks the line elsewhere follows it. */
  readonly home?: RegExp;
}

/** The grammars of TypeScript. */
export function typed(query: string): CodeProbe['queries'] {
  return { typescript: query, tsx: query };
}

/** The grammars of JavaScript and TypeScript. */
export function script(query: string): CodeProbe['queries'] {
  return { ...typed(query), javascript: query };
}

/** The grammars that know JSX. */
export function jsx(query: string): CodeProbe['queries'] {
  return { tsx: query, javascript: query };
}
