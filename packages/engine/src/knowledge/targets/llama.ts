import { localized, should } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck, systemMessage } from './phrases.ts';

/** Llama: a system message, and a Modelfile for Ollama. */
export const llama: TargetKnowledge = {
  name: 'Llama',
  label: 'Llama',
  family: 'chat',
  description: {
    en: "Meta's open models, guided by a system message.",
    de: 'Metas offene Modelle, gesteuert über eine System-Nachricht.',
  },
  badge: 'blue',
  runsCommands: false,
  budget: { lean: 3400, standard: 6000, full: 10_000 },
  takesExamples: true,
  surfaces: [
    {
      id: 'llama-system',
      name: localized('System message', 'System-Nachricht'),
      kind: 'message',
      form: 'document',
      room: 10_000,
      limit: { ...unknownLimit, source: 'https://www.llama.com/docs/model-cards-and-prompt-formats/' },
      place: systemMessage,
      check: headingsCheck,
    },
    {
      id: 'llama-modelfile',
      name: localized('Ollama model file', 'Ollama-Modelfile'),
      kind: 'files',
      form: 'model-file',
      path: 'Modelfile',
      room: 4500,
      limit: { ...unknownLimit, source: 'https://docs.ollama.com/modelfile' },
      place: localized(
        'Save it as Modelfile, set the model you use in the first line, then run ollama create rules -f Modelfile.',
        'Speichere sie als Modelfile, trage in der ersten Zeile dein Modell ein und führe ollama create rules -f Modelfile aus.',
      ),
      check: localized('Run ollama show rules --system.', 'Führe ollama show rules --system aus.'),
    },
  ],
  directives: [
    should('llama.unsure', 'boundary', 86, {
      text: [
        'If you are unsure of a name or signature, say so and name the command or page that shows it.',
        'Bist du bei einem Namen oder einer Signatur unsicher, sage es und nenne den Befehl oder die Seite, wo man nachsehen kann.',
      ],
      why: ['Smaller models fill gaps with plausible names.', 'Kleinere Modelle füllen Lücken mit plausiblen Namen.'],
    }),
  ],
};
