import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { agentsFile } from './agents-file.ts';
import { fileBudget } from './file-budget.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck, repositoryRoot, systemMessage } from './phrases.ts';

/** A model that the person names: the system message of a request. */
export const custom: TargetKnowledge = {
  name: 'Custom',
  label: 'Custom',
  family: 'shared-file',
  description: {
    en: 'Any other model: type its name.',
    de: 'Jedes andere Modell: Gib seinen Namen ein.',
  },
  badge: 'fuchsia',
  runsCommands: true,
  budget: fileBudget,
  takesExamples: true,
  surfaces: [
    agentsFile(
      localized('File for tools that read AGENTS.md', 'Datei für Werkzeuge, die AGENTS.md lesen'),
      repositoryRoot,
      {
        room: 16_000,
      },
    ),
    {
      id: 'system-message',
      name: localized('System message', 'System-Nachricht'),
      kind: 'message',
      form: 'tagged',
      room: 8000,
      limit: unknownLimit,
      place: systemMessage,
      check: headingsCheck,
    },
  ],
  directives: [],
};
