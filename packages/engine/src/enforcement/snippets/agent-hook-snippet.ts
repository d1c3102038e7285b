import { askFirst } from '../hooks/ask-first.ts';
import { packEntry } from './pack-entry.ts';
import type { SnippetWriter } from './snippet-writer.ts';

const script = 'bin/ask_first';
const claude = '"$CLAUDE_PROJECT_DIR"/bin/ask_first';
const beforeCommand = (command: string) => ({
  hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] },
});

/** The assistants whose hooks can refuse a command, the files that show their use, and their settings. */
const assistants = [
  {
    name: 'Claude Code',
    shownBy: /(?:^|\/)CLAUDE\.md$|^\.claude\//,
    path: '.claude/settings.json',
    settings: beforeCommand(claude),
  },
  {
    name: 'Cursor',
    shownBy: /(?:^|\/)\.cursorrules$|^\.cursor\//,
    path: '.cursor/hooks.json',
    settings: { version: 1, hooks: { beforeShellExecution: [{ command: script }] } },
  },
  {
    name: 'Codex',
    shownBy: /(?:^|\/)AGENTS\.md$|^\.codex\//,
    path: '.codex/hooks.json',
    settings: beforeCommand(script),
  },
] as const;

/** Writes the script that refuses risky commands, and the settings of the assistants whose files the project has. */
export const agentHookSnippet: SnippetWriter = (enforcements, { ruleFiles }) => {
  const used = assistants.filter(({ shownBy }) => ruleFiles.some(({ path }) => shownBy.test(path)));
  if (used.length === 0) return [];
  return [
    packEntry(enforcements, 'agent-hook', script, askFirst, {
      language: 'sh',
      en: 'A new script that refuses commands which delete data or rewrite history. Make it executable: `chmod +x bin/ask_first`. The line stays in the rule, because code can do the same.',
      de: 'Ein neues Skript, das Befehle ablehnt, die Daten löschen oder die Historie umschreiben. Ausführbar machen: `chmod +x bin/ask_first`. Die Zeile bleibt in der Regel, denn auch Code kann das tun.',
    }),
    ...used.map(({ name, path, settings }) =>
      packEntry(enforcements, 'agent-hook', path, `${JSON.stringify(settings, null, 2)}\n`, {
        language: 'json',
        en: `Add this hook to ${path}; ${name} then asks the script before each command.`,
        de: `Diesen Hook in ${path} ergänzen; ${name} fragt dann vor jedem Befehl das Skript.`,
      }),
    ),
  ];
};
