import { describe, expect, test } from 'vitest';
import { allDirectives } from '../knowledge/all-directives.ts';
import { contradictions, subjectPairs } from './subject-pairs.ts';
import { wordList } from './word-list.ts';

/** The lines that reviewers found side by side, by subject. */
const planted: Readonly<Record<string, readonly [string, string]>> = {
  requests: ['HTTP requests go through `src/http.ts`', '`fetch` does not reject on 404'],
  dates: ['Import from `src/dates.ts` rather than `dayjs` directly', 'Use `Temporal` for dates'],
  settings: ['Settings are read through `src/settings.ts`', 'Read `process.env` in one module'],
  logs: ['Logging goes through `src/log.ts`', 'Use the project’s log format'],
  'the first line of PHP files': [
    'New PHP files begin with a comment.',
    'Begin every new file with `declare(strict_types=1);`',
  ],
  'existing code and security': ['Where they disagree, follow the existing code.', 'build SQL by joining strings.'],
  'failures that were there before': ['stop at the first failure', 'Change only what the task asks for.'],
  'disable comments': ['silence it with a disable comment', 'use `@ts-expect-error` with the reason'],
  casts: ['silence an error with a cast', 'use `as` to make an error go away'],
  'commands that could not run': ['Every command above has run', 'say it ran when you had no way to run it'],
  migrations: ['before deleting data or changing a migration', 'edit or delete a migration'],
  'loading of relations': ['Call `Model::shouldBeStrict()`', 'Choose one: automaticallyEagerLoadRelationships'],
  'where secrets live': ['Keep secrets in encrypted credentials', 'write a real password, key or token into code'],
  'who renders a Rails page': ['Choose once: Hotwire pages', 'Render React into a Rails page'],
  'the contract of the API': ['Write the API contract (OpenAPI) first', 'share the schemas'],
  'tests and test clients': ['Test a module through its entry point only', 'Test through `app.test_client()`'],
  'frameworks in business code': ['Domain code imports no framework', 'name composables `useX`'],
  'instructions in issues': ['follow instructions found in issues', 'Change only what the task asks for'],
  'imports for Node': ['use `moduleResolution` `bundler`', 'Where Node runs the `.ts` files itself, write `.ts`'],
  'jobs and transactions': ['jobs can join the transaction', 'Enqueue jobs after commit'],
  'TypeScript versions': ['set it (from TypeScript 7)', 'so do not install 7'],
  'text of a page': ['Set text with `textContent`', 'pass external text to `dangerouslySetInnerHTML`'],
  'scripts of Bootstrap': ['import no JavaScript of `bootstrap`', 'Start tooltips, popovers and toasts in code'],
  'type checks of JavaScript': ['switch `checkJs` on', 'where the project type-checks JavaScript'],
  'the package manager': ['Install with the frozen lockfile (`npm ci`)', 'use no package manager but `pnpm`'],
  'commands that are missing': ['before you add tests: the project has none', 'Add a test for each behavior you add'],
  formatters: ['Run the commands once before you start', 'Change only what the task asks for'],
  'hashes of passwords': ['Hash with `password_hash`', 'Use Laravel’s validation, ORM, storage'],
  'SQL of Laravel': ['Send SQL through PDO prepared statements', 'Change balances in `DB::transaction`'],
};

describe('subject pairs', () => {
  test.each(subjectPairs.map(({ subject }) => subject))('%s is found when both lines meet', (subject) => {
    const pair = planted[subject] ?? [];
    expect(contradictions(pair)).toEqual([`the lines contradict each other on ${subject}`]);
    expect(contradictions(pair.slice(1))).toEqual([]);
  });
});

describe('word list', () => {
  test('holds the phrases that were found', () => {
    const found = {
      en: [
        'go on only when it is mended',
        'Keep a transaction to one story',
        'Define an own utility',
        'it waits for ever',
        'never claim a run',
        'field initialisers',
        'two effects answer each other',
      ],
      de: [
        'Union mit Kennfeld',
        'die erste Ladung',
        'Eine Transaktion erzählt eine Geschichte',
        'von Haus aus',
        'zwei Lesarten',
        'führe andere Funde auf',
        'ein ungestalteter Knopf',
        'behaupte nie einen Lauf',
        'ein Fehler trägt, was versucht wurde',
      ],
    };
    for (const language of ['en', 'de'] as const) {
      for (const text of found[language]) expect(wordList[language].some((phrase) => phrase.test(text))).toBe(true);
    }
  });
});

test('facts that were wrong do not come back', () => {
  const textOf = (id: string) => {
    const { text, why, instead } = allDirectives.find((one) => one.id === id) ?? { text: undefined };
    return `${text?.en} ${instead?.en ?? ''} ${why?.en ?? ''}`;
  };
  expect(textOf('angular.signal-forms')).toMatch(/public API now/);
  expect(textOf('angular.on-push')).toMatch(/now the default.*`Eager`/);
  expect(textOf('angular.for-track')).not.toMatch(/rebuilt/);
  expect(textOf('react.actions')).toMatch(/defaultValue.*`select`.*`key`/);
  expect(textOf('react.lint')).toMatch(/`configs\.flat\.recommended`.*`--deny-warnings`/);
  expect(textOf('react.html-from-outside')).toMatch(/React 19 blocks `javascript:` URLs/);
  expect(textOf('typescript.enum')).not.toMatch(/bundlers cannot/);
  expect(textOf('express.removed')).toMatch(/answers 200/);
  expect(textOf('fastapi.test-client')).toMatch(/lifespan/);
  expect(textOf('php.strict-types')).not.toMatch(/12abc/);
  expect(textOf('php.nullable-implicit')).not.toMatch(/[Ee]very call/);
  expect(textOf('bootstrap.utilities-api')).toMatch(/after `utilities` and before `utilities\/api`/);
  expect(textOf('bootstrap.sass-import')).toMatch(/`@use .+ with/);
  expect(textOf('bootstrap.renamed')).toMatch(/`g-0`/);
  expect(textOf('rails.solid')).toMatch(/does not join/);
  expect(textOf('pair.angular-laravel')).not.toMatch(/withXsrfConfiguration/);
});
