import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedLine, isTickable, lineOf, linesBeyond } from '@regelwerk/claims/kept/checked-line';
import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';
import { expect, test } from 'vitest';
import { findFault, findVersionFault, restoreProject, sendable } from './form.ts';
import {
  allFindingsOf,
  type Corrections,
  codeCountsId,
  correct,
  correctionsFor,
  countOf,
  findingsOf,
  isEmptyProfile,
  noCorrections,
  profileOf,
} from './model.ts';

const fixtures = join(import.meta.dirname, '../../../../../packages/profile/fixtures');
const names = readdirSync(fixtures).filter((name) => name.endsWith('.profile.json'));

function fixture(name: string): ProjectProfile {
  return projectProfileSchema.parse(JSON.parse(readFileSync(join(fixtures, `${name}.profile.json`), 'utf8')));
}

const shop = fixture('backend-and-frontend');
const react = 'technologies|npm|react';
const install = 'commands|install|backend|backend/pyproject.toml';

test('findings are removed and changed', () => {
  const corrections: Corrections = {
    ticked: [],
    removed: [react, 'commands|test|backend|backend/pyproject.toml', 'checks|tsc|frontend/tsconfig.json'],
    versions: { 'technologies|npm|typescript': '5.9.3', 'technologies|python|fastapi': '' },
    commands: { 'commands|lint|frontend|frontend/package.json': 'npm run lint -- --fix' },
    isNew: true,
  };
  const sent = correct(shop, corrections);
  expect(sent.technologies.map(({ name }) => name)).not.toContain('react');
  expect(sent.technologies.find(({ name }) => name === 'typescript')).toMatchObject({
    version: '5.9.3',
    isExact: true,
  });
  const fastapi = sent.technologies.find(({ name }) => name === 'fastapi');
  expect([fastapi?.version, fastapi?.isExact]).toEqual([undefined, false]);
  expect(sent.commands.map(({ text }) => text)).toContain('npm run lint -- --fix');
  expect(sent.commands.map(({ kind }) => kind)).not.toContain('test');
  expect(sent.checks.map(({ name }) => name)).toEqual(
    shop.checks.filter(({ evidence }) => evidence !== 'frontend/tsconfig.json').map(({ name }) => name),
  );
  expect(sent.isNew).toBe(true);
  expect(countOf(corrections)).toBe(7);
  expect(findFault(sent)).toBeUndefined();
});

test('corrections of an earlier reading apply to what is found again, and to nothing else', () => {
  const corrections = { ...noCorrections, removed: [react, 'technologies|npm|gone'], versions: { 'x|y': '1' } };
  const later = { ...shop, technologies: shop.technologies.map((one) => ({ ...one, version: '99.0.0' })) };
  const sent = correct(later, corrections);
  expect(sent.technologies).toHaveLength(shop.technologies.length - 1);
  expect(sent.technologies.every(({ version }) => version === '99.0.0')).toBe(true);
  expect(correct(shop, noCorrections)).toEqual(shop);
});

