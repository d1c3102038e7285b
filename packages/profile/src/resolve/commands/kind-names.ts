import type { CommandKind } from '@regelwerk/contract/rules/project-profile';

/** The names that people give to tasks of each kind, the most telling first. */
export const kindNames: Readonly<Partial<Record<CommandKind, readonly string[]>>> = {
  lint: [
    'lint',
    'lint:check',
    'check:lint',
    'eslint',
    'oxlint',
    'rubocop',
    'lint:js',
    'lint:ts',
    'cs',
    'cs:check',
    'phpcs',
    'clippy',
    'ruff',
    'flake8',
    'vet',
    'check',
  ],
  format: [
    'format',
    'fmt',
    'format:write',
    'format:fix',
    'fix:format',
    'format-fix',
    'prettier',
    'pint',
    'cs:fix',
    'cs-fix',
    'black',
    'phpcbf',
    'fix',
    'format:check',
    'check:format',
  ],
  typecheck: [
    'typecheck',
    'type-check',
    'check-types',
    'check:types',
    'types',
    'types:check',
    'tsc',
    'ts:check',
    'typing',
    'mypy',
    'pyright',
    'phpstan',
    'stan',
    'analyse',
    'analyze',
    'check',
  ],
  test: ['test', 'tests', 'test:unit', 'unit', 'test:run', 'test:ci', 'pytest', 'phpunit', 'rspec', 'spec'],
  build: ['build', 'build:prod', 'build:ts', 'compile', 'package', 'production', 'prod', 'bundle'],
  e2e: [
    'test:e2e',
    'e2e',
    'e2e:run',
    'test:playwright',
    'playwright',
    'test:cypress',
    'cypress:run',
    'cy:run',
    'test:system',
  ],
};

const words: readonly (readonly [CommandKind, RegExp])[] = [
  ['e2e', /^(?:e2e|playwright|cypress|cy|cucumber)$/],
  ['format', /^(?:format|fmt|prettier|pint|black|phpcbf|fix)$/],
  ['typecheck', /^(?:typecheck|types?|tsc|typing|mypy|pyright|phpstan|stan|analyse|analyze|psalm)$/],
  ['lint', /^(?:lint|eslint|oxlint|rubocop|phpcs|cs|clippy|ruff|flake8|vet|stylelint|style)$/],
  ['test', /^(?:tests?|unit|specs?|pytest|phpunit|rspec|jest|vitest)$/],
  ['build', /^(?:build|compile|bundle)$/],
];
/** Parts of names that tell another purpose. */
const otherwise =
  /^(?:watch|dev|development|ui|debug|open|serve|server|start|docker|container|image|docs?|storybook|styleguide|release|publish|preview|update|save|provision|deploy|clean|install|setup|configure|prepare|coverage|bench|benchmark|staged|headed|report|snapshots?|screenshots?|capture|init|db|migrate|migrations?|seed)$/;

/** What a build is of; other words name one piece, such as translations. */
const built =
  /^(?:build|compile|package|prod|production|all|apps?|web|client|server|frontend|backend|ui|js|ts|assets|packages|ci|dist|bundle|libs?|cli|g|release|exec|jar)$/;

/** Says whether a name tells the build of a project, as far as a name can. */
export function isBuildName(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[:._/-]/)
    .every((part) => built.test(part));
}

/** Says whether the name of a run of tests tells that it is there for a report, or for data. */
export function isForReport(name: string): boolean {
  return /(?:^|[:._/-])(?:coverage|cov|report|snapshots?|migrations?)(?:$|[:._/-])/i.test(name);
}

/** Says whether the name of a task tells a purpose that no kind covers. */
export function tellsOtherwise(name: string): boolean {
  // made to be handed out
  if (name === 'dist') return true;
  return name
    .toLowerCase()
    .split(/[:._/-]/)
    .some((part) => otherwise.test(part));
}

/** Returns the kind that the name of a task tells; undefined where it tells none or another purpose. */
export function kindOfName(name: string): CommandKind | undefined {
  if (tellsOtherwise(name)) return undefined;
  const parts = name.toLowerCase().split(/[:._/-]/);
  // what a browser test needs first is none yet
  if (parts.includes('e2e') && parts.some((part) => /^(?:build|package|up|down|teardown|deps)$/.test(part)))
    return undefined;
  // the fixes of a linter are no format
  if (parts.includes('lint') && parts.includes('fix')) return 'lint';
  const kind = words.find(([, word]) => parts.some((part) => word.test(part)))?.[0];
  // the types that a build writes are none that it checks
  return kind === 'typecheck' && parts[0] === 'build' ? 'build' : kind;
}

/** Returns the place of a name among the usual ones of its kind; undefined for other names. */
export function rankOfName(kind: CommandKind, name: string): number | undefined {
  const rank = kindNames[kind]?.indexOf(name) ?? -1;
  return rank === -1 ? undefined : rank;
}
