import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

/** DeepSeek: the first message of a chat. */
export const deepseek: TargetKnowledge = {
  name: 'DeepSeek',
  label: 'DeepSeek',
  description: {
    en: 'Open reasoning and chat models, guided by the first message.',
    de: 'Offene Reasoning- und Chat-Modelle, gesteuert über die erste Nachricht.',
  },
  badge: 'indigo',
  runsCommands: true,
  budget: { lean: 3500, standard: 7000, full: 10_000 },
  takesExamples: false,
  surfaces: [
    {
      id: 'deepseek-message',
      name: localized('First message', 'Erste Nachricht'),
      kind: 'message',
      form: 'document',
      room: 10_000,
      limit: { ...unknownLimit, source: 'https://api-docs.deepseek.com/' },
      place: localized(
        'Send it at the top of the first message: the reasoning model follows a system message only weakly. With the chat model it may be the system message.',
        'Sende sie am Anfang der ersten Nachricht: Das Reasoning-Modell folgt einer System-Nachricht nur schwach. Beim Chat-Modell darf sie die System-Nachricht sein.',
      ),
      check: headingsCheck,
    },
  ],
  directives: [],
};
