import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';

/** Zed: the first of nine files, AGENTS.md the seventh of them. */
export const zed: TargetKnowledge = {
  name: 'Zed',
  label: 'Zed',
  family: 'shared-file',
  description: {
    en: 'The code editor whose agent reads AGENTS.md.',
    de: 'Der Code-Editor, dessen Agent die AGENTS.md liest.',
  },
  badge: 'blue',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    agentsFile(
      localized('Project instructions', 'Projektanweisungen'),
      localized(
        'Save it as AGENTS.md in the root of the project. Zed reads one file alone, the first of .rules, .cursorrules, .windsurfrules, .clinerules, .github/copilot-instructions.md, AGENT.md, AGENTS.md, CLAUDE.md and GEMINI.md: none of the first six may be there.',
        'Speichere sie als AGENTS.md im Wurzelordner des Projekts. Zed liest nur eine Datei, die erste von .rules, .cursorrules, .windsurfrules, .clinerules, .github/copilot-instructions.md, AGENT.md, AGENTS.md, CLAUDE.md und GEMINI.md: Von den ersten sechs darf keine da sein.',
      ),
      {
        rivals: {
          instead: [
            '.rules',
            '.cursorrules',
            '.windsurfrules',
            '.clinerules',
            '.github/copilot-instructions.md',
            'AGENT.md',
          ],
        },
        room: 16_000,
        limit: { status: 'unknown', source: 'https://zed.dev/docs/ai/instructions', checkedOn: '2026-11-27' },
        check: localized(
          'Start a new thread with the Zed Agent and ask for the section headings of its instructions. External agents in Zed read their own files.',
          'Beginne einen neuen Thread mit dem Zed Agent und frage nach den Abschnittsüberschriften seiner Anweisungen. Externe Agenten in Zed lesen ihre eigenen Dateien.',
        ),
      },
    ),
  ],
  directives: [],
};
