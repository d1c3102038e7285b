import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';

/** JetBrains Junie: AGENTS.md as its guidelines. */
export const junie: TargetKnowledge = {
  name: 'JetBrains Junie',
  label: 'JetBrains Junie',
  aliases: ['junie'],
  family: 'shared-file',
  description: {
    en: 'The coding agent in JetBrains IDEs, guided by AGENTS.md.',
    de: 'Der Coding-Agent in den IDEs von JetBrains, gesteuert über AGENTS.md.',
  },
  badge: 'fuchsia',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    agentsFile(
      localized('IDE and CLI', 'IDE und CLI'),
      localized(
        'Save it as AGENTS.md in the root of the project. Junie takes the first of .junie/AGENTS.md, AGENTS.md and .junie/guidelines.md. Older plugins know only .junie/guidelines.md: there, enter AGENTS.md under Settings, Tools, Junie, Project Settings, Guidelines path.',
        'Speichere sie als AGENTS.md im Wurzelordner des Projekts. Junie nimmt die erste von .junie/AGENTS.md, AGENTS.md und .junie/guidelines.md. Ältere Plugins kennen nur .junie/guidelines.md: Trage dort AGENTS.md unter Settings, Tools, Junie, Project Settings, Guidelines path ein.',
      ),
      {
        rivals: { instead: ['.junie/AGENTS.md'] },
        room: 16_000,
        limit: {
          status: 'unknown',
          source: 'https://junie.jetbrains.com/docs/guidelines-and-memory.html',
          checkedOn: '2026-11-27',
        },
        check: localized(
          'Start a new task and ask Junie for the section headings of its guidelines.',
          'Beginne eine neue Aufgabe und frage Junie nach den Abschnittsüberschriften seiner Guidelines.',
        ),
      },
    ),
  ],
  directives: [],
};
