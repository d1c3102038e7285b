import type { ScopedFiles } from '../../target.ts';
import { bareList } from './bare-list.ts';

/** The rules of Antigravity in `.agents/rules`, each with its trigger. */
export const antigravityRules: ScopedFiles = {
  pathOf: (slug) => `.agents/rules/${slug}.md`,
  head: ({ about, globs }) => ({ trigger: 'glob', globs: bareList(globs), description: about }),
};
