import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const severalServices: Seam = {
  applies: stackHas.several(technologyGroups.services),
  directive: should('pair.several-services', 'decision', 96, {
    text: [
      'Each server framework is a service of its own with its own database schema; services speak through a versioned OpenAPI contract and share no models.',
      'Jedes Server-Framework ist ein eigener Dienst mit eigenem Datenbankschema; Dienste sprechen über einen versionierten OpenAPI-Vertrag und teilen keine Modelle.',
    ],
    why: ['Shared tables make two deployments one.', 'Geteilte Tabellen machen aus zwei Deployments eines.'],
  }),
};
