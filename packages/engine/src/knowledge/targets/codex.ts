import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';

/** Codex: AGENTS.md with the section that its code review reads. */
export const codex: TargetKnowledge = {
  name: 'OpenAI Codex',
  label: 'OpenAI Codex',
  aliases: ['codex'],
  family: 'terminal',
  description: {
    en: "OpenAI's coding agent and its code review, guided by AGENTS.md.",
    de: 'Der Coding-Agent von OpenAI und sein Code-Review, gesteuert über AGENTS.md.',
  },
  badge: 'emerald',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    agentsFile(
      localized('CLI, editor and cloud', 'CLI, Editor und Cloud'),
      localized(
        'Save it as AGENTS.md in the root of the repository. Codex reads from there down to the folder it works in, the nearest file last, and stops at 32 KiB in all. Its code review follows the section “Code Review Rules” of the nearest AGENTS.md; older pages call that section “Review guidelines”.',
        'Speichere sie als AGENTS.md im Wurzelordner des Repositorys. Codex liest von dort bis zu dem Ordner, in dem es arbeitet, die nächste Datei zuletzt, und hört bei insgesamt 32 KiB auf. Sein Code-Review folgt dem Abschnitt „Code Review Rules“ der nächsten AGENTS.md; ältere Seiten nennen ihn „Review guidelines“.',
      ),
      {
        id: 'codex',
        form: 'reviewed',
        rivals: { instead: ['AGENTS.override.md'] },
        room: 16_000,
        limit: {
          max: 32_768,
          status: 'confirmed',
          source: 'https://developers.openai.com/codex/guides/agents-md',
          checkedOn: '2026-11-27',
        },
        check: localized(
          'Run codex and ask it to list the instruction files it has loaded.',
          'Starte codex und lass es die geladenen Anweisungsdateien aufzählen.',
        ),
      },
    ),
  ],
  directives: [],
};
