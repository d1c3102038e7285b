import { localized } from '../../directive.ts';
import type { TargetKnowledge } from '../../target.ts';

/** v0: an instruction of the account, applied to the messages for which it is checked. Builds web apps on Node.js. */
export const v0: TargetKnowledge = {
  name: 'v0',
  label: 'v0',
  family: 'builder',
  description: {
    en: "Vercel's app builder, guided by an instruction of your account.",
    de: 'Der App-Baukasten von Vercel, gesteuert über eine Instruction deines Kontos.',
  },
  badge: 'neutral',
  runs: ['builder-web', 'web', 'node'],
  runsCommands: false,
  budget: { lean: 3300, standard: 4000, full: 6000 },
  takesExamples: false,
  surfaces: [
    {
      id: 'v0-instruction',
      name: localized('Instruction', 'Instruction'),
      kind: 'field',
      form: 'document',
      room: 6000,
      limit: { status: 'unknown', source: 'https://v0.app/docs/instructions', checkedOn: '2026-11-27' },
      place: localized(
        'Press + in the prompt bar, then New Instruction, and paste it as the rule. It is kept in your account and applies only to messages for which it is checked in that menu.',
        'Drücke in der Eingabeleiste auf +, dann auf New Instruction, und füge sie als Regel ein. Sie liegt in deinem Konto und gilt nur für Nachrichten, bei denen sie in diesem Menü angehakt ist.',
      ),
      check: localized(
        'Open the menu behind +: the instruction is checked. Then ask for its section headings.',
        'Öffne das Menü hinter +: Die Instruction ist angehakt. Frage dann nach ihren Abschnittsüberschriften.',
      ),
    },
  ],
  directives: [],
};
