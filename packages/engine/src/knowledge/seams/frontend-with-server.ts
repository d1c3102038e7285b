import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** A frontend task in a stack with a server: the server code is read and not changed. */
export const frontendWithServer: Seam = {
  applies: (stack, applicationType) => applicationType === 'Frontend' && stackHas.one(technologyGroups.servers)(stack),
  directive: should('pair.frontend-with-server', 'boundary', 78, {
    text: [
      'The server code is only read here: consume its contract, and report a needed change instead of making it.',
      'Der Server-Code wird hier nur gelesen: Nutze seinen Vertrag und melde eine nötige Änderung, statt sie vorzunehmen.',
    ],
    why: [
      'The other side has owners and deployments of its own.',
      'Die andere Seite hat eigene Verantwortliche und Deployments.',
    ],
  }),
};
