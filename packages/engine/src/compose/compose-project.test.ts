import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { effects } from '../knowledge/effects.ts';
import { allTargets } from '../knowledge/targets/all-targets.ts';
import { maskRule } from '../mask/mask-rule.ts';
import { reactAt, sampleProfile } from '../project/sample-profile.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { renderRule } from '../render/render-rule.ts';
import { composeRule } from './compose-rule.ts';

const answers: FormState = {
  aiModel: 'Claude',
  applicationType: 'Frontend',
  frameworks: ['React', 'TypeScript'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};
const made = (profile: ProjectProfile, form: Partial<FormState> = {}) =>
  composeRule({ ...answers, ...form }, 'en', 'standard', profile);
const idsOf = ({ sections }: Rule) => sections.flatMap(({ lines }) => lines.map(({ id }) => id));
const linesOf = ({ sections }: Rule, section: string) =>
  sections.find(({ id }) => id === section)?.lines.map(({ text }) => text) ?? [];
const textOf = (rule: Rule, id: string) =>
  rule.sections.flatMap(({ lines }) => lines).find((line) => line.id === id)?.text;
const withReact = (version: string, isExact = true) =>
  sampleProfile({ technologies: [reactAt(version, isExact)], isNew: true });
const nothing = sampleProfile({
  technologies: [],
  packageManagers: [],
  runtimes: [],
  commands: [],
  checks: [],
  layout: { workspaces: [], packages: [], sourceFolders: [], testFolders: [], testNames: [] },
});

describe('the language of a project', () => {
  const server = { applicationType: 'Backend', frameworks: ['Express'] } as const;

  test('is part of the rule for a server too, whose answers do not offer it', () => {
    const rule = made(sampleProfile({ isNew: true }), server);
    expect(rule.stack.map(({ name }) => name)).toEqual(['TypeScript', 'Node.js', 'Express']);
    expect(idsOf(rule).some((id) => id?.startsWith('typescript.'))).toBe(true);
    expect(rule.title.join(' ')).not.toContain('TypeScript');
  });

  test('says nothing about a stack of another ecosystem', () => {
    const rule = made(sampleProfile(), { ...server, frameworks: ['FastAPI'] });
    expect(rule.stack.map(({ name }) => name)).toEqual(['FastAPI', 'Node.js']);
  });
});

describe('versions', () => {
  test('the stack names the installed ones, and the lockfile need not be read first', () => {
    const rule = made(sampleProfile());
    expect(rule.stack.map(({ version }) => version)).toEqual(['5.9.3', '19.3.1', '24.1.0']);
    expect(textOf(rule, 'base.version-check')).toMatch(/^The versions above are installed/);
    expect(renderMarkdown(rule)).not.toContain('(from React');
  });

  test('an older major gets no line of the newer one, what is true for it, and the timeless lines', () => {
    const rule = made(withReact('18.3.1'));
    expect(idsOf(rule)).not.toEqual(expect.arrayContaining(['react.actions']));
    expect(idsOf(rule)).toEqual(expect.arrayContaining(['react.forward-ref', 'react.effect-derives']));
    expect(rule.project?.outdated).toContainEqual(
      expect.objectContaining({ id: 'react.actions', technology: 'React', version: '18.3.1' }),
    );
    const newer = made(withReact('19.0.0'));
    expect(idsOf(newer)).toContain('react.actions');
    expect(idsOf(newer)).not.toContain('react.forward-ref');
    expect(idsOf(newer)).not.toContain('react.effect-event');
  });

  test('a line above the lowest version of a range leaves, and an exact version stays exact', () => {
    const id = 'react.effect-event';
    const open = made(withReact('^19.0.0', false));
    expect(idsOf(open)).not.toContain(id);
    expect(open.project?.outdated).toContainEqual(expect.objectContaining({ id, version: '19+ (below 20)' }));
    expect(idsOf(made(withReact('^19.2.0', false)))).toContain(id);
    expect(idsOf(made(withReact('19.2.0')))).toContain(id);
    for (const size of ruleSizes) {
      const php = {
        ...reactAt('', false),
        ecosystem: 'php',
        name: 'php',
        framework: 'PHP',
        version: undefined,
      } as const;
      const runtimes = [{ name: 'php', version: '>=8.2', evidence: 'composer.json' }];
      const form = { ...answers, applicationType: 'Backend', frameworks: ['PHP'] } as const;
      const text = renderMarkdown(composeRule(form, 'en', size, sampleProfile({ technologies: [php], runtimes })));
      expect(text).not.toMatch(/\(from PHP|\|>/);
    }
  });

  test('of an existing project whose version nobody knows, no line for newer ones stays', () => {
    const unknown = sampleProfile({ technologies: [{ ...reactAt(''), version: undefined }] });
    expect(renderMarkdown(composeRule(answers, 'en', 'full', unknown))).not.toContain('(from React');
    expect(renderMarkdown(composeRule(answers, 'en', 'full', { ...unknown, isNew: true }))).toContain('(from React');
  });

  test('of two lines for one decision the one for the lowest version stays where a range allows both', () => {
    const [open, plain] = [withReact('>=18', false), undefined].map((profile) =>
      composeRule({ ...answers, frameworks: ['React'] }, 'de', 'full', profile),
    );
    expect(idsOf(plain as Rule)).not.toContain('react.forward-ref');
    expect(idsOf(open as Rule)).toContain('react.forward-ref');
  });

  test('a seam is judged by the version it speaks of', () => {
    const express = { ...reactAt('4.21.0'), name: 'express', framework: 'Express' as const };
    const form = { frameworks: ['React', 'Express'] as const, applicationType: 'Fullstack' as const };
    const old = sampleProfile({ technologies: [express], isNew: true });
    expect(idsOf(made(old, form))).not.toContain('pair.react-express');
    const current = sampleProfile({ technologies: [{ ...express, version: '5.1.0' }], isNew: true });
    expect(idsOf(composeRule({ ...answers, ...form }, 'en', 'full', current))).toContain('pair.react-express');
  });

  test('Node.js has the version of the runtime, not that of a server package', () => {
    const fastify = { ...reactAt('5.12.8'), name: 'fastify', framework: 'Node.js' as const };
    const rule = made(sampleProfile({ technologies: [fastify] }), {
      frameworks: ['Node.js'],
      applicationType: 'Backend',
    });
    expect(rule.stack.map(({ name, version }) => `${name} ${version}`)).toEqual(['Node.js 24.1.0', 'Fastify 5.12.8']);
  });

  test('a runtime is named where the project is written for it', () => {
    const runtimes = [{ name: 'java', version: '17', evidence: 'android/build.gradle' }];
    const namesIn = (files: number) =>
      made(
        sampleProfile({
          runtimes,
          languages: [
            { name: 'TypeScript', files: 100 },
            { name: 'Java', files },
          ],
        }),
      ).stack.map(({ name }) => name);
    expect(namesIn(1)).not.toContain('Java');
    expect(namesIn(50)).toContain('Java');
  });

  test('a profile that states nothing leaves the rule as it was', () => {
    const plain = composeRule(answers, 'en', 'standard');
    expect(made(nothing).sections).toEqual(plain.sections);
    expect(made(nothing).project).toMatchObject({ exact: [], enforced: [], outdated: [], added: [], commands: [] });
  });
});

describe('commands', () => {
  test('are quoted exactly, those of the root first', () => {
    const rule = made(sampleProfile());
    expect(linesOf(rule, 'commands')).toEqual([
      'Lint: `pnpm lint`',
      'Tests: `pnpm test`; `pnpm test:web` in `apps/web`',
      'One test: `pnpm test <file>`',
    ]);
    expect(linesOf(rule, 'project').slice(0, 1)).toEqual([
      'Install packages with `pnpm install` (pnpm 10.0.0); use no package manager but `pnpm`.',
    ]);
    expect(rule.project?.commands).toHaveLength(5);
  });

  test('a technology whose tools the project names no command for keeps those of the knowledge', () => {
    const rule = made(sampleProfile(), { frameworks: ['React', 'FastAPI'], applicationType: 'Fullstack' });
    expect(linesOf(rule, 'commands').join('\n')).toMatch(/^Lint: `pnpm lint`[\s\S]*uv run/);
  });

  test('come in the order of the profile: what weighs most is named where not all fit', () => {
    const folders = ['web', 'api', 'cli', 'docs', 'a'];
    const commands = folders.map((folder) => ({
      kind: 'lint' as const,
      folder,
      text: 'pnpm lint',
      evidence: `${folder}/package.json`,
    }));
    expect(linesOf(made(sampleProfile({ commands })), 'commands')).toContain(
      'Lint: `pnpm lint` in `web`; `pnpm lint` in `api`; `pnpm lint` in `cli`; `pnpm lint` in `docs`',
    );
  });

  test.each([
    ['en', 'make fix', 'Format (rewrites files): `make fix`'],
    ['de', 'make fix', 'Formatieren (schreibt Dateien um): `make fix`'],
    ['en', 'pnpm fmt <file>', 'Format (rewrites files, so only on what you changed): `pnpm fmt <file>`'],
    ['de', 'pnpm fmt <file>', 'Formatieren (schreibt Dateien um, also nur auf deine Änderungen): `pnpm fmt <file>`'],
  ] as const)('a formatter says what it rewrites (%s, %s)', (language, text, said) => {
    const format = { kind: 'format', folder: '', text, evidence: 'Makefile' } as const;
    const rule = composeRule(answers, language, 'lean', sampleProfile({ commands: [format] }));
    expect(linesOf(rule, 'commands')).toEqual([said]);
  });

  test('the closing line quotes a few checks, and says of more which of the commands above they are', () => {
    const inFolders = (kind: 'lint' | 'typecheck' | 'test', text: string) =>
      ['a', 'b', 'c', 'd'].map((folder) => ({ kind, folder, text, evidence: `${folder}/package.json` }));
    const few = inFolders('lint', 'pnpm lint').slice(0, 3);
    expect(textOf(made(sampleProfile({ commands: few })), 'project.done')).toMatch(
      /^Done means that `pnpm lint` in `a`, `pnpm lint` in `b` and `pnpm lint` in `c` pass on the final code: /,
    );
    const many = sampleProfile({ commands: [...inFolders('lint', 'pnpm lint'), ...inFolders('test', 'pnpm test')] });
    expect(textOf(made(many), 'project.done')).toMatch(
      /^Done means that the commands above for lint and tests pass on the final code, those of each part you changed: /,
    );
    expect(textOf(composeRule(answers, 'de', 'lean', many), 'project.done')).toMatch(
      /^Fertig heißt: Die Befehle oben für Linten und Tests laufen auf dem letzten Stand durch, jeweils für die geänderten Teile; /,
    );
    const ofOne = many.commands.map((command, index) => ({ ...command, folder: '', text: `${command.text} ${index}` }));
    expect(textOf(made(sampleProfile({ commands: ofOne })), 'project.done')).toContain('pass on the final code: ');
  });

  test('every check of continuous integration is named, and of others four of a kind', () => {
    const lints = (evidence: string) =>
      Array.from({ length: 7 }, (_, index) => ({
        kind: 'lint' as const,
        folder: '',
        text: `npm run lint:${index}`,
        evidence,
      }));
    const named = (evidence: string) =>
      linesOf(made(sampleProfile({ commands: lints(evidence) })), 'commands')[0]?.match(/lint:\d/g);
    expect(named('.github/workflows/ci.yml')).toHaveLength(7);
    expect(named('package.json')).toHaveLength(4);
  });

  test('the build stands before the tests where the project runs it first', () => {
    const [build, run] = [
      { kind: 'build', folder: '', text: 'yarn build', evidence: 'ci.yml' },
      { kind: 'test', folder: '', text: 'yarn test', evidence: 'ci.yml' },
    ] as const;
    const order = (commands: ProjectProfile['commands']) => linesOf(made(sampleProfile({ commands })), 'commands');
    expect(order([build, run])).toEqual(['Build: `yarn build`', 'Tests: `yarn test`']);
    expect(order([run, build])).toEqual(['Tests: `yarn test`', 'Build: `yarn build`']);
  });

  test('a path is not named beside the folder around it that tools write', () => {
    const generated = ['src/gen/**', 'src/gen/**/*.pb.ts', 'src/other/a.ts'].map((path) => ({ path, evidence: path }));
    const text = textOf(made(sampleProfile({ generated })), 'project.generated');
    expect(text).toBe('edit by hand what tools write: `src/gen/**` and `src/other/a.ts`.');
  });

  test('no other manager is refused beside an installation that the line does not name', () => {
    const restore = { kind: 'install', folder: '', text: 'dotnet restore', evidence: 'Shop.sln' } as const;
    const rule = made(sampleProfile({ commands: [...sampleProfile().commands, restore] }));
    expect(textOf(rule, 'project.packages')).toBe('Install packages with `pnpm install` (pnpm 10.0.0).');
  });

  test.each(['en', 'de'] as const)('one document names what is gone, two name it (%s)', (language) => {
    const outdated = ['README.md', 'CONTRIBUTING.md'].map((evidence) => ({ text: 'npm run old', evidence }));
    const said = (count: number) => {
      const profile = sampleProfile({ outdated: outdated.slice(0, count) });
      return textOf(composeRule(answers, language, 'full', profile), 'project.outdated');
    };
    expect(said(1)).toMatch(/^`README\.md` (?:names|nennt) /);
    expect(said(2)).toMatch(/^`CONTRIBUTING\.md` (?:and|und) `README\.md` (?:name|nennen) /);
  });

  test('a target that runs none, or only its own environment, names none of the others', () => {
    const python = { kind: 'lint', folder: '', text: 'uv run ruff check', evidence: 'pyproject.toml' } as const;
    const profile = sampleProfile({ commands: [...sampleProfile().commands, python] });
    const bolt = made(profile, { aiModel: 'BoltNew' });
    expect(renderMarkdown(bolt)).toContain('`pnpm lint`');
    expect(renderMarkdown(bolt)).not.toContain('ruff');
    expect(renderMarkdown(made(profile, { aiModel: 'Bubble' }))).not.toContain('pnpm');
  });
});

describe('installations', () => {
  const install = (text: string, evidence: string) => ({ kind: 'install', folder: '', text, evidence }) as const;
  const rails = { ...reactAt('8.1.0'), ecosystem: 'ruby', name: 'rails', framework: 'Ruby on Rails' } as const;
  const lineOf = (installs: ProjectProfile['commands'], frameworks: FormState['frameworks']) => {
    const technologies = [rails, ...sampleProfile().technologies];
    const form = { applicationType: 'Fullstack', frameworks } as const;
    return textOf(made(sampleProfile({ technologies, commands: installs }), form), 'project.packages');
  };
  const both = [install('bundle install', 'Gemfile'), install('npm ci', 'package.json')];

  test('name the ecosystems that run in the stack, and refuse no other manager beside one that is not named', () => {
    expect(lineOf(both, ['Ruby on Rails'])).toBe('Install packages with `bundle install`.');
    expect(lineOf(both, ['Ruby on Rails', 'React'])).toBe('Install packages with `bundle install` and `npm ci`.');
    const pinned = [install('bundle install', 'Gemfile'), install('pnpm install', 'package.json')];
    expect(lineOf(pinned, ['Ruby on Rails', 'React'])).toBe(
      'Install packages with `bundle install` and `pnpm install` (pnpm 10.0.0); use no package manager but `bundler` and `pnpm`.',
    );
  });

  test('with two managers of one ecosystem refuse no other', () => {
    const two = [install('npm ci', 'package.json'), install('yarn install', 'docs/package.json')];
    expect(lineOf(two, ['React'])).toBe('Install packages with `npm ci` and `yarn install`.');
  });
});

describe('layout', () => {
  test('packages and the names of tests are named', () => {
    expect(linesOf(made(sampleProfile()), 'project').slice(1)).toEqual([
      'Packages: `apps/web`, `packages/ui`.',
      'Tests are beside the code, named `*.test.ts`.',
    ]);
    const layout = { ...sampleProfile().layout, packages: [], sourceFolders: ['src', 'assets', 'web'] };
    expect(idsOf(made(sampleProfile({ layout })))).not.toContain('project.code');
  });

  test('a new project starts with a layout, an existing one follows its own, and an answer outranks the profile', () => {
    const layout = 'react.tree';
    expect(idsOf(made(sampleProfile({ isNew: true })))).toContain(layout);
    expect(idsOf(made(sampleProfile()))).not.toContain(layout);
    expect(idsOf(made(sampleProfile({ isNew: true }), { project: { isNew: false } }))).not.toContain(layout);
  });

  test('server code that the profile shows brings the lines about servers', () => {
    const next = { ...reactAt('16.0.0'), name: 'next', framework: undefined };
    expect(idsOf(made(sampleProfile()))).not.toContain('base.sql-concatenation');
    expect(idsOf(made(sampleProfile({ technologies: [next] })))).toContain('base.sql-concatenation');
  });
});

describe('what a check enforces', () => {
  const rule = 'react-hooks/exhaustive-deps:error';
  const checks = [{ name: 'eslint', settings: [rule], evidence: 'eslint.config.js' }];
  const linted = (own: ProjectProfile['checks']) =>
    sampleProfile({
      isNew: true,
      checks: own,
      commands: [
        ...sampleProfile().commands,
        { kind: 'lint', folder: '', text: 'pnpm lint', evidence: 'package.json' },
      ],
    });

  test('leaves the rule, and the changes name the check and its file', () => {
    const checked = made(linted(checks));
    expect(idsOf(checked)).not.toContain('react.effect-event');
    expect(checked.project?.enforced).toContainEqual(
      expect.objectContaining({
        id: 'react.effect-event',
        check: 'eslint',
        setting: rule,
        evidence: 'eslint.config.js',
      }),
    );
    expect(idsOf(made(linted([])))).toContain('react.effect-event');
  });

  test('a line of security stays, whichever check the project runs', () => {
    const settings = ['django.csrf'];
    const rules = { name: 'ast-grep', settings, evidence: 'rules/django.yml' };
    const scan = { name: 'ci', settings: ['ast-grep scan'], evidence: '.github/workflows/ci.yml' };
    const form = { ...answers, frameworks: ['Django'], applicationType: 'Backend' } as const;
    const rule = composeRule(form, 'en', 'full', sampleProfile({ checks: [rules, scan], isNew: true }));
    expect(idsOf(rule)).toEqual(expect.arrayContaining(settings));
    expect(rule.project?.enforced).toEqual([]);
  });

  test('saves its room in every request instead of filling it with other lines', () => {
    const [asked, enforced] = [[], checks].map((own) => made(linted(own)));
    expect(enforced?.budget.used).toBeLessThan((asked?.budget.used ?? 0) - 100);
    expect(enforced?.project?.saved.characters).toBeGreaterThan(asked?.project?.saved.characters ?? 0);
    const saved = enforced?.project?.saved ?? { characters: 0, tokens: 0 };
    expect(saved.tokens).toBe(Math.round(saved.characters / 4.2));
    expect(saved.characters).toBe(composeRule(answers, 'en', 'standard').budget.used - (enforced?.budget.used ?? 0));
  });
});

test('a short rule for an old version gets shorter, not refilled', () => {
  const plain = composeRule(answers, 'en', 'lean');
  const old = composeRule(answers, 'en', 'lean', withReact('17.0.2'));
  expect(old.project?.outdated.length).toBeGreaterThan(1);
  expect(old.budget.used).toBeLessThan(plain.budget.used - 100);
});

describe('the same bytes', () => {
  // the commands and the lists of the layout name what weighs most first
  const reversed = (value: unknown): unknown => {
    if (value === sampleLayout || value === sampleCommands) return value;
    if (Array.isArray(value)) return value.map(reversed).reverse();
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]) => [key, reversed(one)])
        .reverse(),
    );
  };

  const { layout: sampleLayout, commands: sampleCommands } = sampleProfile();

  test('come from the same profile in another order', () => {
    const one = made(sampleProfile());
    const profile = sampleProfile({ layout: sampleLayout, commands: sampleCommands });
    expect(JSON.stringify(made(reversed(profile) as ProjectProfile))).toBe(JSON.stringify(one));
  });

  test('have another fingerprint for another profile, and for none', () => {
    const prints = [made(sampleProfile()), made(withReact('18.3.1')), composeRule(answers, 'en', 'standard')];
    expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });
});

