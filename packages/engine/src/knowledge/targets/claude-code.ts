import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { claudeRules } from './claude-rules.ts';

const limit = { status: 'unknown', source: 'https://code.claude.com/docs/en/memory', checkedOn: '2026-11-27' } as const;

/** Claude Code: AGENTS.md behind a CLAUDE.md that imports it, or CLAUDE.md alone, each with scoped rules. */
export const claudeCode: TargetKnowledge = {
  name: 'Claude Code',
  label: 'Claude Code',
  family: 'terminal',
  description: {
    en: "Anthropic's coding agent, guided by AGENTS.md through CLAUDE.md.",
    de: 'Der Coding-Agent von Anthropic, gesteuert über AGENTS.md, die CLAUDE.md importiert.',
  },
  badge: 'orange',
  runsCommands: true,
  budget: { lean: 4500, standard: 11_000, full: 20_000 },
  takesExamples: true,
  surfaces: [
    {
      id: 'claude-code-agents',
      name: localized('AGENTS.md, imported by CLAUDE.md', 'AGENTS.md, von CLAUDE.md importiert'),
      kind: 'files',
      form: 'document',
      path: 'AGENTS.md',
      scoped: claudeRules,
      importedBy: { path: 'CLAUDE.md', content: '@AGENTS.md\n' },
      room: 20_000,
      limit,
      place: localized(
        'Put AGENTS.md and CLAUDE.md into the root of the repository and any other files into .claude/rules. CLAUDE.md only imports AGENTS.md, so that other tools share that file. Newer versions of Claude Code are reported to read AGENTS.md by themselves where no CLAUDE.md exists; the import works in every version.',
        'Lege AGENTS.md und CLAUDE.md in den Wurzelordner des Repositorys und alle weiteren Dateien in .claude/rules. CLAUDE.md importiert nur die AGENTS.md, damit andere Werkzeuge dieselbe Datei nutzen. Neuere Versionen von Claude Code sollen AGENTS.md selbst lesen, wo es keine CLAUDE.md gibt; der Import wirkt in jeder Version.',
      ),
      check: localized(
        'Run /memory: CLAUDE.md and AGENTS.md are in the list.',
        'Rufe /memory auf: CLAUDE.md und AGENTS.md stehen in der Liste.',
      ),
    },
    {
      id: 'claude-code',
      name: localized('CLAUDE.md alone', 'Nur CLAUDE.md'),
      kind: 'files',
      form: 'document',
      path: 'CLAUDE.md',
      scoped: claudeRules,
      advisedLines: 200,
      room: 20_000,
      limit,
      place: localized(
        'Instead of the two files above, where no other tool reads the repository: CLAUDE.md in its root and any other files in .claude/rules. Advice of the maker: fewer than 200 lines in CLAUDE.md.',
        'Statt der beiden Dateien oben, wo kein anderes Werkzeug das Repository liest: CLAUDE.md in den Wurzelordner und alle weiteren Dateien in .claude/rules. Rat des Herstellers: weniger als 200 Zeilen in der CLAUDE.md.',
      ),
      check: localized('Run /memory: CLAUDE.md is in the list.', 'Rufe /memory auf: CLAUDE.md steht in der Liste.'),
    },
  ],
  directives: [],
};
