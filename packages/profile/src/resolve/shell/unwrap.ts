/** A command without what it is wrapped in. */
export interface Unwrapped {
  readonly words: readonly string[];
  /** The first word as it is written, with its path. */
  readonly tool: string;
  /** The wrapper that an equal command needs as well, for example `uv run`. */
  readonly prefix: string;
  readonly isInContainer: boolean;
}

const plain = new Set([
  'cross-env',
  'cross-env-shell',
  'env',
  'time',
  'exec',
  'command',
  'sudo',
  'nice',
  '--',
  'retry',
  'xvfb-run',
  'dbus-run-session',
  'c8',
  'nyc',
  '@php',
  'then',
  'do',
  'if',
  'else',
  '!',
  'echo-cli',
]);
/** Wrappers whose command follows `--`, or their own options. */
const loaders = new Set([
  'dotenv',
  'dotenvx',
  'godotenv',
  'env-cmd',
  'infisical',
  'doppler',
  'varlock',
  'op',
  'portless',
  'chamber',
]);
const pairs: readonly (readonly [first: RegExp, second: RegExp | undefined, keepsPrefix: boolean])[] = [
  [/^uv$/, /^run$/, true],
  [/^(?:poetry|pipenv|rye|pdm|hatch)$/, /^run$/, true],
  [/^bundle$/, /^exec$/, true],
  [/^pnpm$/, /^(?:exec|dlx)$/, true],
  [/^yarn$/, /^(?:exec|dlx)$/, true],
  [/^npm$/, /^(?:exec|x)$/, true],
  [/^bun$/, /^x$/, true],
  [/^(?:npx|pnpx|bunx|uvx)$/, undefined, true],
  [/^coverage$/, /^run$/, false],
  [/^(?:python[\d.]*|py)$/, /^-m$/, true],
  [/^mise$/, /^exec$/, true],
  [/^go$/, /^tool$/, true],
];
/** Options of wrappers that take a value. */
const valued =
  /^(?:--group|--extra|--with|--only-group|--no-group|--python|-p|--package|--project|--directory|--env-file|--index|-e|-f|-c|--source|--rcfile|--cwd|--from|-d|--exclude|--include|-x|-n)$/;

/** Removes assignments, wrappers and paths before the tool that a command runs. */
export function unwrap(given: readonly string[]): Unwrapped {
  let words = [...given];
  let prefix = '';
  let isInContainer = false;
  for (let turn = 0; turn < 12 && words.length > 1; turn += 1) {
    const [first = '', second = ''] = words;
    if (/^\$[({]?(?:DC|COMPOSE|DOCKER_COMPOSE|DOCKER)[)}]?$/.test(first))
      words = [
        'docker',
        ...(first.endsWith('DOCKER}') || first.endsWith('DOCKER)') ? [] : ['compose']),
        ...words.slice(1),
      ];
    else if (/^[A-Za-z_]\w*=/.test(first) || /^\$[({]?\w+[)}]?$/.test(first)) words = words.slice(1);
    else if (plain.has(first)) words = afterOptions(words.slice(1));
    else if (first === 'timeout') words = words.slice(2);
    else if (loaders.has(first))
      words = words.includes('--') ? words.slice(words.indexOf('--') + 1) : afterOptions(words.slice(1));
    else if (/^docker(?:-compose)?$/.test(first) && words.some((word) => word === 'exec' || word === 'run')) {
      const start = words.findIndex((word) => word === 'exec' || word === 'run');
      const rest = afterOptions(words.slice(start + 1).filter((word) => !/^\$[({]?\w+[)}]?$/.test(word)));
      if (first === 'docker' && second !== 'compose') break;
      words = rest.slice(1);
      isInContainer = true;
    } else if (first === 'php' && second === '-d') words = ['php', ...words.slice(3)];
    else if (first === 'php' && /(?:^|\/)(?:bin\/|artisan$)/.test(second)) words = words.slice(1);
    else if (first === 'node' && words.some((word) => word.includes('node_modules/'))) {
      const at = words.findIndex((word) => word.includes('node_modules/'));
      const [, name = ''] = /node_modules\/(?:\.bin\/)?(@?[\w.-]+)/.exec(words[at] ?? '') ?? [];
      words = [name, ...words.slice(at + 1)];
    } else {
      const pair = pairs.find(([one, two]) => one.test(first) && (two === undefined || two.test(second)));
      if (pair === undefined) break;
      const [, two, keepsPrefix] = pair;
      const rest = afterOptions(words.slice(two === undefined ? 1 : 2));
      const used = words.slice(0, words.length - rest.length);
      words = rest;
      if (keepsPrefix) prefix = `${prefix} ${used.join(' ')}`.trim();
    }
  }
  const tool = (words[0] ?? '').replace(/^\$[({]?\w+[)}]?\/?/, '');
  return { words: [toolOf(tool), ...words.slice(1)], tool, prefix, isInContainer };
}

/** `node_modules/.bin/eslint`, `vendor/bin/phpunit`, `bin/rails` and `venv/bin/ruff` are the tool. */
function toolOf(word: string): string {
  const bare = word.replace(/@(?:latest|\d[\w.]*)$/, '');
  return /(?:^|\/)(?:\.?bin)\/[\w.-]+$/.test(bare) ? bare.slice(bare.lastIndexOf('/') + 1) : bare;
}

function afterOptions(words: readonly string[]): string[] {
  let at = 0;
  while (words[at]?.startsWith('-')) {
    const word = words[at] ?? '';
    at += 1;
    if (word === '--' || word === '-m') break;
    if (valued.test(word)) at += 1;
  }
  return words.slice(at);
}
