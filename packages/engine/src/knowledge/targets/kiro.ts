import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { fileBudget } from './file-budget.ts';

/** Kiro: AGENTS.md, which is always included, and steering files for paths. */
export const kiro: TargetKnowledge = {
  name: 'Kiro',
  label: 'Kiro',
  family: 'editor',
  description: {
    en: "Amazon's agentic editor and CLI, with steering files in .kiro/steering.",
    de: 'Der Agenten-Editor von Amazon und seine CLI, mit Steering-Dateien in .kiro/steering.',
  },
  badge: 'violet',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'kiro-steering',
      name: localized('AGENTS.md and steering files', 'AGENTS.md und Steering-Dateien'),
      kind: 'files',
      form: 'document',
      path: 'AGENTS.md',
      scoped: {
        pathOf: (slug) => `.kiro/steering/${slug}.md`,
        head: ({ globs }) => ({ inclusion: 'fileMatch', fileMatchPattern: globs }),
      },
      room: 16_000,
      limit: { status: 'unknown', source: 'https://kiro.dev/docs/steering/', checkedOn: '2026-11-27' },
      place: localized(
        'Save AGENTS.md in the root of the workspace, where Kiro always includes it, and any other files in .kiro/steering; each is included with files that match its pattern. A custom agent of Kiro CLI reads only what its resources name.',
        'Speichere AGENTS.md im Wurzelordner des Arbeitsbereichs, dort bezieht Kiro sie immer ein, und alle weiteren Dateien in .kiro/steering; jede gilt bei Dateien, die zu ihrem Muster passen. Ein eigener Agent der Kiro CLI liest nur, was seine Resources nennen.',
      ),
      check: localized(
        'Kiro panel, Agent Steering: the files are listed; in Kiro CLI, /context show lists them.',
        'Kiro-Panel, Agent Steering: Dort stehen die Dateien; in der Kiro CLI zeigt sie /context show.',
      ),
    },
  ],
  directives: [],
};
