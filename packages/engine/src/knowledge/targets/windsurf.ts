import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';

const limit = {
  max: 12_000,
  status: 'confirmed',
  source: 'https://docs.windsurf.com/windsurf/cascade/memories',
  checkedOn: '2026-11-27',
} as const;
const check = localized(
  'Agents window, Customize, Rules: the files are listed.',
  'Agents-Fenster, Customize, Rules: Dort stehen die Dateien.',
);

/** Windsurf, now Devin Desktop: AGENTS.md and rules with their triggers. */
export const windsurf: TargetKnowledge = {
  name: 'Windsurf',
  label: 'Windsurf (Devin)',
  aliases: ['devin', 'devin desktop', 'devin/windsurf'],
  family: 'editor',
  description: {
    en: 'The code editor that is now Devin Desktop, with rules in .devin/rules.',
    de: 'Der Code-Editor, der jetzt Devin Desktop heißt, mit Regeln in .devin/rules.',
  },
  badge: 'teal',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'devin-rules',
      name: localized('AGENTS.md and rules', 'AGENTS.md und Regeln'),
      kind: 'files',
      form: 'document',
      path: 'AGENTS.md',
      // a list is the one form of globs that both the desktop app and the CLI read
      scoped: {
        pathOf: (slug) => `.devin/rules/${slug}.md`,
        head: ({ about, globs }) => ({ trigger: 'glob', globs, description: about }),
      },
      rivals: { too: ['CLAUDE.md', '.windsurfrules'] },
      room: 11_500,
      limit,
      place: localized(
        'Save AGENTS.md in the root of the repository and any other files in .devin/rules. Versions that are still called Windsurf read .windsurf/rules. The maker’s pages differ on whether Devin CLI reads these folders.',
        'Speichere AGENTS.md im Wurzelordner des Repositorys und alle weiteren Dateien in .devin/rules. Versionen, die noch Windsurf heißen, lesen .windsurf/rules. Ob die Devin CLI diese Ordner liest, steht auf den Seiten des Herstellers verschieden.',
      ),
      check,
    },
    agentsFile(
      localized('One file', 'Eine Datei'),
      localized(
        'Instead of the rules above: everything in AGENTS.md, which every version reads.',
        'Statt der Regeln oben: alles in der AGENTS.md, die jede Version liest.',
      ),
      { rivals: { too: ['CLAUDE.md', '.windsurfrules'] }, room: 11_500, limit, check },
    ),
  ],
  directives: [],
};
