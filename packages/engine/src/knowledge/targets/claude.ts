import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { claudeRules } from './claude-rules.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

/** Claude: CLAUDE.md with scoped rules for Claude Code, and the instructions of a project in the chat. */
export const claude: TargetKnowledge = {
  name: 'Claude',
  label: 'Claude',
  family: 'terminal',
  description: {
    en: "Anthropic's assistant and Claude Code, guided by CLAUDE.md.",
    de: 'Der Assistent von Anthropic und Claude Code, gesteuert über CLAUDE.md.',
  },
  badge: 'orange',
  runsCommands: true,
  budget: { lean: 4500, standard: 11_000, full: 20_000 },
  takesExamples: true,
  surfaces: [
    {
      id: 'claude-code',
      name: localized('Claude Code', 'Claude Code'),
      kind: 'files',
      form: 'document',
      path: 'CLAUDE.md',
      scoped: claudeRules,
      room: 20_000,
      limit: { ...unknownLimit, source: 'https://code.claude.com/docs/en/memory', checkedOn: '2026-11-27' },
      place: localized(
        'Put CLAUDE.md into the root of the repository and any other files into .claude/rules; each of those is loaded when a matching file is touched. Advice of the maker: fewer than 200 lines in CLAUDE.md.',
        'Lege CLAUDE.md in den Wurzelordner des Repositorys und alle weiteren Dateien in .claude/rules; jede davon wird geladen, wenn eine passende Datei berührt wird. Rat des Herstellers: weniger als 200 Zeilen in der CLAUDE.md.',
      ),
      check: localized('Run /memory: CLAUDE.md is in the list.', 'Rufe /memory auf: CLAUDE.md steht in der Liste.'),
    },
    {
      id: 'claude-project',
      name: localized('Project on claude.ai', 'Projekt auf claude.ai'),
      kind: 'field',
      isChat: true,
      form: 'tagged',
      room: 8000,
      limit: unknownLimit,
      place: localized(
        'Open the project and paste it into its instructions.',
        'Öffne das Projekt und füge sie in dessen Anweisungen ein.',
      ),
      check: headingsCheck,
    },
  ],
  directives: [],
};
