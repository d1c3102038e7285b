import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';

/** OpenCode: AGENTS.md in the repository. */
export const opencode: TargetKnowledge = {
  name: 'OpenCode',
  label: 'OpenCode',
  family: 'terminal',
  description: {
    en: 'The open coding agent for terminals, guided by AGENTS.md.',
    de: 'Der offene Coding-Agent für Terminals, gesteuert über AGENTS.md.',
  },
  badge: 'neutral',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    agentsFile(
      localized('Terminal, desktop and editor', 'Terminal, Desktop und Editor'),
      localized(
        'Save it as AGENTS.md in the root of the repository. OpenCode reads a CLAUDE.md only where there is no AGENTS.md, and further files only if the instructions of opencode.json name them.',
        'Speichere sie als AGENTS.md im Wurzelordner des Repositorys. OpenCode liest eine CLAUDE.md nur, wo es keine AGENTS.md gibt, und weitere Dateien nur, wenn die instructions der opencode.json sie nennen.',
      ),
      {
        room: 16_000,
        limit: { status: 'unknown', source: 'https://opencode.ai/docs/rules/', checkedOn: '2026-11-27' },
        check: localized(
          'Start opencode and ask for the section headings of its instructions.',
          'Starte opencode und frage nach den Abschnittsüberschriften seiner Anweisungen.',
        ),
      },
    ),
  ],
  directives: [],
};
