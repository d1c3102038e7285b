import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** More than one server framework: a service for each. */
export const severalServices: Seam = {
  applies: stackHas.several(technologyGroups.services),
  directive: should('pair.several-services', 'boundary', 96, {
    text: [
      'Each server framework is a service of its own with its own database schema; services communicate through a versioned OpenAPI contract and share no models.',
      'Jedes Server-Framework ist ein eigener Dienst mit eigenem Datenbankschema; Dienste kommunizieren über einen versionierten OpenAPI-Vertrag und teilen keine Modelle.',
    ],
    why: [
      'Services that share tables have to be deployed together.',
      'Dienste mit gemeinsamen Tabellen lassen sich nur zusammen ausliefern.',
    ],
  }),
};
