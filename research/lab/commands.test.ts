import { expect, test } from 'vitest';
import type { Localized } from '../../packages/engine/src/directive.ts';
import { scriptCommands } from '../../packages/engine/src/knowledge/phrases.ts';
import { allTechnologies } from '../../packages/engine/src/knowledge/technologies/all-technologies.ts';
import { readProofs } from './read-proofs.ts';

/** The commands that cannot be run here, and what they need. */
const notRun: Readonly<Record<string, string>> = {
  'uv run': 'uv, which the index of pip does not offer here',
  'poetry run': 'Poetry, which the index of pip does not offer here',
  'pytest FILE::test_name': 'pytest-django, which the index of pip does not offer here',
  'composer run lint': 'the packages of Composer',
  'composer run analyse': 'the packages of Composer',
  'composer run test': 'the packages of Composer',
  'vendor/bin/phpstan analyse': 'the packages of Composer',
  'vendor/bin/phpunit': 'the packages of Composer',
  'vendor/bin/phpunit --filter NAME': 'the packages of Composer',
  'vendor/bin/php-cs-fixer fix FILE': 'the packages of Composer',
  'vendor/bin/pint --test': 'the packages of Composer',
  'vendor/bin/pint --dirty': 'the packages of Composer',
  'php artisan test': 'the packages of Composer',
  'php artisan test --filter=NAME': 'the packages of Composer',
  'ty check': 'ty, which the index of pip does not offer here',
  'npx playwright install': 'the host of the browsers, which cannot be reached here',
  'npx expo-doctor': 'the services of Expo, which cannot be reached here',
  'bin/ci': 'Rails 8',
  'bin/rubocop': 'Rails 8',
  'bin/rubocop -a FILE': 'Rails 8',
  'bin/brakeman --no-pager': 'Rails 8',
  'bin/bundler-audit': 'Rails 8',
  'bin/rails test': 'Rails 8',
  'bin/rails test:system': 'Rails 8',
  'bundle exec rspec': 'Rails 8',
  'dotnet build': 'the SDK of .NET',
  'dotnet test': 'the SDK of .NET',
  'dotnet test --filter FullyQualifiedName~NAME': 'the SDK of .NET',
  'dotnet test --filter-method "*.NAME"': 'the SDK of .NET',
  'dotnet format --include FILE': 'the SDK of .NET',
  './mvnw verify': 'a JDK',
  './gradlew check': 'a JDK',
  './mvnw test -Dtest=CLASS#METHOD': 'a JDK',
  './gradlew test --tests CLASS.METHOD': 'a JDK',
  './mvnw spotless:apply': 'a JDK',
  './gradlew spotlessApply': 'a JDK',
  'go vet ./...': 'the toolchain of Go',
  'go test ./...': 'the toolchain of Go',
  "go test ./PATH -run '^TestNAME$'": 'the toolchain of Go',
  'golangci-lint run': 'the toolchain of Go',
  'gofmt -w FILE': 'the toolchain of Go',
  'flutter analyze': 'the SDK of Flutter',
  'flutter test': 'the SDK of Flutter',
  'flutter test PATH --plain-name "NAME"': 'the SDK of Flutter',
  'dart format FILE': 'the SDK of Flutter',
};
/** Code in the sentences of commands that a rule does not ask to run. */
const notCommands =
  /^(?:package\.json|tsconfig\.json|references|lint|composer run dev|setup|FILE:LINE|edition|-race|--workspace|test:lint|test:e2e|@astrojs\/check|vue-tsc|svelte-check)$/;

const trials = (await readProofs(['commands'])).flatMap((proof) => proof.trials);
const named = allTechnologies.flatMap(({ commands, typeCheck }) =>
  [...commands, ...(typeCheck === undefined ? [] : [typeCheck]), ...scriptCommands].flatMap(codeIn),
);
const commands = [...new Set(named)].filter((code) => !notCommands.test(code));

test.each(commands)('%s has run in a fresh project and with a planted fault, or cannot run here', (command) => {
  const runs = trials.filter((trial) => trial.command === command);
  if (notRun[command] !== undefined) return expect(runs).toEqual([]);
  expect(runs.filter(({ planted, exits }) => planted === undefined && exits === 'zero').length).toBeGreaterThan(0);
  const planted = runs.filter(({ planted }) => planted !== undefined);
  expect(planted.length).toBeGreaterThan(0);
  for (const { exits, prints, files } of planted) {
    expect(exits).toBe('not zero');
    expect(prints).toBeDefined();
    expect(Object.keys(files ?? {}).length).toBeGreaterThan(0);
  }
});

test('every command that is run or excused is named by a rule', () => {
  const known = new Set(commands);
  const run = trials.flatMap(({ command }) => command ?? []);
  expect([...run, ...Object.keys(notRun)].filter((command) => !known.has(command))).toEqual([]);
});

/** A script is named with npm or without a manager; its proof runs it with the manager of the scaffold. */
function codeIn({ en }: Localized): string[] {
  return (en.match(/`[^`]+`/g) ?? []).map((code) => code.slice(1, -1).replace(/^npm (?=run )/, ''));
}
