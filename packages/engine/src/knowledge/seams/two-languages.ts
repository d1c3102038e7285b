import { must } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

export const twoLanguages: Seam = {
  applies: stackHas.both(technologyGroups.javascript, technologyGroups.otherServers),
  directive: must('pair.two-languages', 'boundary', 80, {
    text: [
      'Keep names, dates and money in one wire format: camelCase JSON, ISO 8601 in UTC, integer cents; convert at the edge of each side only.',
      'Halte Namen, Zeiten und Geld in einem Format auf der Leitung: camelCase-JSON, ISO 8601 in UTC, ganze Cent; wandle nur am Rand jeder Seite um.',
    ],
    why: [
      'Conversions in the middle are applied twice or not at all.',
      'Umwandlungen in der Mitte geschehen doppelt oder gar nicht.',
    ],
  }),
};
