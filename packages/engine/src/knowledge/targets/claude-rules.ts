import type { ScopedFiles } from '../../target.ts';

/** The rules of Claude Code in `.claude/rules`, each with its paths. */
export const claudeRules: ScopedFiles = {
  pathOf: (slug) => `.claude/rules/${slug}.md`,
  head: ({ globs }) => ({ paths: globs }),
};
