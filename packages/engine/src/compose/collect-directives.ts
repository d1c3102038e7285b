import type { FormState } from '@regelwerk/contract/form-state';
import type { RuleSize } from '@regelwerk/contract/rule-size';
import type { Directive, Localized } from '../directive.ts';
import { applicationTypeDirectives } from '../knowledge/application-types.ts';
import { base, doneWhen, externalService } from '../knowledge/base.ts';
import { behaviorDirectives } from '../knowledge/behaviors.ts';
import { discoverCommands } from '../knowledge/phrases.ts';
import { allSeams } from '../knowledge/seams/all-seams.ts';
import type { Technology } from '../technology.ts';
import type { Stack } from './resolve-stack.ts';

/** A directive and the section it appears in. Higher specificity wins a slot. */
export interface Placed {
  readonly directive: Directive;
  readonly section: string;
  readonly specificity: 0 | 1 | 2 | 3;
  readonly technology?: Technology;
}

/** Collects every directive that applies to the answers, before conflicts are resolved and room is allotted. */
export function collectDirectives(form: FormState, stack: Stack, size: RuleSize): Placed[] {
  const behavior = behaviorDirectives[form.behaviorPreference];
  const native = stack.technologies.filter(({ feasibility }) => feasibility === 'native');
  const nativeNames = new Set(native.map(({ technology }) => technology.name));
  const together = allSeams.filter(({ applies }) => applies(nativeNames, form.applicationType));
  const placed: Placed[] = [
    ...commandsOf(stack).map((directive): Placed => ({ directive, section: 'commands', specificity: 2 })),
    ...base.map((directive): Placed => ({ directive, section: 'boundaries', specificity: 0 })),
    ...behavior.map((directive): Placed => ({ directive, section: 'behavior', specificity: 1 })),
    ...stack.target.directives.map((directive): Placed => ({ directive, section: 'target', specificity: 2 })),
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
  return placed.filter(({ directive }) => isWanted(directive, form, size));
}

/** Drops advice from lean rules and conventions from creative ones; facts and limits always stay. */
function isWanted(directive: Directive, form: FormState, size: RuleSize): boolean {
  if (directive.modality !== 'should') return true;
  return size !== 'lean' && !(form.behaviorPreference === 'Creative' && directive.class === 'decision');
}

function placeAll(technology: Technology): Placed[] {
  return technology.directives.map((directive) => ({
    directive,
    section: `stack.${technology.name}`,
    specificity: 2,
    technology,
  }));
}

/** Returns the checks of every native technology. The scripts of package.json are named once, however many use them. */
function commandsOf({ target, technologies }: Stack): Directive[] {
  if (!target.runsCommands) return [];
  const native = technologies.flatMap(({ technology, feasibility }) => (feasibility === 'native' ? [technology] : []));
  const hasOwnTool = native.some(({ builtBy }) => builtBy === 'own-tool');
  const typeChecks = native.flatMap(({ typeCheck }) => typeCheck ?? []);
  const isTypeChecked = hasOwnTool || typeChecks.length > 0;
  const commands = native.flatMap((technology) => {
    const texts = technology.yieldsToTypeCheck && isTypeChecked ? typeChecks : technology.commands;
    const slot = technology.namesPackageScripts ? scriptsSlot : `command.${technology.name}`;
    return texts.map((text) => commandOf(technology.name, slot, text));
  });
  const hasScripts = commands.some(({ slot }) => slot === scriptsSlot);
  const needsScripts = native.some(
    ({ builtBy }) => builtBy === 'package-scripts' || (builtBy === 'page-build' && !hasOwnTool),
  );
  const isMissing = !hasScripts && (needsScripts || native.length === 0);
  return isMissing ? [...commands, commandOf('scripts', scriptsSlot, discoverCommands)] : commands;
}

const scriptsSlot = 'command.scripts';

function commandOf(name: string, slot: string, text: Localized): Directive {
  const id = `command.${name}`;
  return { id, slot, class: 'command', modality: 'must', weight: 100, text, why: commandReason };
}

const commandReason: Localized = {
  en: 'Only the project’s own checks say whether a change works.',
  de: 'Nur die eigenen Prüfungen des Projekts sagen, ob eine Änderung funktioniert.',
};
