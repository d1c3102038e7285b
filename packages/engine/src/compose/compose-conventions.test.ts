import { aiModels, behaviors } from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import {
  type ConventionId,
  conventionValues,
  type ProjectConvention,
} from '@regelwerk/contract/rules/project-convention';
import { projectConventionSchema } from '@regelwerk/contract/rules/project-convention-schema';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { charactersOf } from '@regelwerk/contract/rules/tokens-of';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { isSayable } from '@regelwerk/conventions/is-sayable';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { lintRule } from '../lint/lint-rule.ts';
import { maskRule } from '../mask/mask-rule.ts';
import { sampleProfile } from '../project/sample-profile.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { composeRule } from './compose-rule.ts';

const answers: FormState = {
  aiModel: 'Claude',
  applicationType: 'Frontend',
  frameworks: ['React', 'TypeScript'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};
const convention = (id: ConventionId, values: Record<string, string>, more: Partial<ProjectConvention> = {}) => ({
  id,
  values,
  holds: 12,
  of: 12,
  examples: ['src/a.ts'],
  exceptions: [],
  ...more,
});
const door = (index: number, more: Partial<ProjectConvention> = {}) =>
  convention(
    'door',
    { package: `package-${index}`, module: `src/lib/package-${index}.ts`, names: '', place: '' },
    more,
  );
const house: ProjectConvention[] = [
  convention('file-name', { kind: '.ts', place: '', form: 'kebab-case' }),
  convention('test-helper', { place: 'tests/api', module: 'tests/harness.ts', names: 'createHarness' }),
  convention(
    'parallel-names',
    { from: 'server/providers/*.ts', to: 'src/forms/*.tsx' },
    { holds: 105, of: 106, exceptions: ['server/providers/old.ts'] },
  ),
  convention('base-class', { kind: 'Task', base: 'BaseTask', place: '' }, { holds: 18, of: 20 }),
  convention(
    'changed-together',
    { paths: 'src/a.ts, src/b.ts', companion: 'src/schema.sql' },
    { holds: 8, of: 10, examples: [] },
  ),
];
const profileWith = (conventions: readonly ProjectConvention[]) => sampleProfile({ conventions });
const made = (conventions: readonly ProjectConvention[], size: Rule['size'] = 'lean', language: 'en' | 'de' = 'en') =>
  composeRule(answers, language, size, profileWith(conventions));
const sectionOf = ({ sections }: Rule, id: string) => sections.find((section) => section.id === id);
const textsOf = (rule: Rule, id: string) => sectionOf(rule, id)?.lines.map(({ text }) => text);
const idsOf = ({ sections }: Rule) => sections.flatMap(({ lines }) => lines.map(({ id = '' }) => id));

test('conventions stand between the facts of the project and its stack, in both languages', () => {
  const rule = made(house);
  expect(rule.sections.map(({ id }) => id).slice(0, 6)).toEqual([
    'commands',
    'project',
    'companions',
    'house',
    'tests',
    'boundaries',
  ]);
  expect(
    made(house, 'standard')
      .sections.map(({ id }) => id)
      .slice(4, 6),
  ).toEqual(['tests', 'application']);
  expect(textsOf(rule, 'companions')).toEqual([
    'A new `server/providers/<name>.ts` needs `src/forms/<name>.tsx` (105 of 106).',
    'If you change `src/a.ts` or `src/b.ts`, check `src/schema.sql` too.',
  ]);
  expect(textsOf(rule, 'house')).toEqual([
    'Classes named `…Task` extend `BaseTask` (18 of 20).',
    'Name `.ts` files in `kebab-case`.',
  ]);
  expect(textsOf(rule, 'tests')).toEqual([
    'Tests are beside the code, named `*.test.ts`.',
    'Tests below `tests/api` use `createHarness` from `tests/harness.ts`.',
  ]);
  const german = made(house, 'lean', 'de');
  expect(textsOf(german, 'companions')?.[0]).toMatch(/auch `src\/forms\/<name>\.tsx` an \(105 von 106\)\.$/);
  expect(renderMarkdown(german)).toContain('## So ist es hier üblich\n\n- Klassen namens `…Task` erben von');
});

test('folders that are packages are listed once, with what each is made with', () => {
  const map = (place: string, folders: string): ProjectConvention => ({
    id: 'folder-map',
    values: { place, folders },
    holds: 90,
    of: 100,
    examples: [],
    exceptions: [],
  });
  const layout = { ...profileWith([]).layout, packages: ['apps/web', 'apps/api'].map((path) => ({ path })) };
  const rule = composeRule(answers, 'en', 'lean', {
    ...profileWith([map('apps', 'web, api'), map('apps/web', 'forms, pages')]),
    technologies: [
      { name: 'next', ecosystem: 'npm', isExact: false, evidence: 'apps/web/package.json', folders: ['apps/web'] },
    ],
    layout: { ...layout, sourceFolders: ['apps/web', 'apps/api'] },
  });
  const lines = textsOf(rule, 'places') ?? [];
  expect(lines).toContain('Packages: `apps/web` (Next.js), `apps/api`.');
  expect(lines.filter((text) => text.startsWith('Code'))).toEqual([expect.stringContaining('`forms`')]);
});

test('beside conventions a lean rule has of general lines only the security whose faults are known, and conduct', () => {
  const general = (rule: Rule) =>
    rule.sections.filter(({ id }) => id === 'application' || id === 'together' || id.startsWith('stack.'));
  const counted = (follows: number, breaks: number) =>
    general(
      composeRule(answers, 'en', 'lean', {
        ...profileWith(house),
        codeCounts: [{ probe: 'javascript.storage', follows, breaks, places: breaks === 0 ? [] : ['src/a.ts'] }],
      }),
    ).flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(counted(0, 0)).toEqual([]);
  expect(counted(30, 0)).toEqual([]);
  expect(counted(0, 1)).toEqual([expect.stringContaining('Known faults, do not copy: `src/a.ts`.')]);
  expect(textsOf(made(house), 'boundaries')).toEqual([
    'delete, skip or weaken a failing test to get a passing run.',
    'before deleting data or rewriting history. If nobody can answer, leave it and say so.',
  ]);
  const insteadIn = (rule: Rule) =>
    sectionOf(rule, 'boundaries')?.lines.find(({ id }) => id === 'base.weaken-tests')?.instead;
  expect(insteadIn(made(house))).toBe('fix the cause, or report the failure.');
  expect(insteadIn(made(house, 'standard'))).toMatch(/is reported, not repaired\.$/);
});

test('a line keeps its count and places, which a lean file does not show', () => {
  const rule = made(house);
  const line = sectionOf(rule, 'companions')?.lines[0];
  expect(line).toMatchObject({
    ground: 'project',
    counted: { holds: 105, of: 106, examples: ['src/a.ts'], exceptions: ['server/providers/old.ts'] },
    why: 'Counted: 105 of 106 places, for example `src/a.ts`; otherwise: `server/providers/old.ts`.',
  });
  expect(renderMarkdown(rule)).not.toContain('server/providers/old.ts');
  expect(rule.project?.conventions).toHaveLength(5);
  expect(rule.project?.conventions?.[0]).toEqual({ id: line?.id, text: line?.text });
  expect(rule.project?.added.some(({ id }) => id === line?.id)).toBe(false);
});

test('the order in which they are sent changes no byte', () => {
  const reversed = house
    .toReversed()
    .map((one) => ({ ...one, values: Object.fromEntries(Object.entries(one.values).toReversed()) }));
  expect(made(reversed, 'standard')).toEqual(made(house, 'standard'));
  expect(made([...house, ...house])).toMatchObject({ sections: made(house).sections });
});

test.each(contentLanguages)(
  'in %s what is worth most gets the room, and the rest is named beside the rule',
  (language) => {
    const many = [
      ...Array.from({ length: 100 }, (_, index) => door(index)),
      ...Array.from({ length: 10 }, (_, index) =>
        convention('test-helper', { place: `packages/p${index}`, module: 'tests/a.ts', names: 'open' }),
      ),
      convention('test-word', { place: '' }),
      ...house,
    ];
    for (const [size, tokens] of [
      ['lean', 1900],
      ['standard', 2800],
    ] as const) {
      const rule = made(many, size, language);
      expect(renderMarkdown(rule).length).toBeLessThanOrEqual(charactersOf(tokens, language));
      expect(rule.budget.used).toBeGreaterThan(charactersOf(tokens, language) * 0.9);
      expect(textsOf(rule, 'companions')).toHaveLength(2);
      const said = idsOf(rule);
      expect(said.filter((id) => id.startsWith('project.door')).length).toBeGreaterThan(20);
      expect(said.some((id) => id.startsWith('project.test-word'))).toBe(false);
      expect(rule.omitted.some(({ id, text }) => id.startsWith('project.test-word') && text.includes('`test`'))).toBe(
        true,
      );
      expect(lintRule(rule)).toEqual([]);
    }
  },
);

test('of two that exclude each other, one stays', () => {
  const rule = made([
    convention('component-export', { form: 'default', place: '' }),
    convention('component-export', { form: 'named', place: '' }),
    convention('test-place', { form: 'tests', example: 'tests/a.test.ts' }),
  ]);
  expect(textsOf(rule, 'house')).toHaveLength(1);
  expect(textsOf(rule, 'tests')).toEqual(['Tests are beside the code, named `*.test.ts`.']);
});

test.each(aiModels)('what holds in one package goes where %s reads it for that package', (aiModel) => {
  const profile = profileWith([convention('base-class', { kind: 'Job', base: 'BaseJob', place: 'packages/api' })]);
  const packages = [...profile.layout.packages, { path: 'packages/api' }];
  const rule = composeRule({ ...answers, aiModel }, 'en', 'standard', {
    ...profile,
    layout: { ...profile.layout, packages },
  });
  const placed = composeRule(
    { ...answers, aiModel },
    'en',
    'standard',
    profileWith([convention('single-method', { kind: 'Job', method: 'perform', place: 'apps/web/src' })]),
  );
  for (const { files } of deliveriesOf(placed)) {
    const [said] = files.filter(({ content }) => content.includes('`perform`'));
    if (files.length > 1) expect(said?.path).toMatch(/folder-apps-web\.(instructions\.)?mdc?$/);
  }
  for (const { files } of deliveriesOf(rule)) {
    const said = files.filter(({ content }) => content.includes('`BaseJob`'));
    expect(said.length).toBeLessThanOrEqual(1);
    if (files.length > 1) {
      expect(said[0]?.path).toMatch(/folder-packages-api\.(instructions\.)?mdc?$/);
      expect(said[0]?.content).toContain('packages/api/**');
    }
  }
});

test('what holds in two packages stays in the file that is always loaded, and each package has a file of its own name', () => {
  const packages = ['apps/web', 'packages/a-b', 'packages/a/b'].map((path) => ({ path }));
  const method = (name: string, place: string) => convention('single-method', { kind: name, method: name, place });
  const profile = profileWith([
    method('both', 'apps/web/src, packages/a-b/src'),
    method('first', 'packages/a-b'),
    method('second', 'packages/a/b'),
  ]);
  const rule = composeRule(answers, 'en', 'standard', { ...profile, layout: { ...profile.layout, packages } });
  for (const { files } of deliveriesOf(rule)) {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    if (files.length === 1) continue;
    const pathsWith = (name: string) =>
      files.filter(({ content }) => content.includes(`\`${name}\``)).map(({ path }) => path);
    expect(pathsWith('both')).toEqual(['CLAUDE.md']);
    expect(pathsWith('first')).toEqual(['.claude/rules/folder-packages-a-b.md']);
    expect(pathsWith('second')).toEqual(['.claude/rules/folder-packages-a-b-2.md']);
  }
});

test('a visitor sees every second word of them, and neither counts nor places', () => {
  const masked = maskRule(made(house));
  const [line] = masked.sections[2]?.lines ?? [];
  expect(line?.text).toMatch(/^A ••• `server\/providers\/<name>\.ts` ••/);
  expect(JSON.stringify(masked)).not.toMatch(/counted|"why"|src\/schema\.sql` too|old\.ts|from `tests\/harness/);
});

test('a convention of another version of the product is left out', () => {
  const unknown = { ...door(1), id: 'of-tomorrow' } as unknown as ProjectConvention;
  const otherRole = convention('own-module', { role: 'of-tomorrow', module: 'src/a.ts', names: '', place: '' });
  const rule = made([unknown, otherRole, door(2)]);
  expect(textsOf(rule, 'house')).toHaveLength(1);
});

const path = fc.stringMatching(/^[\p{L}a-z0-9@._\-/()[\]+#~$]{1,60}$/u);
const value = fc.oneof(
  path,
  fc.array(path, { minLength: 1, maxLength: 3 }).map((all) => all.join(', ')),
  fc.constantFrom(
    '',
    'named',
    'default',
    'routing',
    'http',
    'strict-types',
    'kebab-case',
    'axios',
    'TODO',
    'src/please.ts',
  ),
);
const anyConvention = fc.constantFrom(...(Object.keys(conventionValues) as ConventionId[])).chain((id) =>
  fc.record({
    id: fc.constant(id),
    values: fc.record(Object.fromEntries(conventionValues[id].map((name) => [name, value]))),
    counts: fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 50 })),
    examples: fc.array(path, { maxLength: 3 }),
    exceptions: fc.array(path, { maxLength: 3 }),
  }),
);

test('whatever is sent within the schema composes within the budget, without a fault, for every target', () => {
  fc.assert(
    fc.property(
      fc.array(anyConvention, { maxLength: 60 }),
      fc.constantFrom(...aiModels),
      fc.constantFrom(...ruleSizes),
      fc.constantFrom(...contentLanguages),
      fc.constantFrom(...behaviors),
      (found, aiModel, size, language, behaviorPreference) => {
        const conventions = found
          .map(({ counts: [holds, more], ...one }) => ({ ...one, holds, of: holds + more }))
          .flatMap((one) => projectConventionSchema.safeParse(one).data ?? [])
          .filter(isSayable);
        const profile: ProjectProfile = sampleProfile({ conventions });
        const rule = composeRule({ ...answers, aiModel, behaviorPreference }, language, size, profile);
        expect(lintRule(rule)).toEqual([]);
        for (const { files, used, limit } of deliveriesOf(rule)) {
          expect(used).toBeLessThanOrEqual(limit.max ?? used);
          for (const { content } of files) expect((content.match(/(?<!`)`(?!`)/g)?.length ?? 0) % 2).toBe(0);
        }
      },
    ),
    { numRuns: 60, seed: 44 },
  );
});