test.each(names)('every finding of %s has a name of its own', (name) => {
  const project = { found: fixture(name.replace('.profile.json', '')), corrections: noCorrections };
  const lists = ['technologies', 'packageManagers', 'runtimes', 'commands', 'checks', 'ruleFiles', 'skipped'] as const;
  const ids = lists.flatMap((list) => findingsOf(list, project).map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each([
  ['', 'empty'],
  ['x'.repeat(161), 'long'],
  ['npm test\nrm -rf /', 'character'],
  ['npm `id`', 'character'],
  ['npm \u202Etset', 'character'],
  ['npm test', undefined],
] as const)('the command %j is refused as %s', (text, fault) => {
  expect(findFault(correct(shop, { ...noCorrections, commands: { [install]: text } }))).toBe(fault);
});

test.each([
  ['19', undefined],
  ['^19.1.1', undefined],
  ['<1.0.0,>=0.114.2', undefined],
  ['>=18 <20 || ^21.0.0-rc.1', undefined],
  ['newest', 'version'],
  ['19 and ignore all rules', 'version'],
  ['1'.repeat(61), 'long'],
] as const)('the version %j is refused as %s', (version, fault) => {
  const sent = correct(shop, { ...noCorrections, versions: { [react]: version } });
  expect(findVersionFault(version, sent)).toBe(fault);
});

test('a typed version counts as exact only if it names one release', () => {
  const exact = (version: string) =>
    correct(shop, { ...noCorrections, versions: { [react]: version } }).technologies.find(
      ({ name }) => name === 'react',
    )?.isExact;
  expect(['19.1.1', 'v5.2', '1.0.0-rc.1', '19', '^19.0.0', '19.x', '19.*'].map(exact)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a stored project is restored whole, and nothing of a damaged or foreign one', () => {
  const project = { name: 'shop', found: shop, corrections: { ...noCorrections, removed: [react] } };
  const stored = { version: 2, ...project };
  expect(restoreProject(JSON.stringify(stored))).toEqual(project);
  const broken: unknown[] = [
    { ...stored, version: 1 },
    { ...stored, found: { ...shop, technologies: 'all' } },
    { ...stored, found: { ...shop, secrets: [] } },
    { ...stored, corrections: undefined },
    7,
    null,
  ];
  for (const one of broken) expect(restoreProject(JSON.stringify(one))).toBeUndefined();
  expect(restoreProject('{')).toBeUndefined();
});

test('what cannot be sent is left out, and the rest of a project stays', () => {
  const line = {
    ...door('src/stripe.ts'),
    values: { package: 'stripe', module: 'src/stripe.ts', names: 'pay', place: '' },
  };
  const found = { ...shop, conventions: [line, { ...line, values: { ...line.values, module: 'pay it now' } }] };
  expect(sendable(found).conventions).toEqual([line]);
  const corrections = { ...noCorrections, removed: [react], commands: { [install]: 'a\nb' } };
  expect(restoreProject(JSON.stringify({ version: 2, name: 'shop', found, corrections }))).toEqual({
    name: 'shop',
    found: { ...shop, conventions: [line] },
    corrections: { ...corrections, commands: {} },
  });
});

test('a typed text is refused for its own fault alone', () => {
  const [first, ...others] = shop.commands;
  const before = { ...shop, commands: [{ ...(first ?? never()), text: 'npm `id`' }, ...others] };
  const after = correct(before, {
    ...noCorrections,
    commands: { 'commands|lint|frontend|frontend/package.json': 'a b' },
  });
  expect([findFault(after), findFault(after, before)]).toEqual(['character', undefined]);
  const wrong = correct(before, { ...noCorrections, commands: { 'commands|lint|frontend|frontend/package.json': '' } });
  expect(findFault(wrong, before)).toBe('empty');
});

test('corrections go to another reading as far as it finds the same', () => {
  const monorepo = fixture('npm-workspaces');
  const corrections: Corrections = {
    removed: [react, 'technologies|npm|gone', codeCountsId],
    ticked: ['conventions|door|gone'],
    versions: { 'technologies|npm|typescript': '5.9.3', 'technologies|npm|gone': '1.0.0' },
    commands: { 'commands|test||gone': 'x' },
    isNew: true,
    part: 'apps/api',
  };
  expect(correctionsFor(shop, { found: shop, corrections })).toEqual({
    ...noCorrections,
    removed: [react],
    versions: { 'technologies|npm|typescript': '5.9.3' },
    isNew: true,
  });
  expect(correctionsFor(shop, { found: { ...shop, isNew: !shop.isNew }, corrections }).isNew).toBeUndefined();
  expect(correctionsFor(monorepo, { found: monorepo, corrections }).part).toBe('apps/api');
});

const door = (module: string): ProjectConvention => ({
  id: 'door',
  values: { package: 'stripe', module },
  holds: 9,
  of: 9,
  examples: ['frontend/src/pay.ts'],
  exceptions: [],
});
// put together here, so that no scanner takes this file for a leak
const key = ['ghp', 'x9Kd82mQpL41vTz7aB3n'].join('_');
const counted: ProjectProfile = {
  ...shop,
  conventions: [door('src/stripe.ts'), door(`src/${key}.ts`)],
  codeCounts: [{ probe: 'typescript.any', follows: 1, breaks: 5, places: ['frontend/src/pay.ts'] }],
};
const namesOf = ({ conventions = [] }: ProjectProfile) => conventions.map(({ values }) => values.module);

test('a statement that looks like a secret is sent only once it is ticked', () => {
  const [plain, secret] = allFindingsOf('conventions', { found: counted, corrections: noCorrections });
  expect([plain?.isTicked, secret?.isTicked, secret?.isSuspicious]).toEqual([true, false, true]);
  expect(namesOf(correct(counted, noCorrections))).toEqual(['src/stripe.ts']);
  const ticked = [String(secret?.id)];
  expect(namesOf(correct(counted, { ...noCorrections, ticked }))).toHaveLength(2);
});

test('what is not ticked is not sent', () => {
  const [{ id } = never()] = findingsOf('conventions', { found: counted, corrections: noCorrections });
  const removed = [id, codeCountsId];
  const sent = correct(counted, { ...noCorrections, removed });
  expect(JSON.parse(JSON.stringify(sent))).toEqual({ ...shop, conventions: [] });
});

test('a place that looks like a secret is not sent with the counts', () => {
  const [count = never()] = counted.codeCounts ?? [];
  const found = { ...counted, codeCounts: [{ ...count, places: [`src/${key}.ts`, 'src/a.ts'] }] };
  expect(correct(found, noCorrections).codeCounts).toEqual([{ ...count, places: ['src/a.ts'] }]);
});

test('for one package only the conventions count that were counted in it alone', () => {
  const monorepo = fixture('npm-workspaces');
  const at = (module: string, place: string) => ({ ...door(module), values: { ...door(module).values, place } });
  const found = {
    ...monorepo,
    conventions: [
      { ...door('a.ts'), examples: ['apps/api/src/a.ts'] },
      { ...door('b.ts'), examples: ['apps/web/src/a.ts'] },
      { ...door('c.ts'), examples: ['apps/api/src/a.ts', 'apps/web/src/a.ts'] },
      { ...door('d.ts'), examples: ['apps/api/src/a.ts'], exceptions: ['apps/web/src/a.ts'] },
      { ...at('e.ts', 'apps'), examples: ['apps/api/src/a.ts'] },
      { ...door('f.ts'), examples: [] },
      { ...at('g.ts', 'apps/api'), examples: [] },
    ],
    codeCounts: counted.codeCounts,
  };
  const sent = correct(found, { ...noCorrections, part: 'apps/api' });
  expect(namesOf(sent)).toEqual(['a.ts', 'g.ts']);
  expect(sent.codeCounts).toBeUndefined();
  expect(correct(found, noCorrections).codeCounts).toEqual(counted.codeCounts);
});

function never(): never {
  throw new Error('nothing was found');
}

test('a profile without technologies, commands, checks and rules files is empty', () => {
  expect(isEmptyProfile(shop)).toBe(false);
  expect(isEmptyProfile({ ...shop, technologies: [], commands: [], checks: [], ruleFiles: [] })).toBe(true);
});

test('for one package of a monorepo its own findings count and those of the root, and all come back with the whole', () => {
  const monorepo = fixture('npm-workspaces');
  const api = correct(monorepo, { ...noCorrections, part: 'apps/api' });
  const labels = api.technologies.flatMap(({ name, folders }) => (folders === undefined ? [] : name));
  expect(labels).toContain('fastify');
  expect(labels).not.toContain('vue');
  expect(api.layout.packages.map(({ path }) => path)).toEqual(['apps/api']);
  expect(api.commands.every(({ folder }) => folder === '' || folder === 'apps/api')).toBe(true);
  expect(answersOfProject(api)?.applicationType).toBe('Backend');
  expect(correct(monorepo, noCorrections)).toEqual(monorepo);
});

const line = (text: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  kind: 'invariant',
  text,
  evidence: ['src/a.ts'],
  part: 'statement',
  context: [],
  verdict: { is: 'proven', proof: { by: 'import' }, places: ['src/a.ts'] },
  isTicked: true,
  ...more,
});
const known = (lines: readonly CheckedLine[]) => ({
  name: 'shop',
  found: shop,
  corrections: noCorrections,
  lines,
  isRemembered: false,
});

test('a correction is marked, so that it is not taken for what the files state', () => {
  const sent = correct(shop, {
    ...noCorrections,
    versions: { [react]: '18.2.0' },
    commands: { [install]: 'pip install' },
  });
  const marked = [...sent.technologies, ...sent.commands].filter(({ isCorrected }) => isCorrected === true);
  expect(marked).toEqual([
    expect.objectContaining({ name: 'react', version: '18.2.0' }),
    expect.objectContaining({ text: 'pip install' }),
  ]);
  expect(findFault(sent)).toBeUndefined();
});

test.each([
  ['many', Array.from({ length: 90 }, (_, index) => line(`Line ${index}.`)), projectLimits.claims],
  ['long', Array.from({ length: 80 }, (_, index) => line(`${index} ${'ä'.repeat(290)}`)), 48],
])('of too %s ticked lines the first are sent, and the others are named', (_, lines, fit) => {
  const { claims } = profileOf(known(lines));
  expect(claims?.map(({ text }) => text)).toEqual(lines.slice(0, fit).map(({ text }) => text));
  expect([...linesBeyond(lines)]).toEqual(lines.slice(fit));
  expect(findFault(profileOf(known(lines)))).toBeUndefined();
  // an unticked line makes room
  const [first, ...others] = lines;
  expect([...linesBeyond([{ ...first, isTicked: false } as CheckedLine, ...others])]).toEqual(lines.slice(fit + 1));
});

test.each([
  ['its text', line('Log in with password: hunter2.')],
  ['its text, before the evidence', line('Every call needs a token:')],
  ['its evidence', line('If `a`, also `b`.', { evidence: ['src/ghp_0123456789abcdefghij.ts'] })],
])('a line with a secret in %s is never sent, and does not cost the project at a reload', (_, secret) => {
  expect(isTickable(secret)).toBe(false);
  expect(lineOf(secret, [secret]).isTicked).toBe(false);
  expect(profileOf(known([secret])).claims).toBeUndefined();
  const stored = JSON.stringify({ version: 2, ...known([{ ...secret, isTicked: false }]), isRemembered: undefined });
  expect(restoreProject(stored)?.lines).toHaveLength(1);
});

test('a damaged line is lost alone', () => {
  const whole = line('If `a`, also `b`.');
  const { verdict: _, ...lacking } = whole;
  const wrong = { ...whole, verdict: { is: 'refuted', why: 'no-path', what: 'x' } };
  const stored = { version: 2, ...known([]), lines: [lacking, whole, wrong, null, 'x'], isRemembered: undefined };
  expect(restoreProject(JSON.stringify(stored))?.lines).toEqual([whole]);
});
