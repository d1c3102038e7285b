import { localized } from '../../directive.ts';
import type { ScopedFiles, TargetKnowledge } from '../../target.ts';
import { fileBudget } from './file-budget.ts';

const instructions: ScopedFiles = {
  pathOf: (slug) => `.github/instructions/${slug}.instructions.md`,
  head: ({ globs }) => ({ applyTo: globs.join(',') }),
};
const limit = {
  status: 'unknown',
  source: 'https://docs.github.com/en/copilot/reference/custom-instructions-support',
  checkedOn: '2026-11-27',
} as const;
const check = localized(
  'In VS Code, the references of an answer name the files; in Copilot CLI, /instructions lists them.',
  'In VS Code nennen die Referenzen einer Antwort die Dateien; in der Copilot CLI zählt /instructions sie auf.',
);

/** GitHub Copilot: AGENTS.md with instructions for paths; copilot-instructions.md where AGENTS.md is not read. */
export const copilot: TargetKnowledge = {
  name: 'GitHub Copilot',
  label: 'GitHub Copilot',
  aliases: ['copilot'],
  family: 'editor',
  description: {
    en: 'Agent, chat and code review, guided by AGENTS.md and .github.',
    de: 'Agent, Chat und Code-Review, gesteuert über AGENTS.md und .github.',
  },
  badge: 'zinc',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'copilot-agents',
      name: localized('AGENTS.md and instructions for paths', 'AGENTS.md und Anweisungen für Pfade'),
      kind: 'files',
      form: 'document',
      path: 'AGENTS.md',
      scoped: instructions,
      rivals: { too: ['.github/copilot-instructions.md', 'CLAUDE.md', 'GEMINI.md'] },
      room: 16_000,
      limit,
      place: localized(
        'Save AGENTS.md in the root of the repository and the other files in .github/instructions. VS Code, Copilot CLI, the cloud agent and, since June 2026, code review read them.',
        'Speichere AGENTS.md im Wurzelordner des Repositorys und die übrigen Dateien in .github/instructions. VS Code, die Copilot CLI, der Cloud-Agent und seit Juni 2026 auch das Code-Review lesen sie.',
      ),
      check,
    },
    {
      id: 'copilot-instructions',
      name: localized('copilot-instructions.md', 'copilot-instructions.md'),
      kind: 'files',
      form: 'document',
      path: '.github/copilot-instructions.md',
      scoped: instructions,
      rivals: { too: ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md'] },
      room: 16_000,
      limit,
      place: localized(
        'Instead of AGENTS.md: by the table of the maker, chat on github.com, in Visual Studio and in JetBrains IDEs reads this file and no AGENTS.md. VS Code, the agent and code review would read both.',
        'Statt AGENTS.md: Laut der Tabelle des Herstellers liest der Chat auf github.com, in Visual Studio und in den IDEs von JetBrains diese Datei und keine AGENTS.md. VS Code, der Agent und das Code-Review würden beide lesen.',
      ),
      check,
    },
  ],
  directives: [],
};
