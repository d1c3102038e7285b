import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

/** Mistral: the instructions of an agent. */
export const mistral: TargetKnowledge = {
  name: 'Mistral',
  label: 'Mistral',
  family: 'shared-file',
  description: {
    en: "Mistral's assistant and the Vibe command line, guided by AGENTS.md.",
    de: 'Der Assistent von Mistral und die Kommandozeile Vibe, gesteuert über AGENTS.md.',
  },
  badge: 'neutral',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    agentsFile(
      localized('Mistral Vibe', 'Mistral Vibe'),
      localized(
        'Save it as AGENTS.md in the root of a folder that Vibe trusts; other folders are not read.',
        'Speichere sie als AGENTS.md im Wurzelordner eines Verzeichnisses, dem Vibe vertraut; andere werden nicht gelesen.',
      ),
      { limit: { ...unknownLimit, source: 'https://github.com/mistralai/mistral-vibe' } },
    ),
    {
      id: 'mistral-agent',
      name: localized('Agent or project in Le Chat', 'Agent oder Projekt in Le Chat'),
      kind: 'field',
      isChat: true,
      form: 'tagged',
      room: 8000,
      limit: unknownLimit,
      place: localized(
        'Paste it into the instructions of an agent or a project.',
        'Füge sie in die Anweisungen eines Agenten oder Projekts ein.',
      ),
      check: headingsCheck,
    },
  ],
  directives: [],
};
