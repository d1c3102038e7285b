import type { plainChoices } from './choices.ts';
import { normaliseChoice } from './normalise-choice.ts';

const plainLabels: Readonly<Record<string, string>> = {
  web: 'Web',
  mobile: 'Mobile',
  desktop: 'Desktop',
  cli: 'CLI',
  svelte: 'Svelte',
  next: 'Next.js',
  flutter: 'Flutter',
  electron: 'Electron',
} satisfies Record<(typeof plainChoices)['applicationType' | 'framework'][number], string>;

/** Returns an application type or a framework as people read it, also a plain one or one stored in another spelling. */
export function choiceLabel(stored: string): string {
  return plainLabels[stored] ?? normaliseChoice.applicationType(stored) ?? normaliseChoice.framework(stored) ?? stored;
}
