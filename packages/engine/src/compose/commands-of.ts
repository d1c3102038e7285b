import type { Directive, Localized } from '../directive.ts';
import { discoverCommands, ownCommands } from '../knowledge/phrases.ts';
import type { Stack } from './resolve-stack.ts';

/** Returns the checks of every native technology. The scripts of package.json are named once, however many use them. */
export function commandsOf({ target, technologies }: Stack): Directive[] {
  if (!target.runsCommands) return [];
  if (technologies.length === 0) return [commandOf('own', 'command.own', ownCommands)];
  const native = technologies.flatMap(({ technology, feasibility }) => (feasibility === 'native' ? [technology] : []));
  const replaced = new Set(native.flatMap(({ replacesCommandsOf = [] }) => replacesCommandsOf));
  const hasOwnTool = native.some(({ builtBy }) => builtBy === 'own-tool');
  const typeChecks = native.flatMap(({ typeCheck }) => typeCheck ?? []);
  const isTypeChecked = hasOwnTool || typeChecks.length > 0;
  const commands = native
    .filter(({ name }) => !replaced.has(name))
    .flatMap((technology, place) => {
      const texts = technology.yieldsToTypeCheck && isTypeChecked ? typeChecks : technology.commands;
      const slot = technology.namesPackageScripts ? scriptsSlot : `command.${technology.name}`;
      // the checks of the first three technologies weigh most; how to run a single test is dropped first if room is short
      const first = place < 3 ? 100 : 91;
      return texts.map((text, index) =>
        commandOf(
          `${technology.name}${index === 0 ? '' : `.${index}`}`,
          index === 0 ? slot : `${slot}.${index}`,
          text,
          index > 0 ? 80 : first,
        ),
      );
    });
  const hasScripts = commands.some(({ slot }) => slot === scriptsSlot);
  const needsScripts = native.some(
    ({ builtBy }) => builtBy === 'package-scripts' || (builtBy === 'page-build' && !hasOwnTool),
  );
  const isMissing = !hasScripts && (needsScripts || native.length === 0);
  return isMissing ? [...commands, commandOf('scripts', scriptsSlot, discoverCommands)] : commands;
}

const scriptsSlot = 'command.scripts';

function commandOf(name: string, slot: string, text: Localized, weight = 100): Directive {
  return { id: `command.${name}`, slot, class: 'command', modality: 'must', weight, text, why: commandReason };
}

const commandReason: Localized = {
  en: 'Only the project’s own checks say whether a change works.',
  de: 'Nur die eigenen Prüfungen des Projekts sagen, ob eine Änderung funktioniert.',
};
