import type { ChosenFramework } from './choices.ts';
import type { Ecosystem } from './registry-facts.ts';

/** A programming language that is known by the endings of its files. */
export interface SourceLanguage {
  readonly endings: readonly string[];
  /** The registry of its packages; a program in it builds with the tools of this ecosystem. */
  readonly ecosystem?: Ecosystem;
  /** The answer of the wizard that it shows, where none of its frameworks is known. */
  readonly answer?: ChosenFramework;
  /** The name of its runtime in a profile, whose version is the language's. */
  readonly runtime?: string;
}

/** The languages that a profile counts, by name. */
export const sourceLanguages: Readonly<Record<string, SourceLanguage>> = {
  TypeScript: { endings: ['ts', 'tsx', 'mts', 'cts'], ecosystem: 'npm' },
  JavaScript: { endings: ['js', 'jsx', 'mjs', 'cjs'], ecosystem: 'npm' },
  'Vue files': { endings: ['vue'], ecosystem: 'npm' },
  'Svelte files': { endings: ['svelte'], ecosystem: 'npm' },
  'Astro files': { endings: ['astro'], ecosystem: 'npm' },
  Python: { endings: ['py'], ecosystem: 'python', answer: 'Python', runtime: 'python' },
  Ruby: { endings: ['rb'], ecosystem: 'ruby', answer: 'ruby', runtime: 'ruby' },
  PHP: { endings: ['php'], ecosystem: 'php', runtime: 'php' },
  Go: { endings: ['go'], ecosystem: 'go', answer: 'Go', runtime: 'go' },
  Rust: { endings: ['rs'], ecosystem: 'rust', answer: 'rust', runtime: 'rust' },
  Java: { endings: ['java'], ecosystem: 'java', answer: 'java', runtime: 'java' },
  Kotlin: { endings: ['kt'], ecosystem: 'java', answer: 'kotlin' },
  Scala: { endings: ['scala'], ecosystem: 'java', answer: 'scala' },
  '.NET': { endings: ['cs', 'fs', 'vb'], ecosystem: 'dotnet', answer: 'dotnet', runtime: 'dotnet' },
  Elixir: { endings: ['ex', 'exs'], ecosystem: 'elixir', answer: 'elixir', runtime: 'elixir' },
  Swift: { endings: ['swift'], ecosystem: 'swift', answer: 'swift', runtime: 'swift' },
  Dart: { endings: ['dart'], ecosystem: 'dart', answer: 'dart', runtime: 'dart' },
  'C and C++': { endings: ['c', 'cc', 'cpp', 'h', 'hpp'], answer: 'cpp' },
};
