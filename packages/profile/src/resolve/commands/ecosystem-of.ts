import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { TaskRunner } from '../../findings.ts';

/** The ecosystem whose tasks a runner runs; `any` for the runners of every language. */
export const ecosystemOf: Readonly<Record<TaskRunner, Ecosystem | 'any'>> = {
  script: 'npm',
  nx: 'npm',
  moon: 'any',
  deno: 'npm',
  composer: 'php',
  rake: 'ruby',
  tox: 'python',
  nox: 'python',
  hatch: 'python',
  pdm: 'python',
  poe: 'python',
  make: 'any',
  just: 'any',
  task: 'any',
  mise: 'any',
  file: 'any',
  other: 'any',
};

/** The manifest files of each ecosystem. */
export const manifests: readonly (readonly [ecosystem: Ecosystem, name: RegExp])[] = [
  ['npm', /(?:^|\/)package\.json$/],
  ['python', /(?:^|\/)(?:pyproject\.toml|requirements\.txt|Pipfile)$/],
  ['php', /(?:^|\/)composer\.json$/],
  ['ruby', /(?:^|\/)Gemfile$/],
  ['go', /(?:^|\/)go\.mod$/],
  ['rust', /(?:^|\/)Cargo\.toml$/],
  ['java', /(?:^|\/)(?:pom\.xml|build\.gradle(?:\.kts)?)$/],
  ['elixir', /(?:^|\/)mix\.exs$/],
  ['swift', /(?:^|\/)Package\.swift$/],
  ['dart', /(?:^|\/)pubspec\.yaml$/],
  ['dotnet', /\.(?:csproj|fsproj|slnx?)$/],
];
