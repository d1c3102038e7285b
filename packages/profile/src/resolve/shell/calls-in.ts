import type { TaskRunner } from '../../findings.ts';

/** A named task that a command runs. */
export interface Call {
  readonly runner: TaskRunner;
  /** May hold `*`, as the names of npm-run-all do. */
  readonly name: string;
  /** The arguments that reach its text. */
  readonly args: string;
  /** The packages that run it: those of the folder, of every package below it, or of one named by its path or name. */
  readonly where: 'own' | 'below' | { readonly named: string };
}

const runners: Readonly<Record<string, TaskRunner>> = {
  make: 'make',
  gmake: 'make',
  just: 'just',
  task: 'task',
  rake: 'rake',
  composer: 'composer',
  '@composer': 'composer',
};
const ownCommands =
  /^(?:install|i|ci|add|remove|update|upgrade|exec|x|dlx|publish|pack|init|create|why|link|audit|config|outdated|dedupe|prune|rebuild|root|version|set|cache|info|ls|list|store|import|deploy|pkg|plugin|patch|up|approve-builds|dump-autoload|require|validate|diagnose|self-update|show|global|clean-install)$/;
const valued =
  /^(?:--filter|-F|-C|--dir|--cwd|--prefix|-w|--workspace|--project|--projects|-p|--scope|--concurrency|--parallel|-j|--env-mode|-f|--configuration|-c)$/;

/** Returns the tasks that a command calls, in their order; none if it calls no task. */
export function callsIn(words: readonly string[]): Call[] {
  const [tool = '', ...rest] = words;
  if (/^(?:npm|pnpm|yarn|bun|yarnpkg)$/.test(tool)) return packageCalls(tool, rest);
  if (tool === 'vp' && rest[0] === 'run') return [call('script', rest[1], rest.slice(2))];
  if (tool === 'node' && rest[0] === '--run') return [call('script', rest[1], rest.slice(2))];
  if (/^(?:turbo|lerna)$/.test(tool))
    return namesIn(rest).flatMap((name) =>
      filtersIn(rest).map((where) => call('script', name, behindDashes(rest), where)),
    );
  if (tool === 'nx' || tool === 'moon') return graphCalls(tool, rest);
  if (/^(?:run-s|run-p|npm-run-all|npm-run-all2|wsrun|conc|concurrently)$/.test(tool)) return severalCalls(tool, rest);
  if (/^(?:tox|nox)$/.test(tool)) return sessionCalls(tool as 'tox' | 'nox', rest);
  if (tool === 'hatch' || tool === 'pdm' || tool === 'poe' || tool === 'mise' || tool === 'deno')
    return toolCalls(tool, rest);
  if (/^(?:gulp|grunt|invoke|inv|doit)$/.test(tool)) return plainCalls('other', rest);
  const runner = Object.hasOwn(runners, tool) ? runners[tool] : undefined;
  if (runner !== undefined) return plainCalls(runner, rest);
  if (/^(?:bash|sh|zsh)$/.test(tool) && rest[0] !== undefined && !rest[0].startsWith('-'))
    return [call('file', rest[0], rest.slice(1))];
  if (/^@[\w:.-]+$/.test(tool)) return [call('composer', tool.slice(1), rest)];
  if (/^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)+$/.test(tool)) return [call('file', tool, rest)];
  return [];
}

