import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';

const limit = {
  status: 'unknown',
  source: 'https://docs.cline.bot/customization/cline-rules',
  checkedOn: '2026-11-27',
} as const;
const check = localized(
  'Open the rules with the scale below the message field: the files are listed and switched on. Cline says which rules a file has activated.',
  'Öffne die Regeln über die Waage unter dem Eingabefeld: Die Dateien stehen dort und sind eingeschaltet. Cline nennt die Regeln, die eine Datei aktiviert hat.',
);

/** Cline: one rule for all files and one for each technology. */
export const cline: TargetKnowledge = {
  name: 'Cline',
  label: 'Cline',
  family: 'editor',
  description: {
    en: 'The coding agent for editors and terminals, with rules in .clinerules.',
    de: 'Der Coding-Agent für Editoren und Terminals, mit Regeln in .clinerules.',
  },
  badge: 'amber',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'cline-rules',
      name: localized('Workspace rules', 'Regeln des Arbeitsbereichs'),
      kind: 'files',
      form: 'document',
      path: '.clinerules/00-core.md',
      scoped: {
        pathOf: (slug) => `.clinerules/${slug}.md`,
        head: ({ globs }) => ({ paths: globs }),
      },
      rivals: { instead: ['.clinerules'], too: ['AGENTS.md', '.cursorrules', '.windsurfrules'] },
      room: 16_000,
      limit,
      place: localized(
        'Save the files in .clinerules. Those with paths are used while a matching file is open, edited or named in a message.',
        'Speichere die Dateien in .clinerules. Die mit Pfaden gelten, solange eine passende Datei offen ist, bearbeitet oder in einer Nachricht genannt wird.',
      ),
      check,
    },
    agentsFile(
      localized('One file for all tools', 'Eine Datei für alle Werkzeuge'),
      localized(
        'Instead of .clinerules: everything in AGENTS.md. The maker’s pages differ on whether it is read beside that folder.',
        'Statt .clinerules: alles in der AGENTS.md. Ob sie neben diesem Ordner gelesen wird, steht auf den Seiten des Herstellers verschieden.',
      ),
      { room: 16_000, limit, check },
    ),
  ],
  directives: [],
};
