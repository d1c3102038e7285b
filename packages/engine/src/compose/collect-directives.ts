import type { FormState } from '@regelwerk/contract/form-state';
import type { Directive, Localized } from '../directive.ts';
import { applicationTypeDirectives } from '../knowledge/application-types.ts';
import { base, doneWhen } from '../knowledge/base.ts';
import { behaviorDirectives } from '../knowledge/behaviors.ts';
import { combinations } from '../knowledge/combinations.ts';
import { discoverCommands, externalService } from '../knowledge/phrases.ts';
import type { Technology } from '../technology.ts';
import type { Stack } from './resolve-stack.ts';

/** A directive with the section it is read in. Higher specificity wins a slot. */
export interface Placed {
  readonly directive: Directive;
  readonly section: string;
  readonly specificity: 0 | 1 | 2 | 3;
  readonly technology?: string;
}

/** Everything that could be said for these answers, before conflicts and room are looked at. */
export function collectDirectives(form: FormState, stack: Stack): Placed[] {
  const behavior = behaviorDirectives[form.behaviorPreference];
  const together = combinations.filter(({ applies }) => applies(stack.names, form.applicationType));
  const native = stack.technologies.filter(({ feasibility }) => feasibility === 'native');
  const placed: Placed[] = [
    ...commandsOf(stack).map((directive): Placed => ({ directive, section: 'commands', specificity: 2 })),
    ...base.map((directive): Placed => ({ directive, section: 'boundaries', specificity: 0 })),
    ...behavior.map((directive): Placed => ({ directive, section: 'behavior', specificity: 1 })),
    ...applicationTypeDirectives[form.applicationType].map(
      (directive): Placed => ({ directive, section: 'application', specificity: 1 }),
    ),
    ...together.map(({ directive }): Placed => ({ directive, section: 'together', specificity: 3 })),
    ...native.flatMap(({ technology }) => placeAll(technology)),
    ...(native.length === stack.technologies.length
      ? []
      : [{ directive: externalService, section: 'external', specificity: 3 } satisfies Placed]),
    ...doneWhen.map((directive): Placed => ({ directive, section: 'done', specificity: 0 })),
  ];
  return placed.filter(({ directive }) => isWanted(directive, form));
}

/** A creative contract leaves conventions open; facts, security and boundaries stay. */
function isWanted(directive: Directive, form: FormState): boolean {
  return !(form.behaviorPreference === 'Creative' && directive.modality === 'should' && directive.class === 'decision');
}

function placeAll(technology: Technology): Placed[] {
  return technology.directives.map((directive) => ({
    directive,
    section: `stack.${technology.name}`,
    specificity: 2,
    technology: technology.name,
  }));
}

function commandsOf(stack: Stack): Directive[] {
  const own = stack.technologies.flatMap(({ technology, feasibility }) =>
    feasibility === 'native' ? technology.commands.map((command) => ({ technology, command })) : [],
  );
  const needsScripts = own.length === 0 || own.every(({ technology }) => technology.name === 'TypeScript');
  const commands: { id: string; slot: string; text: Localized }[] = own.map(({ technology, command }) => ({
    id: `command.${technology.name}`,
    slot:
      technology.name === 'JavaScript' || technology.name === 'Node.js'
        ? 'command.scripts'
        : `command.${technology.name}`,
    text: command,
  }));
  if (needsScripts) commands.push({ id: 'command.discover', slot: 'command.scripts', text: discoverCommands });
  return commands.map(({ id, slot, text }) => ({ id, slot, class: 'command', modality: 'must', weight: 100, text }));
}
