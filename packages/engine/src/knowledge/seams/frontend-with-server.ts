import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** A frontend task in a stack with a server: the server code is read and not changed. */
export const frontendWithServer: Seam = {
  applies: (stack, applicationType) => applicationType === 'Frontend' && stackHas.one(technologyGroups.servers)(stack),
  directive: should('pair.frontend-with-server', 'boundary', 78, {
    text: [
      'Only read the server code: use its API as it is, and report a change it needs instead of making it.',
      'Lies den Server-Code nur: Halte dich an seine API und melde eine nötige Änderung, statt sie vorzunehmen.',
    ],
    why: [
      'The other side has owners and deployments of its own.',
      'Die andere Seite hat eigene Verantwortliche und Deployments.',
    ],
  }),
};
