import type { plainChoices } from './choices.ts';
import { normaliseChoice } from './normalise-choice.ts';

const plainLabels: Readonly<Record<string, string>> = {
  web: 'Web',
  mobile: 'Mobile',
  desktop: 'Desktop',
  cli: 'CLI',
  electron: 'Electron',
  rust: 'Rust',
  ruby: 'Ruby',
  java: 'Java',
  kotlin: 'Kotlin',
  scala: 'Scala',
  dotnet: '.NET',
  elixir: 'Elixir',
  swift: 'Swift',
  dart: 'Dart',
  cpp: 'C and C++',
} satisfies Record<(typeof plainChoices)['applicationType' | 'framework'][number], string>;

/** Returns an application type or a framework as people read it, also a plain one or one stored in another spelling. */
export function choiceLabel(stored: string): string {
  return plainLabels[stored] ?? normaliseChoice.applicationType(stored) ?? normaliseChoice.framework(stored) ?? stored;
}
