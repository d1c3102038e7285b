import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { describe, expect, test } from 'vitest';
import { composeRule } from '../compose/compose-rule.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { scriptCommands } from '../knowledge/phrases.ts';
import { allTargets } from '../knowledge/targets/all-targets.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { isNewerThan } from '../project/is-newer-than.ts';
import { repeatedCommands } from './repeated-commands.ts';

const textOf = (id: string) => {
  const found = allDirectives.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is gone`);
  return `${found.text.en} ${found.instead?.en ?? ''}`;
};
const commandsOf = (name: Framework) =>
  (allTechnologies.find((one) => one.name === name)?.commands ?? []).map(({ en }) => en).join('\n');
const compose = (frameworks: Framework[], isNew = false) =>
  composeRule(
    {
      aiModel: 'Claude',
      applicationType: 'Fullstack',
      frameworks,
      behaviorPreference: 'Modular',
      outputFormat: 'Markdown',
      project: { isNew },
    },
    'en',
    'full',
  );
const idsOf = (rule: Rule) => rule.sections.flatMap(({ lines }) => lines.map(({ id }) => id));

describe('commands', () => {
  test('no script that never ends or migrates is named as a check', () => {
    const all = allTechnologies.map(({ name }) => commandsOf(name)).join('\n');
    expect(all.replace(/not `composer run dev`[^\n]*nor `setup`[^\n]*/, '')).not.toMatch(
      /composer run dev|`setup`|serve|--watch(?!=false)/,
    );
    expect(commandsOf('PHP')).not.toMatch(/the `scripts` of composer\.json/);
  });

  test('a Python tool is run where the project has it, and pytest says what 5 means', () => {
    for (const name of ['FastAPI', 'Flask', 'Django'] as const) {
      const text = commandsOf(name);
      expect(text).toMatch(/pytest` (?:\(exit code 5|where pytest-django)/);
      for (const [line] of text.matchAll(/[^:;,]*`(?:ruff|mypy) [^;]*/g)) expect(line).toMatch(/configure/);
    }
  });

  test('a formatter and a linter are named where they are, since a new app may lack both', () => {
    expect(scriptCommands.map(({ en }) => en).join('\n')).toMatch(/`npm run format`, if there is one,/);
    expect(scriptCommands.map(({ de }) => de).join('\n')).toMatch(/`npm run format`, falls es das gibt,/);
    expect(commandsOf('Node.js')).toMatch(/`npm run format`, if there is one,/);
    expect(textOf('react.lint')).toMatch(
      /^Where ESLint is installed, .+; where oxlint is, run it with `--deny-warnings`/,
    );
  });

  test('a line that applies from a version does not name that version again', () => {
    for (const { directives, version } of allTechnologies)
      for (const { id, since, text, instead } of directives) {
        if (since === undefined) continue;
        const number = since.replaceAll('.', '\\.');
        const said = [text, instead].flatMap((one) => (one === undefined ? [] : [one.en, one.de])).join('\n');
        expect(said, id).not.toMatch(new RegExp(`\\b(?:since|seit) ${number}\\b`, 'i'));
        // the version stands behind the line where the stack may be older
        if (isNewerThan(since, version.replace('+', '').replace('ES', '')))
          expect(said, id).not.toMatch(new RegExp(`(?<![\\d.-])${number}(?![\\d.])`));
      }
  });

  test('Rails names its own pipeline and the browser tests, and asks for no newest release', () => {
    expect(commandsOf('Ruby on Rails')).toMatch(
      /config\/ci\.rb[\s\S]*`bin\/bundler-audit`[\s\S]*`bin\/rails test:system`/,
    );
    expect(commandsOf('Ruby on Rails')).not.toMatch(/ensure-latest/);
  });

  test('a command stands once in a rule', () => {
    expect(repeatedCommands(compose(['Laravel', 'PHP']))).toEqual([]);
    const line = { modality: 'must' as const, class: 'command' as const, text: 'Run `npx tsc -b`.' };
    const rule = compose(['React']);
    const planted = {
      ...rule,
      sections: [{ id: 'commands', heading: 'Commands', ordered: true, lines: [line, line] }],
    };
    expect(repeatedCommands(planted)).toEqual(['the commands name `npx tsc -b` twice']);
  });

  test('scripts of Angular are not named again by the server beside it', () => {
    expect(idsOf(compose(['Angular', 'Node.js']))).toContain('pair.angular-node');
    expect(idsOf(compose(['React', 'Node.js']))).not.toContain('pair.angular-node');
    expect(commandsOf('Node.js')).not.toMatch(/Vitest is installed/);
  });

  test('a server beside an interface also runs the browser tests', () => {
    expect(commandsOf('Node.js')).toMatch(/`npm run test:unit`, `npm run test:e2e`/);
  });
});

describe('examples', () => {
  const linesOf = (text = '') => text.split('\n').map((line) => line.trim());
  /** The lines on one side of an example that its other side does not share. */
  const onlyIn = (side: 'good' | 'bad') =>
    allDirectives.flatMap(({ id, example }) => {
      const shared = new Set(linesOf(example?.[side === 'good' ? 'bad' : 'good']));
      return linesOf(example?.[side]).flatMap((line) => (shared.has(line) ? [] : [{ id, line }]));
    });

  test('no line that one directive prefers is avoided by another', () => {
    const avoided = onlyIn('bad');
    const twice = onlyIn('good').filter(
      ({ id, line }) => line.length > 20 && avoided.some((bad) => bad.line === line && bad.id !== id),
    );
    expect(twice).toEqual([]);
  });

  test('an example for Node resolves imports as Node does', () => {
    const shown = allDirectives
      .filter(({ id }) => /^(?:node|express|pair\.node)/.test(id))
      .flatMap(({ example }) => example?.good ?? []);
    for (const code of shown) expect(code).not.toMatch(/"bundler"|"paths"/);
  });
});

describe('an existing project', () => {
  const migrations =
    /^(?:Start (?:with|the project)|Lay the project out|Keep the folders that|Keep app and service in)/;

  test('is not asked for a migration in disguise', () => {
    const demands = allDirectives.filter(({ text }) => migrations.test(text.en));
    expect(demands.length).toBeGreaterThan(10);
    for (const { id, needs } of demands) expect(needs, id).toContain('new-project');
    for (const { id, modality } of demands) expect(modality, id).toBe('should');
    expect(textOf('php.strict-types')).toMatch(/every new file/);
    for (const { id, text } of allDirectives) expect(text.en, id).not.toMatch(/[Ss]plit (?:a|each) file/);
  });

  test('keeps its unsafe code to itself', () => {
    expect(textOf('base.existing-code')).toMatch(/Never copy a bug or an unsafe pattern/);
    expect(textOf('base.weaken-tests')).toMatch(/failed before your change is reported/);
    expect(textOf('strict.gate')).toMatch(/before you start and note what already fails/);
  });

  test.each([
    ['React', 'Ruby on Rails'],
    ['Vue', 'Laravel'],
  ] as const)('%s in pages of %s gets no sibling folders', (...frameworks) => {
    expect(idsOf(compose([...frameworks], true))).not.toContain('pair.monorepo');
  });
});

describe('contradictions', () => {
  test.each([
    ['typescript.ts-expect-error', /only for a bug in third-party types: the one error you may silence/],
    ['base.untrusted-text', /go beyond the task/],
    ['base.personal-data', /more personal data than it needs/],
    ['node.block-loop', /synchronous form of password hashing/],
    ['fullstack.contract', /^Where the browser calls a JSON API/],
    ['modular.test-module', /or through the framework’s test client/],
    ['laravel.prevent-lazy', /keep that instead/],
    ['bootstrap.jquery', /needs no jQuery/],
    ['vue.injection-key', /a `Symbol`, in TypeScript an `InjectionKey`/],
  ])('%s keeps its exception', (id, exception) => {
    expect(textOf(id)).toMatch(exception);
  });

  test('no line points to an exception that another part of the rule may not hold', () => {
    for (const { id, text, instead } of allDirectives) {
      expect(`${text.en} ${instead?.en ?? ''}`, id).not.toMatch(/stack section|section (?:above|below)/);
    }
  });

  test('no line forbids sending data that a service needs', () => {
    for (const { text } of allDirectives) expect(text.en).not.toMatch(/send .*to third parties/);
  });
});

test('a limit that is read on a page about something else is never called confirmed', () => {
  for (const { surfaces } of allTargets) {
    for (const { id, limit } of surfaces) {
      if (/creating-a-gpt/.test(limit.source ?? '')) expect(limit.status, id).toBe('reported');
    }
  }
});
