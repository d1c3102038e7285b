import { never } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** Bootstrap with a client framework: only one of the two changes an element. */
export const interfaceBootstrap: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Bootstrap']),
  directive: never('pair.interface-bootstrap', 'foot-gun', 84, {
    text: [
      'let Bootstrap’s script change elements the framework renders: both then change the same DOM.',
      'Bootstraps Skript Elemente verändern lassen, die das Framework rendert: Beide ändern dann dasselbe DOM.',
    ],
    instead: [
      'use the stylesheet alone with framework components, or create and dispose the plugin in mount and unmount.',
      'nur das Stylesheet mit Framework-Komponenten nutzen oder das Plugin beim Mounten erzeugen und beim Unmounten entsorgen.',
    ],
    why: [
      'The framework puts back what the script moved, and handlers point to removed nodes.',
      'Das Framework stellt zurück, was das Skript verschoben hat, und Handler zeigen auf entfernte Knoten.',
    ],
  }),
};
