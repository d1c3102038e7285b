import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Found } from '../../findings.ts';
import { managerAt } from '../manager-at.ts';
import { nearestAbove } from '../nearest-above.ts';
import { ecosystemsOf, type Meaning } from '../shell/meaning-of.ts';

/** How each package manager runs a tool that it installed. */
export const runnersOf: Readonly<Record<string, string>> = {
  npm: 'npx ',
  pnpm: 'pnpm exec ',
  yarn: 'yarn ',
  bun: 'bunx ',
};

/** The package managers of a folder. */
export interface Managers {
  readonly manager: string;
  /** What runs a tool in the virtual environment, with the group that holds pytest; empty for pip. */
  readonly python: string;
  /** The folder of the commands that Composer installs. */
  readonly composerBin: string;
}

const known = new WeakMap<readonly Found[], Map<string, Managers>>();

/** Returns the package managers that the files of a folder, or else of those above it, name. */
export function managersAt(found: readonly Found[], folder: string): Managers {
  const before = known.get(found)?.get(folder);
  if (before !== undefined) return before;
  const managers = {
    manager: managerAt(found, folder, ['npm', 'pnpm', 'yarn', 'bun']) ?? 'npm',
    python: pythonBefore(found, folder),
    composerBin: nearestAbove(found, folder).find((one) => one.composerBin !== undefined)?.composerBin ?? 'vendor/bin',
  };
  known.set(found, (known.get(found) ?? new Map()).set(folder, managers));
  return managers;
}

function pythonBefore(found: readonly Found[], folder: string): string {
  const manager = managerAt(found, folder, ['uv', 'poetry', 'pdm', 'pipenv']);
  if (manager === undefined) return '';
  const asked = nearestAbove(found, folder).flatMap(({ dependencies = [] }) =>
    dependencies.filter(({ name }) => name === 'pytest'),
  );
  const group = asked.some((one) => one.group === undefined) ? undefined : asked[0]?.group;
  return manager === 'uv' && group !== undefined ? `uv run ${group} ` : `${manager} run `;
}

/**
 * Returns the command that runs one file or one test: the project's own with the arguments of its runner where they
 * reach it, else the runner itself. `<file>` comes before `<name>`.
 */
export function oneTest(text: string, managers: Managers, meaning: Meaning, isForwarded: boolean): string | undefined {
  const { one } = meaning;
  if (one === undefined) return undefined;
  const ecosystems = ecosystemsOf(meaning, 'test');
  const [args = ''] = one.args;
  // a name restricts a run of named files; a file is added to it
  const isNarrower = !one.namesFiles || (!args.includes('<file>') && !text.startsWith(one.alone.split(' ')[0] ?? text));
  if (isForwarded && one.isLast && isNarrower) return withArguments(text, args);
  return `${runnerBefore(one.alone, ecosystems, managers)}${one.alone} ${args}`;
}

/** Adds arguments behind a command: npm and Composer take them after `--`. */
export function withArguments(text: string, args: string): string {
  const [run] = /(?:^composer|(?:^|\s)npm(?= (?:run|test|t)\b)|^npm) .*/.exec(text) ?? [];
  return run !== undefined && !/\s--\s/.test(`${run} `) ? `${text} -- ${args}` : `${text} ${args}`;
}

/** Returns what a tool needs before it, so that the one that the project installed runs. */
function runnerBefore(
  alone: string,
  ecosystems: ReadonlySet<Ecosystem>,
  { manager, python, composerBin }: Managers,
): string {
  if (alone.startsWith('artisan')) return 'php ';
  if (ecosystems.has('npm') && !/^(?:bun|deno|node|npx|pnpm|yarn)\b/.test(alone)) return runnersOf[manager] ?? 'npx ';
  if (ecosystems.has('php') && /^(?:phpunit|pest|paratest)\b/.test(alone)) return `${composerBin}/`;
  return ecosystems.has('python') && /^(?:pytest|py\.test)\b/.test(alone) ? python : '';
}
