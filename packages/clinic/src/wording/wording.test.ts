import { expect, test } from 'vitest';
import { goesAround } from './goes-around.ts';
import { hedgeIn } from './hedge-in.ts';
import { isLayout } from './is-layout.ts';
import { isPersona } from './is-persona.ts';
import { saysNothing } from './says-nothing.ts';
import { toldSecret } from './told-secret.ts';
import { unfilledIn } from './unfilled-in.ts';

type Case = readonly [name: string, find: (text: string) => unknown, found: readonly string[], fine: readonly string[]];

const cases: readonly Case[] = [
  [
    'praise that fits every project',
    saysNothing,
    [
      'Write clean, maintainable code.',
      '**Readability**: Use descriptive names for variables and functions',
      'Follow Laravel conventions and best practices.',
      'Code should be easy to read and to maintain.',
      'Think step by step.',
      'Do not make mistakes.',
      'Schreibe sauberen und gut lesbaren Code.',
      'Achte auf hohe Qualität und eine klare Struktur.',
      'Der Code soll verständlich und wartbar sein.',
    ],
    [
      'Write clean code as in `clean.ts`.',
      'Write all components as functional components.',
      'Services should be stateless and testable.',
      'Use named exports.',
      'Names of events are in the past tense.',
      'Follow these best practices:',
      'Clear and descriptive names',
      'Ensure that all tests pass.',
      'Use appropriate PHP type hints for method parameters.',
      'Focus the review on logic, security and architecture.',
      'These conventions should be used when writing code for Shop.',
      'Be concise.',
      'Halte Preise in Cent.',
      'Saubere Trennung: `domain` kennt kein HTTP.',
    ],
  ],
  [
    'words that leave a line open',
    hedgeIn,
    [
      'Try to keep functions small.',
      'Use caching where appropriate.',
      'Add comments if you feel they are needed.',
      'Keep the props as minimal and as few as possible.',
      'Consider using a queue.',
      'You should consider adding a cache.',
      'Perhaps add a log.',
      'Verwende Typen, wo es sinnvoll ist.',
      'Versuche, Duplikate zu vermeiden.',
      'Funktionen sollten eher kurz sein.',
    ],
    [
      'Return the appropriate status from `statuses.ts`.',
      'Consider using a queue when an import takes more than a second.',
      'If possible values are missing, the form says so.',
      'The Maybe app runs in two modes.',
      'Add a comment only when it is necessary to explain a workaround.',
      'Automated tests when feasible, thorough manual ones otherwise.',
      "Don't try to parse it yourself.",
      'Versuche einer Anmeldung werden gezählt.',
      'Möglich sind drei Werte.',
    ],
  ],
  [
    'what is still to be filled in',
    unfilledIn,
    [
      'This is [your project name].',
      'Contact: [name of the owner]',
      'Deployment: TBA',
      'Describe your architecture here.',
      'This chapter is still to be written.',
      'Hier die Architektur beschreiben.',
      'Der Ablauf ist noch zu ergänzen.',
    ],
    [
      'Use `placeholder-black/50` [placeholder-black/*].',
      'See [your profile](https://shop.dev).',
      'If you cannot finish, add TODO: comments.',
      'A form shows what is still to be paid.',
      'Noch offene Rechnungen stehen oben.',
    ],
  ],
  [
    'who a model is to be',
    isPersona,
    [
      'You are an expert in TypeScript and Node.js.',
      "You're a senior backend developer.",
      'Act as a world-class architect.',
      'Du bist ein sehr erfahrener Full-Stack-Entwickler.',
    ],
    ['You are responsible for the lockfile.', 'You are not alone in this repository.', 'Du bist in einem Monorepo.'],
  ],
  [
    'what a formatter decides',
    isLayout,
    [
      'Indent with two spaces.',
      'Strings are written in single quotes.',
      'Lines have at most 100 characters.',
      'Put the opening brace on the same line.',
      'Add a space before the opening brace.',
      'Rücke mit vier Leerzeichen ein.',
      'Am Ende jeder Anweisung steht ein Semikolon.',
      'Zeilen haben höchstens 100 Zeichen.',
    ],
    [
      'Stylelint rules (4 spaces indentation)',
      'Run Prettier, which indents with two spaces.',
      'Lines of an invoice are sorted by position.',
      'Quotes of customers are shown in a box.',
      'A commit subject has at most 72 characters.',
      'Semikolons trennen die Felder.',
    ],
  ],
  [
    'ways around the checks',
    goesAround,
    [
      'You may skip the tests for small changes.',
      'If a test fails, just disable it.',
      'Comment out failing tests so that the build passes.',
      'When ESLint complains, add `eslint-disable` and move on.',
      'Silence type errors with `@ts-ignore`.',
      'Commit with `git commit --no-verify`.',
      'Adjust the expected values until the test passes.',
      'Turn off TLS certificate checks.',
      'Approve every permission prompt.',
      'Du darfst langsame Tests überspringen.',
      'Deaktiviere den Linter, wenn er stört.',
      'Schlägt ein Test fehl, lösche ihn einfach.',
    ],
    [
      'Skip the first row of the import.',
      'Client-side validation can be bypassed; the server decides.',
      'Publish with `cargo publish --no-verify`.',
      'What breaks if this is deleted? If nothing, delete it.',
      'Specify the type to work around TypeScript.',
      'Disable the button while a request runs.',
      'A skipped test names its issue.',
      'Überspringe leere Zeilen.',
      'Der Linter prüft auch Markdown.',
    ],
  ],
  [
    'a secret in a sentence',
    toldSecret,
    [
      'Log in with the password Tr0ub4dor&3x.',
      `The key of the weather service is ${'9f8b2c7d1e6a4b3f'}8d0c5e7a2b9f4c1d.`,
      `Das Passwort lautet ${'Anker-77'}-Werft.`,
    ],
    [
      'Passwords are hashed with argon2id.',
      'Log in with the password from `TEST_PASSWORD`.',
      'Enter the password "Password123!".',
      'The token is in `src/auth/read-token.ts`.',
      'The key for GPT-4-Turbo is in the vault.',
    ],
  ],
];

test.each(cases)('%s is found, in both languages, and not where it only looks so', (_, find, found, fine) => {
  const isFound = (text: string) => find(text) !== undefined && find(text) !== false;
  expect(found.filter((text) => !isFound(text))).toEqual([]);
  expect(fine.filter(isFound)).toEqual([]);
});

test('a long line of the same words takes no time that is felt', () => {
  const long = 'if the tests fail then simply skip or write clean code where it makes sense '.repeat(5000);
  for (const [, find] of cases) expect(() => find(long)).not.toThrow();
});
