import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { antigravityRules } from './antigravity-rules.ts';
import { fileBudget } from './file-budget.ts';

const limit = {
  max: 12_000,
  status: 'reported',
  source: 'https://antigravity.google/docs/rules-workflows',
  checkedOn: '2026-11-27',
} as const;

/** Antigravity: a rule that is always on and one for each technology, or AGENTS.md in place of the first. */
export const antigravity: TargetKnowledge = {
  name: 'Antigravity',
  label: 'Antigravity',
  family: 'editor',
  description: {
    en: "Google's agentic editor and its CLI, with rules in .agents/rules.",
    de: 'Der Agenten-Editor von Google und seine CLI, mit Regeln in .agents/rules.',
  },
  badge: 'sky',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'antigravity-rules',
      name: localized('Workspace rules', 'Regeln des Arbeitsbereichs'),
      kind: 'files',
      form: 'document',
      path: '.agents/rules/00-core.md',
      scoped: { ...antigravityRules, coreHead: () => ({ trigger: 'always_on' }) },
      rivals: { too: ['AGENTS.md', 'GEMINI.md'] },
      room: 11_500,
      limit,
      place: localized(
        'Save the files in .agents/rules; that folder must not be in .gitignore. Older versions read .agent/rules.',
        'Speichere die Dateien in .agents/rules; dieser Ordner darf nicht in der .gitignore stehen. Ältere Versionen lesen .agent/rules.',
      ),
      check: localized(
        'Customizations, Rules: 00-core is listed as Always On, the others with their globs.',
        'Customizations, Rules: 00-core steht dort als Always On, die übrigen mit ihren Globs.',
      ),
    },
    {
      id: 'antigravity-agents',
      name: localized('AGENTS.md and rules', 'AGENTS.md und Regeln'),
      kind: 'files',
      form: 'document',
      path: 'AGENTS.md',
      scoped: antigravityRules,
      rivals: { too: ['GEMINI.md', '.agents/rules/00-core.md'] },
      room: 11_500,
      limit,
      place: localized(
        'Instead of 00-core.md, where other tools share the file: AGENTS.md in the root of the workspace, read since version 1.20.3 of March 2026, and the other files in .agents/rules.',
        'Statt 00-core.md, wo andere Werkzeuge die Datei mitnutzen: AGENTS.md im Wurzelordner des Arbeitsbereichs, gelesen seit Version 1.20.3 vom März 2026, und die übrigen Dateien in .agents/rules.',
      ),
      check: localized(
        'Customizations, Rules: the files are listed; in agy, ask which instruction files it has loaded.',
        'Customizations, Rules: Dort stehen die Dateien; frage in agy, welche Anweisungsdateien geladen sind.',
      ),
    },
  ],
  directives: [],
};
