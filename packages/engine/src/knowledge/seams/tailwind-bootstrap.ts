import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Tailwind with Bootstrap: where each of the two styles. */
export const tailwindBootstrap: Seam = {
  applies: stackHas.all('TailwindCSS', 'Bootstrap'),
  technology: 'TailwindCSS',
  directive: should('pair.tailwind-bootstrap', 'decision', 92, {
    text: [
      'Tailwind styles new screens, Bootstrap stays on existing ones; no element mixes both. Load Bootstrap in its own cascade layer before Tailwind’s utilities, and only one of the two resets.',
      'Tailwind gestaltet neue Ansichten, Bootstrap bleibt auf bestehenden; kein Element mischt beide. Lade Bootstrap in einer eigenen Cascade-Layer vor Tailwinds Utilities und nur einen der beiden Resets.',
    ],
    why: [
      'Both bring a reset and classes of the same name; the later one wins by accident.',
      'Beide bringen einen Reset und gleichnamige Klassen mit; es gewinnt, was zufällig später geladen wird.',
    ],
    since: '4',
  }),
};
