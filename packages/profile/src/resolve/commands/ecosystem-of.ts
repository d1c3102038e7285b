import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Task } from '../../findings.ts';

/** The ecosystem whose tasks a runner runs; `any` for the runners of every language. */
export const ecosystemOf: Readonly<Record<Task['runner'], Ecosystem | 'any'>> = {
  script: 'npm',
  composer: 'php',
  bin: 'ruby',
  tox: 'python',
  nox: 'python',
  make: 'any',
  just: 'any',
  task: 'any',
};

/** The manifest files of each ecosystem. */
export const manifests: readonly (readonly [ecosystem: Ecosystem, name: RegExp])[] = [
  ['npm', /(?:^|\/)package\.json$/],
  ['python', /(?:^|\/)(?:pyproject\.toml|requirements\.txt)$/],
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
