import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { fileBudget } from './file-budget.ts';
import { readOn, unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

/** Gemini: rules for Antigravity, and the instructions of a Gem. */
export const gemini: TargetKnowledge = {
  name: 'Gemini',
  label: 'Gemini',
  description: {
    en: "Google's assistant, Gems and Antigravity, guided by AGENTS.md or GEMINI.md.",
    de: 'Googles Assistent, Gems und Antigravity, gesteuert über AGENTS.md oder GEMINI.md.',
  },
  badge: 'sky',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'antigravity',
      name: localized('Antigravity and Gemini CLI', 'Antigravity und Gemini CLI'),
      kind: 'files',
      form: 'antigravity',
      path: 'AGENTS.md',
      room: 11_500,
      limit: {
        max: 12_000,
        status: 'reported',
        source: 'https://antigravity.google/docs/rules-workflows',
        checkedOn: readOn,
      },
      place: localized(
        'Save AGENTS.md in the root of the workspace and the other files in .agents/rules; keep that folder out of .gitignore. Gemini CLI: name AGENTS.md in its settings or rename it to GEMINI.md.',
        'Speichere AGENTS.md im Wurzelordner des Arbeitsbereichs und die übrigen Dateien in .agents/rules; dieser Ordner darf nicht in der .gitignore stehen. Gemini CLI: AGENTS.md in den Einstellungen nennen oder in GEMINI.md umbenennen.',
      ),
      check: localized(
        'Gemini CLI: run /memory show. Antigravity: open the list of rules.',
        'Gemini CLI: /memory show. Antigravity: die Liste der Regeln öffnen.',
      ),
    },
    {
      id: 'gem',
      name: localized('Gem', 'Gem'),
      kind: 'field',
      form: 'labelled',
      room: 4000,
      limit: unknownLimit,
      place: localized('Gems, New Gem, Instructions.', 'Gems, Neues Gem, Anleitung.'),
      check: headingsCheck,
    },
  ],
  directives: [],
};
