import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { bareList } from './bare-list.ts';
import { readOn } from './limits.ts';

/** Cursor: one rule for all files and one for each technology. */
export const cursor: TargetKnowledge = {
  name: 'cursor',
  label: 'Cursor',
  family: 'editor',
  description: {
    en: 'The code editor with project rules in .cursor/rules.',
    de: 'Der Code-Editor mit Projektregeln in .cursor/rules.',
  },
  badge: 'zinc',
  runsCommands: true,
  budget: { lean: 4500, standard: 11_000, full: 20_000 },
  takesExamples: true,
  surfaces: [
    {
      id: 'cursor-rules',
      name: localized('Project rules', 'Projektregeln'),
      kind: 'files',
      form: 'document',
      path: '.cursor/rules/00-core.mdc',
      scoped: {
        pathOf: (slug) => `.cursor/rules/${slug}.mdc`,
        head: ({ about, globs }) => ({ description: about, globs: bareList(globs), alwaysApply: false }),
        coreHead: ({ title }) => ({ description: title.replaceAll(':', ' –'), alwaysApply: true }),
      },
      advisedLines: 500,
      room: 20_000,
      limit: { status: 'unknown', source: 'https://cursor.com/docs/rules', checkedOn: readOn },
      place: localized(
        'Put the files into .cursor/rules; they must end in .mdc, a plain .md there is ignored. Advice of the maker: fewer than 500 lines each.',
        'Lege die Dateien in .cursor/rules; sie müssen auf .mdc enden, eine .md wird dort ignoriert. Rat des Herstellers: je unter 500 Zeilen.',
      ),
      check: localized(
        'Settings, Rules: the core rule is listed as Always.',
        'Einstellungen, Rules: Die Kernregel steht dort als Always.',
      ),
    },
    agentsFile(
      localized('One file for all tools', 'Eine Datei für alle Werkzeuge'),
      localized(
        'Instead of the project rules, where other tools work on the repository, too: save it as AGENTS.md in its root and commit it.',
        'Statt der Projektregeln, wenn auch andere Werkzeuge am Repository arbeiten: Speichere sie als AGENTS.md in dessen Wurzelordner und checke sie ein.',
      ),
      { room: 20_000 },
    ),
  ],
  directives: [],
};