function call(runner: TaskRunner, name = '', args: readonly string[] = [], where: Call['where'] = 'own'): Call {
  return { runner, name: name.replace(/^\.\//, ''), args: args.join(' '), where };
}

function packageCalls(tool: string, rest: readonly string[]): Call[] {
  const { places, at } = optionsBefore(tool, rest);
  const name = tool === 'npm' && /^(?:t|tst)$/.test(rest[at] ?? '') ? 'test' : rest[at];
  if (name === undefined || ownCommands.test(name)) return [];
  const isStated = rest.slice(0, at).some((word) => /^run/.test(word));
  const isKnown = tool === 'npm' ? /^(?:test|start|stop|restart)$/.test(name) : tool !== 'bun';
  if (!isStated && !isKnown) return [];
  const after = rest.slice(at + 1);
  const behind = tool === 'npm' ? placeBehind(after) : undefined;
  const args = argumentsBehind(tool, after, behind !== undefined);
  const all = behind === undefined ? places : [behind];
  return (all.length === 0 ? ['own' as const] : all).map((where) => call('script', name, args, where));
}

/** The packages that options before a script name, and where the name of the script stands. */
function optionsBefore(tool: string, rest: readonly string[]): { places: readonly Call['where'][]; at: number } {
  const places: Call['where'][] = [];
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? '';
    const [, given] = /^--(?:filter|workspace|prefix|dir|cwd)=(.+)$/.exec(word) ?? [];
    if (given !== undefined) places.push({ named: given });
    else if (/^(?:--workspaces|-ws|-r|--recursive|-A|--all|workspaces|foreach)$/.test(word)) places.push('below');
    else if (word === 'workspace' || namesPackage(tool, word)) {
      at += 1;
      places.push({ named: rest[at] ?? '' });
    } else if (!word.startsWith('-') && !/^(?:run|run-script|rum|urn)$/.test(word))
      return { places: wanted(places), at };
  }
  return { places: wanted(places), at: rest.length };
}

function namesPackage(tool: string, option: string): boolean {
  if (tool === 'pnpm' && /^(?:-w|-p)$/.test(option)) return false;
  return valued.test(option) && !/^(?:--parallel|-p|-c|-j)$/.test(option);
}

/** Packages that are named outrank all of them; where some are only left out, the others run. */
function wanted(places: readonly Call['where'][]): readonly Call['where'][] {
  const named = places.filter((one) => typeof one !== 'string');
  const chosen = named.filter(({ named: name }) => !/^!|\[/.test(name));
  if (chosen.length > 0) return chosen;
  return places.length === 0 ? [] : ['below'];
}

/** npm takes the package behind the script, too. */
function placeBehind(after: readonly string[]): Call['where'] | undefined {
  if (after.some((word) => word === '--workspaces' || word === '-ws')) return 'below';
  const at = after.findIndex((word) => /^(?:-w|--workspace(?:=|$))/.test(word));
  if (at === -1) return undefined;
  const [, given] = /^--workspace=(.+)$/.exec(after[at] ?? '') ?? [];
  return { named: given ?? after[at + 1] ?? '' };
}

function argumentsBehind(tool: string, after: readonly string[], isPlaced: boolean): readonly string[] {
  if (tool !== 'npm') return after.filter((word) => word !== '--');
  if (after.includes('--')) return behindDashes(after);
  return isPlaced ? [] : after.filter((word) => !word.startsWith('-'));
}

function namesIn(rest: readonly string[]): string[] {
  const names: string[] = [];
  for (let at = rest[0] === 'run' ? 1 : 0; at < rest.length; at += 1) {
    const word = rest[at] ?? '';
    if (word === '--') break;
    if (word.startsWith('-')) at += valued.test(word) ? 1 : 0;
    else names.push(word.replace(/^.*#/, ''));
  }
  return names;
}

function behindDashes(rest: readonly string[]): readonly string[] {
  const at = rest.indexOf('--');
  return at === -1 ? [] : rest.slice(at + 1);
}

/** The packages that a graph of tasks is restricted to. */
function filtersIn(rest: readonly string[]): readonly Call['where'][] {
  const given = rest.flatMap((word, at) => {
    const [, own] = /^(?:--filter|--scope|-F)=(.+)$/.exec(word) ?? [];
    return own ?? (/^(?:--filter|--scope|-F)$/.test(word) ? (rest[at + 1] ?? []) : []);
  });
  const chosen = wanted(given.map((named) => ({ named })));
  return chosen.length === 0 ? ['below'] : chosen;
}

function graphCalls(runner: 'nx' | 'moon', rest: readonly string[]): Call[] {
  const targets = rest.flatMap((word, at) => {
    const [, given] = /^(?:-t|--targets?)=(.+)$/.exec(word) ?? [];
    if (given !== undefined) return given.split(',');
    return /^(?:-t|--targets?)$/.test(word) ? takenFrom(rest, at + 1) : [];
  });
  if (targets.length > 0) return targets.map((name) => call(runner, name, [], 'below'));
  const [first = '', second] = rest.filter((word, at) => !word.startsWith('-') && !valued.test(rest[at - 1] ?? ''));
  const isStated = /^(?:run|ci|check)$/.test(first);
  const asked = isStated ? (second ?? '') : first;
  if (
    asked === '' ||
    /^(?:affected|run-many|format|format:check|format:write|migrate|reset|graph|sync|release|g|generate|show|serve|setup)/.test(
      asked,
    )
  )
    return [];
  const [project = '', target] = asked.split(':');
  const only = runner === 'nx' && !isStated && second !== undefined ? { named: second } : 'below';
  return target === undefined
    ? [call(runner, asked, [], only)]
    : [call(runner, target, [], project === '' ? 'below' : { named: project })];
}

function takenFrom(words: readonly string[], start: number): string[] {
  const taken: string[] = [];
  for (let at = start; at < words.length && !words[at]?.startsWith('-'); at += 1)
    taken.push(...(words[at] ?? '').split(','));
  return taken;
}

function severalCalls(tool: string, rest: readonly string[]): Call[] {
  return rest
    .filter((word) => !word.startsWith('-'))
    .flatMap((word) => {
      const [, name] = /^(?:(?:npm|pnpm|yarn|bun)(?: run|:| ))?\s*([\w:.*-]+)$/.exec(word.trim()) ?? [];
      if (name === undefined) return [];
      return /^(?:conc|concurrently)$/.test(tool) && name === word ? [] : [call('script', name)];
    });
}

function sessionCalls(runner: 'tox' | 'nox', rest: readonly string[]): Call[] {
  const at = rest.findIndex((word) => /^(?:-e|-s|--session)$/.test(word));
  const joined = rest.find((word) => /^-[es]\w/.test(word))?.slice(2);
  const named = joined ?? (at === -1 ? undefined : rest[at + 1]);
  if (named === undefined) return [call(runner, runner === 'tox' ? 'tests' : '*')];
  return named.split(',').map((name) => call(runner, name));
}

function toolCalls(tool: 'hatch' | 'pdm' | 'poe' | 'mise' | 'deno', rest: readonly string[]): Call[] {
  const words = rest.filter((word) => !word.startsWith('-'));
  const isRun = /^(?:run|r|task)$/.test(words[0] ?? '');
  if (tool !== 'poe' && !isRun) return [];
  const [name = '', ...args] = isRun ? words.slice(1) : words;
  return name === '' ? [] : [call(tool, tool === 'hatch' ? name.replace(/^[\w.+=-]+:/, '') : name, args)];
}

function plainCalls(runner: TaskRunner, rest: readonly string[]): Call[] {
  const at = rest.findIndex((word) => /^(?:-C|--directory)$/.test(word));
  const where: Call['where'] = at === -1 ? 'own' : { named: rest[at + 1] ?? '' };
  const words = rest.filter(
    (word, index) => !word.startsWith('-') && !word.includes('=') && (at === -1 || index !== at + 1),
  );
  if (runner === 'composer') {
    const [name = '', ...args] = /^(?:run|run-script|exec)$/.test(words[0] ?? '') ? words.slice(1) : words;
    return name === '' || ownCommands.test(name) ? [] : [call(runner, name, args, where)];
  }
  if (words.length === 0 && runner !== 'rake') return [];
  return words.length === 0 ? [call(runner, 'default')] : words.map((name) => call(runner, name, [], where));
}
