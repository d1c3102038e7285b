import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { antigravityRules } from './antigravity-rules.ts';
import { fileBudget } from './file-budget.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

/** Gemini: rules for Antigravity, and the instructions of a Gem. */
export const gemini: TargetKnowledge = {
  name: 'Gemini',
  label: 'Gemini',
  family: 'shared-file',
  description: {
    en: "Google's assistant, Gems and Antigravity, guided by AGENTS.md.",
    de: 'Googles Assistent, Gems und Antigravity, gesteuert über AGENTS.md.',
  },
  badge: 'sky',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    {
      id: 'antigravity',
      name: localized('Antigravity and its CLI', 'Antigravity und seine CLI'),
      kind: 'files',
      form: 'document',
      path: 'AGENTS.md',
      scoped: antigravityRules,
      room: 11_500,
      limit: {
        max: 12_000,
        status: 'reported',
        source: 'https://antigravity.google/docs/rules-workflows',
        checkedOn: '2026-11-27',
      },
      place: localized(
        'Save AGENTS.md in the root of the workspace and any other files in .agents/rules; keep that folder out of .gitignore. The Antigravity CLI (agy), which replaced Gemini CLI, reads the same files; a GEMINI.md beside them would be read as well.',
        'Speichere AGENTS.md im Wurzelordner des Arbeitsbereichs und alle weiteren Dateien in .agents/rules; dieser Ordner darf nicht in der .gitignore stehen. Die Antigravity-CLI (agy), Nachfolgerin der Gemini CLI, liest dieselben Dateien; eine GEMINI.md daneben würde zusätzlich gelesen.',
      ),
      check: localized(
        'Open the list of rules; in agy, ask which instruction files it has loaded.',
        'Öffne die Liste der Regeln; frage in agy, welche Anweisungsdateien geladen sind.',
      ),
    },
    {
      id: 'gem',
      name: localized('Gem', 'Gem'),
      kind: 'field',
      isChat: true,
      form: 'labelled',
      room: 4000,
      limit: unknownLimit,
      place: localized('Gems, New Gem, Instructions.', 'Gems, Neues Gem, Anleitung.'),
      check: headingsCheck,
    },
  ],
  directives: [],
};
