import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { fileBudget } from './file-budget.ts';

/** Amp: AGENTS.md, and the files it mentions, loaded by their globs. */
export const amp: TargetKnowledge = {
  name: 'Amp',
  label: 'Amp',
  family: 'terminal',
  description: {
    en: 'The coding agent for terminals and editors, guided by AGENTS.md.',
    de: 'Der Coding-Agent für Terminals und Editoren, gesteuert über AGENTS.md.',
  },
  badge: 'orange',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'amp',
      name: localized('AGENTS.md and the files it mentions', 'AGENTS.md und die Dateien, die sie nennt'),
      kind: 'files',
      form: 'document',
      path: 'AGENTS.md',
      scoped: {
        pathOf: (slug) => `.agents/docs/${slug}.md`,
        head: ({ globs }) => ({ globs }),
        mention: (path) => `@${path}`,
      },
      room: 16_000,
      limit: { status: 'unknown', source: 'https://ampcode.com/news/globs-in-AGENTS.md', checkedOn: '2026-11-27' },
      place: localized(
        'Save AGENTS.md in the root of the repository and any other files in .agents/docs. AGENTS.md names them in its last lines; Amp loads each once it has read a file that matches its globs.',
        'Speichere AGENTS.md im Wurzelordner des Repositorys und alle weiteren Dateien in .agents/docs. AGENTS.md nennt sie in ihren letzten Zeilen; Amp lädt jede, sobald es eine Datei gelesen hat, die zu ihren Globs passt.',
      ),
      check: localized(
        'Ask Amp which guidance files it has loaded, before and after it has read a matching file.',
        'Frage Amp, welche Anweisungsdateien geladen sind, bevor und nachdem es eine passende Datei gelesen hat.',
      ),
    },
  ],
  directives: [],
};
