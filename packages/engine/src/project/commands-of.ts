import type { Side } from '@regelwerk/contract/rules/registry-facts';
import type { Command } from '../command.ts';
import type { Directive, Localized } from '../directive.ts';
import { ownCommands, scriptCommands, servedScriptCommands } from '../knowledge/phrases.ts';
import type { Stack } from '../stack.ts';
import type { Technology } from '../technology.ts';

/** Returns the commands of every native technology. The scripts of package.json are named once, however many use them. */
export function commandsOf({ target, technologies }: Stack): Directive[] {
  if (!target.runsCommands) return [];
  if (technologies.length === 0) return commandsNamed('own', 'command.own', [ownCommands]);
  const native = technologies.flatMap(({ technology, feasibility }) => (feasibility === 'native' ? [technology] : []));
  const isServed = rendersPages(native);
  const replaced = new Set<string>(native.flatMap(({ replacesCommandsOf = [] }) => replacesCommandsOf));
  // the tool of a server in another language neither types nor builds a page
  const hasOwnTool = native.some(({ builtBy, side }) => builtBy === 'own-tool' && side === 'frontend');
  // the type check of a framework covers the files of those it never comes without
  const covered = new Set(
    native.flatMap(({ typeCheck, implies = [] }) => (typeCheck ? [...replaced, ...implies] : [...replaced])),
  );
  const typeChecks = native.flatMap(({ name, typeCheck }) => (covered.has(name) ? [] : (typeCheck ?? [])));
  const isTypeChecked = hasOwnTool || typeChecks.length > 0;
  const runsBrowserTests = native.some(({ role, commands }) => role === 'test-runner' && commands.length > 0);
  const hasVitest = native.some(({ name }) => name === 'Vitest');
  const ofScripts = (texts: readonly Command[]) =>
    texts
      .map((text) => (runsBrowserTests ? withoutBrowserTests(text) : text))
      .map((text) => (hasVitest ? withVitest(text) : text));
  // where nobody chose a language, the check of a framework stands with the framework
  const hasLanguage = native.some(({ role }) => role === 'language');
  const ownCommandsOf = ({ name, commands, typeCheck }: Technology) => [
    ...(hasLanguage || typeCheck === undefined || covered.has(name) ? [] : [typeCheck]),
    ...ofScripts(commands),
  ];
  const named = native
    .filter(({ name, namesPackageScripts }) => !replaced.has(name) && !(isServed && namesPackageScripts))
    .map((technology, place) => {
      const texts = technology.yieldsToTypeCheck && isTypeChecked ? typeChecks : ownCommandsOf(technology);
      const slot = technology.namesPackageScripts ? scriptsSlot : `command.${technology.name}`;
      return { side: technology.side, commands: commandsNamed(technology.name, slot, texts, place < 3 ? 0 : -9) };
    });
  const commands = named.flatMap((one) => one.commands);
  const hasScripts = commands.some(({ slot }) => slot === scriptsSlot);
  const isApp = native.some(({ role }) => role === 'app');
  const needsScripts = native.some(
    ({ name, builtBy, namesPackageScripts }) =>
      !replaced.has(name) &&
      (namesPackageScripts || builtBy === 'package-scripts' || (builtBy === 'page-build' && !hasOwnTool && !isApp)),
  );
  const isMissing = !hasScripts && (needsScripts || native.length === 0);
  if (!isMissing) return commands.length > 0 ? commands : commandsNamed('own', 'command.own', [ownCommands]);
  const ofSide = (wanted: Side) => named.filter(({ side }) => side === wanted).flatMap((one) => one.commands);
  if (isServed)
    return [
      ...ofSide('backend'),
      ...ofSide('frontend'),
      ...commandsNamed('scripts', scriptsSlot, servedScriptCommands),
    ];
  // the scripts stand beside the type check of the same package.json, before the tools of a server in another language
  return [
    ...ofSide('frontend'),
    ...commandsNamed('scripts', scriptsSlot, ofScripts(scriptCommands)),
    ...ofSide('backend'),
  ];
}

/** Where a server without scripts of package.json has pages and no client framework, its tools come first and a package.json may be missing. */
function rendersPages(native: readonly Technology[]): boolean {
  const servers = native.filter(({ side }) => side === 'backend');
  const isClient = native.some(({ role }) => role === 'interface' || role === 'meta-framework');
  return servers.length > 0 && !isClient && servers.every(({ namesPackageScripts }) => !namesPackageScripts);
}

const scriptsSlot = 'command.scripts';

/** The command of a tool for browser tests runs them; the script of package.json would run them again. */
function withoutBrowserTests({ effect, en, de }: Command): Command {
  const script = ', `npm run test:e2e`';
  return { effect, en: en.replace(script, ''), de: de.replace(script, '') };
}

/** Who chose Vitest has it. */
function withVitest({ effect, en, de }: Command): Command {
  return {
    effect,
    en: en.replace(' where Vitest is installed', ''),
    de: de.replace(', wenn Vitest installiert ist', ''),
  };
}

/** Checks and one test are part of even the shortest rule, formatting of most. */
const weights: Readonly<Record<Command['effect'], number>> = { checks: 100, 'needs-name': 91, writes: 88 };

function commandsNamed(name: string, slot: string, texts: readonly Command[], lighter = 0): Directive[] {
  return texts.map(({ effect, ...text }, index) => {
    const tail = index === 0 ? '' : `.${index}`;
    return {
      id: `command.${name}${tail}`,
      slot: `${slot}${tail}`,
      class: 'command',
      modality: 'must',
      weight: weights[effect] + lighter,
      text,
      why: commandReason,
    };
  });
}

const commandReason: Localized = {
  en: 'Only the project’s own checks say whether a change works.',
  de: 'Nur die eigenen Prüfungen des Projekts sagen, ob eine Änderung funktioniert.',
};