test('a line that was shown to change results is in every rule that it applies to, with a project too', () => {
  const faults = allTargets.flatMap(({ name: aiModel, hasCode }) =>
    ruleSizes.flatMap((size) =>
      contentLanguages.flatMap((language) =>
        [undefined, sampleProfile()].flatMap((profile) => {
          const form = { ...answers, aiModel, frameworks: ['React', 'TypeScript', 'TailwindCSS'] as const };
          const ids = idsOf(composeRule(form, language, size, profile));
          const missing = hasCode === false ? [] : Object.keys(effects).filter((id) => !ids.includes(id));
          return missing.map((id) => `${aiModel} ${size} ${language} ${profile === undefined ? '' : 'project'}: ${id}`);
        }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test('a visitor’s copy and the JSON document hold nothing of the changes', () => {
  const rule = made(sampleProfile(), { outputFormat: 'JSON' });
  expect(maskRule(rule).project).toBeUndefined();
  expect(JSON.stringify(maskRule(rule))).not.toContain('pnpm test');
  expect(JSON.parse(renderRule(rule))).not.toHaveProperty('project');
});

describe('a project that has rules already', () => {
  const existing = ['CLAUDE.md', 'agents.md'].map((path) => ({ path, size: 10 }));

  test('gets a delivery that names the file and leaves it to the person to keep or replace it', () => {
    const rule = made(sampleProfile({ ruleFiles: existing }));
    const [files, field] = deliveriesOf(rule);
    expect(files?.existing).toEqual(['CLAUDE.md']);
    expect(files?.place).toContain('`CLAUDE.md` is already in this project: merge the new text into it');
    expect(field?.existing).toBeUndefined();
  });

  test('in any case of its name, and only where the paths meet', () => {
    const codex = deliveriesOf(made(sampleProfile({ ruleFiles: existing }), { aiModel: 'Custom' }));
    expect(codex.flatMap((one) => one.existing ?? [])).toEqual(['AGENTS.md']);
    expect(deliveriesOf(made(sampleProfile({ ruleFiles: [] }))).flatMap((one) => one.existing ?? [])).toEqual([]);
  });
});

test('ports and the command that writes a migration are named as the files state them', () => {
  const evidence = 'package.json';
  const rule = made({
    ...nothing,
    ports: [
      { port: 5180, text: 'pnpm dev', folder: 'web', evidence },
      { port: 8080, text: '', folder: '', evidence },
      { port: 5432, text: 'postgres', folder: '', evidence },
    ],
    migration: { text: 'pnpm db:new', folder: 'api', evidence },
  });
  expect(textOf(rule, 'project.ports')).toBe('Ports: 5180 (`pnpm dev` in `web`), 8080 (the app), 5432 (postgres).');
  expect(textOf(rule, 'project.migration')).toBe(
    'Write a migration with `pnpm db:new` in `api`, and read it before it runs.',
  );
});

test('what stands beside the checks is said with its moment: the start, before tests, and what CI compares', () => {
  const evidence = 'package.json';
  const rule = made({
    ...nothing,
    routines: [
      { purpose: 'start', text: 'pnpm dev', folder: 'web', evidence },
      { purpose: 'before-tests', text: 'cp -n .env.example .env', folder: '', evidence },
      { purpose: 'before-tests', text: 'pnpm migrate', folder: 'packages/db', evidence },
      { purpose: 'in-step', text: 'go generate ./...', folder: '', evidence },
    ],
  });
  expect(textOf(rule, 'project.start')).toBe('Start the app with `pnpm dev` in `web`, which runs until you stop it.');
  expect(textOf(rule, 'project.before-tests')).toBe(
    'Before the first tests, where it is missing, as continuous integration does, and only on a database for tests: `cp -n .env.example .env`, then `pnpm migrate` in `packages/db`.',
  );
  expect(textOf(rule, 'project.in-step')).toBe(
    'After changing what it reads, run `go generate ./...` and commit the result: continuous integration fails where files differ.',
  );
});
