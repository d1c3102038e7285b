import { should } from '../../directive.ts';
import type { Seam } from '../../seam.ts';
import { technologyGroups } from '../technologies/technology-groups.ts';
import { stackHas } from './stack-has.ts';

/** A client framework with Express or a Python service in one repository: folders and commands. */
export const monorepo: Seam = {
  applies: stackHas.both(technologyGroups.interfaces, ['Express', ...technologyGroups.pythonServices]),
  directive: should('pair.monorepo', 'decision', 64, {
    needs: ['new-project'],
    text: [
      'Keep app and service in sibling folders with their own dependencies and commands; one script at the root runs the checks of both.',
      'Halte App und Dienst in Geschwisterordnern mit eigenen Abhängigkeiten und Befehlen; ein Skript im Wurzelordner führt die Prüfungen beider Seiten aus.',
    ],
    why: [
      'A check of one half passes while the other is broken.',
      'Wer nur eine Hälfte prüft, merkt nicht, dass die andere kaputt ist.',
    ],
  }),
};
