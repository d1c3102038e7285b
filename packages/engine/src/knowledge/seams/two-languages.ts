import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** JavaScript in the browser with another language on the server: one JSON format. */
export const twoLanguages: Seam = {
  applies: stackHas.both(technologyGroups.javascript, technologyGroups.otherServers),
  directive: should('pair.two-languages', 'boundary', 80, {
    text: [
      'Use one JSON format between the two sides: one case for names (the one the API has), ISO 8601 in UTC, integer cents; convert only where data enters or leaves.',
      'Nutze zwischen beiden Seiten ein JSON-Format: eine Schreibweise für Namen (die der API), ISO 8601 in UTC, ganze Cent; wandle nur beim Ein- und Ausgang um.',
    ],
    why: [
      'Conversions elsewhere are applied twice or not at all.',
      'Wird anderswo umgewandelt, geschieht es doppelt oder gar nicht.',
    ],
  }),
};
