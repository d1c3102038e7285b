import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';
import { unknownLimit } from './limits.ts';
import { headingsCheck } from './phrases.ts';

/** DeepSeek: the first message of a chat. */
export const deepseek: TargetKnowledge = {
  name: 'DeepSeek',
  label: 'DeepSeek',
  family: 'chat',
  description: {
    en: 'Open models with thinking modes, guided by the first message.',
    de: 'Offene Modelle mit Denkmodus, gesteuert über die erste Nachricht.',
  },
  badge: 'indigo',
  runsCommands: false,
  budget: { lean: 3500, standard: 7000, full: 10_000 },
  takesExamples: false,
  surfaces: [
    {
      id: 'deepseek-message',
      name: localized('First message', 'Erste Nachricht'),
      kind: 'message',
      form: 'document',
      room: 10_000,
      limit: { ...unknownLimit, source: 'https://api-docs.deepseek.com/guides/thinking_mode', checkedOn: '2026-11-27' },
      place: localized(
        'Send it at the top of the first message of a chat, or as the system message over the API.',
        'Sende sie am Anfang der ersten Nachricht eines Chats oder über die API als System-Nachricht.',
      ),
      check: headingsCheck,
    },
  ],
  directives: [],
};
