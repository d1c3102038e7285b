import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';
import { unknownLimit } from './limits.ts';
import { repositoryRoot } from './phrases.ts';

/** Abacus: AGENTS.md in the repository. */
export const abacus: TargetKnowledge = {
  name: 'Abacus',
  label: 'Abacus.AI',
  family: 'shared-file',
  description: {
    en: "Abacus.AI's coding assistant, guided by AGENTS.md.",
    de: 'Der Coding-Assistent von Abacus.AI, gesteuert über AGENTS.md.',
  },
  badge: 'violet',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    agentsFile(localized('Command line, editor and desktop', 'Kommandozeile, Editor und Desktop'), repositoryRoot, {
      limit: { ...unknownLimit, source: 'https://abacus.ai/help/' },
    }),
  ],
  directives: [],
};
