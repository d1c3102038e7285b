import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';

const files: readonly (readonly [RegExp, Ecosystem])[] = [
  [/^(package\.json|angular\.json|nx\.json)$/, 'npm'],
  [/^(pyproject\.toml|requirements.*\.txt|tox\.ini|noxfile\.py|manage\.py|setup\.(py|cfg))$/, 'python'],
  [/^composer\.json$/, 'php'],
  [/^(Gemfile|Rakefile|rubocop|brakeman|rails|rake|ci)$/, 'ruby'],
  [/^Cargo\.toml$/, 'rust'],
  [/^go\.mod$/, 'go'],
  [/^(pom\.xml|build\.gradle(\.kts)?)$/, 'java'],
  [/\.(sln|slnx|csproj)$/, 'dotnet'],
];

/** Returns the ecosystem whose tools run the commands of a file; undefined for task runners, which run anything. */
export function ecosystemOfFile(path: string): Ecosystem | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return files.find(([pattern]) => pattern.test(name))?.[1];
}
