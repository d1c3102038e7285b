import type { Framework } from '@regelwerk/contract/choices';
import type { FormState } from '@regelwerk/contract/form-state';
import type { RuleSize } from '@regelwerk/contract/rule-size';
import type { Directive, Localized } from '../directive.ts';
import { applicationTypeDirectives } from '../knowledge/application-types.ts';
import { base, doneWhen, externalService } from '../knowledge/base.ts';
import { behaviorDirectives } from '../knowledge/behaviors.ts';
import { combinations } from '../knowledge/combinations.ts';
import { discoverCommands } from '../knowledge/phrases.ts';
import { targetDirectives } from '../knowledge/target-directives.ts';
import type { Technology } from '../technology.ts';
import type { Stack } from './resolve-stack.ts';

/** A directive with the section it is read in. Higher specificity wins a slot. */
export interface Placed {
  readonly directive: Directive;
  readonly section: string;
  readonly specificity: 0 | 1 | 2 | 3;
  readonly technology?: Technology;
}

/** Everything that could be said for these answers, before conflicts and room are looked at. */
export function collectDirectives(form: FormState, stack: Stack, size: RuleSize): Placed[] {
  const behavior = behaviorDirectives[form.behaviorPreference];
  const native = stack.technologies.filter(({ feasibility }) => feasibility === 'native');
  const nativeNames = new Set(native.map(({ technology }) => technology.name));
  const together = combinations.filter(({ applies }) => applies(nativeNames, form.applicationType));
  const placed: Placed[] = [
    ...commandsOf(stack).map((directive): Placed => ({ directive, section: 'commands', specificity: 2 })),
    ...base.map((directive): Placed => ({ directive, section: 'boundaries', specificity: 0 })),
    ...behavior.map((directive): Placed => ({ directive, section: 'behavior', specificity: 1 })),
    ...(targetDirectives[stack.target] ?? []).map(
      (directive): Placed => ({ directive, section: 'target', specificity: 2 }),
    ),
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

/** A creative contract leaves conventions open, a lean rule leaves out what is only advised; facts and limits stay. */
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

/** The checks of every technology that runs here; whatever is built by npm scripts needs the scripts, once. */
function commandsOf({ target, technologies }: Stack): Directive[] {
  if (target === 'Bubble') return [];
  const native = technologies.flatMap(({ technology, feasibility }) => (feasibility === 'native' ? [technology] : []));
  const typeChecks = native.flatMap(({ typeCheck }) => (typeCheck === undefined ? [] : [typeCheck]));
  const commands = native.flatMap(({ name, commands: own }) => {
    const texts = name === 'TypeScript' && typeChecks.length > 0 ? typeChecks.filter((text) => text !== null) : own;
    return texts.map((text) => commandOf(name, text));
  });
  const hasScripts = commands.some(({ slot }) => slot === scripts);
  const builtAlone = typeChecks.includes(null);
  const needsScripts = native.some(({ name }) => builtByScripts.has(name) && !(builtAlone && !interfaces.has(name)));
  const isMissing = !hasScripts && (needsScripts || native.length === 0);
  return isMissing ? [...commands, commandOf('scripts', discoverCommands)] : commands;
}

const scripts = 'command.scripts';
const runsScripts = new Set<string>(['JavaScript', 'Node.js', 'scripts']);
const interfaces = new Set<Framework>(['React', 'Vue']);
const builtByScripts = new Set<Framework>([...interfaces, 'TailwindCSS', 'Bootstrap', 'TypeScript']);

function commandOf(name: string, text: Localized): Directive {
  const id = `command.${name}`;
  const slot = runsScripts.has(name) ? scripts : id;
  return { id, slot, class: 'command', modality: 'must', weight: 100, text, why: commandReason };
}

const commandReason: Localized = {
  en: 'Only the project’s own checks say whether a change works.',
  de: 'Nur die eigenen Prüfungen des Projekts sagen, ob eine Änderung funktioniert.',
};
