import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { stackHas } from './stack-has.ts';

/** Angular with Node.js: one package.json with the scripts of both. */
export const angularNode: Seam = {
  applies: stackHas.all('Angular', 'Node.js'),
  directive: should('pair.angular-node', 'command', 96, {
    text: [
      'Where Angular and the server share a package.json, leave scripts that call `ng` to the Angular commands, and run the tests of the server with a script of its own, else with `node --test`.',
      'Teilen sich Angular und Server eine package.json, ersetzen die Angular-Befehle alle Skripte, die `ng` aufrufen; Tests des Servers laufen über ein eigenes Skript, sonst mit `node --test`.',
    ],
    why: [
      '`npm run test` is then `ng test`, which keeps watching and does not run the tests of the server.',
      '`npm run test` ist dann `ng test`: Es wartet auf Änderungen und führt keine Tests des Servers aus.',
    ],
  }),
};
