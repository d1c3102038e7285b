import type { ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import { ecosystemOfFile } from './ecosystem-of-file.ts';

const tools: readonly (readonly [RegExp, Ecosystem])[] = [
  [/^(?:npm|npx|pnpm|yarn|bun|bunx|node|turbo|deno)\b/, 'npm'],
  [
    /^(?:uv|poetry|pip|pipenv|pdm|hatch|python3?|pytest|ruff|mypy|flake8|black|tox|nox|coverage|(?:\.\/)?manage\.py)\b/,
    'python',
  ],
  [/^(?:composer|php|vendor\/bin\/)/, 'php'],
  [/^(?:bundle|bin\/(?:rails|rubocop|rspec|rake)|rake|rails)\b/, 'ruby'],
  [/^cargo\b/, 'rust'],
  [/^go(?:langci-lint|fmt)?\b/, 'go'],
  [/^(?:\.\/)?(?:gradlew?|mvnw?)\b/, 'java'],
  [/^dotnet\b/, 'dotnet'],
];

/** Returns the ecosystem whose tools run a command, by the file that states it or else by its first word. */
export function ecosystemOfCommand({ evidence, text }: ProjectCommand): Ecosystem | undefined {
  return ecosystemOfFile(evidence) ?? tools.find(([pattern]) => pattern.test(text))?.[1];
}
