/** How a shell text ends by itself. */
export interface Ending {
  /** Arguments without which it would watch or wait. */
  readonly extra?: string;
  /** Arguments that restrict it to one file or one test. */
  readonly one?: string;
}

/** The scripts that a shell text may call: those of its own folder, and the texts of one name in the folders below. */
export interface CallableScripts {
  readonly own: ReadonlyMap<string, string>;
  readonly below: (name: string) => readonly string[];
}

const recursive =
  /\s(?:--workspaces|-ws|-r|--recursive)(?:\s|$)|\bworkspaces (?:foreach|run)\b|^(?:npx )?(?:turbo|lerna|nx)\b/;
const wrappers = new Set([
  'cross-env',
  'npx',
  'pnpx',
  'bunx',
  'dotenv',
  'exec',
  'time',
  'env',
  '--',
  'run',
  'uv',
  'poetry',
  'bundle',
]);
/** Subcommands that serve or watch; the empty one stands for the tool alone. */
const serving: Readonly<Record<string, readonly string[]>> = {
  vite: ['', 'dev', 'serve', 'preview'],
  next: ['', 'dev', 'start'],
  nuxt: ['', 'dev', 'preview', 'start'],
  nuxi: ['dev', 'preview'],
  astro: ['', 'dev', 'preview', 'start'],
  ng: ['serve', 's'],
  nest: ['start'],
  nx: ['serve', 'watch'],
  turbo: ['dev', 'watch'],
  expo: ['', 'start'],
  gatsby: ['develop', 'serve'],
  remix: ['dev'],
  'react-router': ['dev'],
  'react-scripts': ['start'],
  'vue-cli-service': ['serve'],
  wrangler: ['dev'],
  storybook: ['dev'],
  cypress: ['open'],
  webpack: ['serve'],
  tsx: ['watch'],
  electron: ['', '.'],
  'electron-vite': ['', 'dev', 'preview'],
  flask: ['run'],
  hugo: ['server'],
  parcel: ['', 'serve', 'watch'],
};
const servers =
  /^(?:nodemon|live-server|http-server|serve|json-server|ts-node-dev|browser-sync|concurrently|uvicorn|gunicorn|foreman|overmind|air|pm2|webpack-dev-server|start-storybook)$/;
const watching = /\s(?:--watch(?:All)?(?!\S)|--hot\b|--ui\b|--serve\b|runserver\b)/;
const shortWatch = /^(?:tsc|vue-tsc|jest|vitest|rollup|webpack|mocha|tailwindcss|esbuild|babel|sass)\b.*\s-w(?:\s|$)/;
const script = /^(?:(?:(?:npm|pnpm|yarn)(?: run)?|bun run) ([\w:.-]+)|(?:run-s|run-p|npm-run-all) (.+))$/;
const deepest = 5;
const mostCalled = 100;
const alone: CallableScripts = { own: new Map(), below: () => [] };

/** Says how a shell text ends by itself; undefined if it serves, watches or waits. `depth` counts scripts that call scripts. */
export function endingOf(body: string, scripts: CallableScripts, depth = 0): Ending | undefined {
  if (depth > deepest || body.length > 2000 || /(?:^|[^&>])&(?![&>])/.test(body)) return undefined;
  const parts = body.split(/&&|\|\||;|\|/).map((part) => part.trim());
  let last: Ending | undefined = {};
  for (const part of parts) {
    // an argument that only the last part could receive is missing in an earlier one
    if (last?.extra !== undefined) return undefined;
    last = endingOfPart(part, scripts, depth);
    if (last === undefined) return undefined;
  }
  return last;
}

function endingOfPart(part: string, scripts: CallableScripts, depth: number): Ending | undefined {
  const [, named, several] = script.exec(part) ?? [];
  const called = several === undefined ? [named ?? ''] : several.split(/\s+/).map((name) => name.replace(/["']/g, ''));
  for (const name of called) {
    const body = scripts.own.get(name);
    if (body !== undefined && !endsAlone(body, scripts, depth)) return undefined;
  }
  if (recursive.test(part)) {
    const below = part.split(/\s+/).flatMap(scripts.below);
    if (below.length > mostCalled || !below.every((body) => endsAlone(body, alone, depth))) return undefined;
  }
  const words = part.split(/\s+/);
  while (words.length > 1 && (wrappers.has(words[0] ?? '') || /^\w+=/.test(words[0] ?? ''))) words.shift();
  const tool = words[0]?.slice((words[0]?.lastIndexOf('/') ?? -1) + 1) ?? '';
  const [, sub = ''] = words;
  const text = words.join(' ');
  if (servers.test(tool) || watching.test(text) || shortWatch.test(text)) return undefined;
  const subcommand = sub.startsWith('-') ? '' : sub;
  if (Object.hasOwn(serving, tool) && serving[tool]?.includes(subcommand)) return undefined;
  if (/^turbo run (?:dev|start)\b|^php artisan serve|^docker.* up\b/.test(text)) return undefined;
  return testEnding(tool, text);
}

/** Says whether a called script ends without arguments, which a caller could not pass to it. */
function endsAlone(body: string, scripts: CallableScripts, depth: number): boolean {
  const ending = endingOf(body, scripts, depth + 1);
  return ending !== undefined && ending.extra === undefined;
}

function testEnding(tool: string, text: string): Ending {
  const without = (flag: RegExp, extra: string) => (flag.test(text) ? {} : { extra });
  if (tool === 'vitest') return { ...without(/\brun\b|--watch=false|--no-watch/, '--run'), one: '<file>' };
  if (tool === 'jest' || tool === 'ava' || tool === 'pytest' || /^bun test$/.test(text)) return { one: '<file>' };
  if (/^react-scripts test/.test(text)) return { ...without(/--watchAll=false/, '--watchAll=false'), one: '<file>' };
  if (/^ng test/.test(text))
    return { ...without(/--watch=false|--no-watch/, '--watch=false'), one: '--include <file>' };
  if (/^karma start/.test(text)) return without(/--single-run/, '--single-run');
  // its HTML report is served after a failure
  if (/^playwright test/.test(text)) return without(/--reporter/, '--reporter=line');
  if (/^node --test$/.test(text)) return { one: '<file>' };
  if (tool === 'phpunit' || tool === 'pest' || /artisan test/.test(text)) return { one: '--filter <name>' };
  return {};
}
