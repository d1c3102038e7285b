import type { CodeProbeId } from '@regelwerk/contract/rules/code-probes';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { expect, test } from 'vitest';
import { composeRule } from '../compose/compose-rule.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { effects } from '../knowledge/effects.ts';
import { isGeneral } from './is-general.ts';
import { reactAt, sampleProfile } from './sample-profile.ts';

const answers: FormState = {
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  frameworks: ['React', 'TypeScript', 'Express'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};
const rails = { ...reactAt('8.1.0'), ecosystem: 'ruby', name: 'rails', framework: 'Ruby on Rails' } as const;
const byId = new Map(allDirectives.map((one) => [one.id, one]));
const generalIn = (changes: Partial<ProjectProfile>, form: Partial<FormState> = {}, size?: RuleSize) => {
  const rule = composeRule({ ...answers, ...form }, 'en', size, sampleProfile(changes));
  return rule.sections.filter(({ id }) => isGeneral(id)).flatMap(({ lines }) => lines.map(({ id = '' }) => id));
};
const counted = (probe: CodeProbeId, follows: number, breaks: number) => ({
  codeCounts: [{ probe, follows, breaks, places: breaks === 0 ? [] : ['src/a.ts'] }],
});

test.each(ruleSizes)('of an existing project that shows no reason only what was measured stays (%s)', (size) => {
  for (const codeCounts of [undefined, []]) {
    const general = generalIn({ ...(codeCounts && { codeCounts }) }, {}, size);
    expect(general.filter((id) => effects[id] === undefined)).toEqual([]);
    expect(general).toContain('react.html-from-outside');
  }
});

test.each([
  [3, 0, true],
  [2, 0, false],
  [18, 2, true],
  [17, 2, false],
])('what is new and done in %i places, otherwise in %i: it stays is %s', (follows, breaks, stays) => {
  const technologies = [rails];
  const form = { frameworks: ['Ruby on Rails'] } as const;
  const profile = { technologies, ...counted('rails.params-expect', follows, breaks) };
  expect(generalIn(profile, form).includes('rails.params-expect')).toBe(stays);
});

test('what the code does is no reason to say what has long been so, what it refrains from, and what no version made new', () => {
  expect(generalIn(counted('typescript.any', 30, 0), {}, 'full')).not.toContain('typescript.any');
  expect(generalIn(counted('react.default-props', 30, 0), {}, 'full')).not.toContain('react.default-props');
  expect(generalIn(counted('javascript.builtins', 30, 0), {}, 'full')).not.toContain('javascript.builtins');
});

test.each([
  [0, 1, true],
  [30, 0, false],
])('security that is kept in %i places and broken in %i: it stays is %s', (follows, breaks, stays) => {
  expect(generalIn(counted('javascript.storage', follows, breaks)).includes('javascript.storage')).toBe(stays);
});

test('of a project that nobody read and of a new one, nothing speaks against the knowledge', () => {
  const isHabit = (id: string) => effects[id] === undefined && byId.get(id)?.class !== 'security';
  expect(generalIn({ technologies: [] }).filter(isHabit)).not.toEqual([]);
  expect(generalIn({ codeCounts: [], isNew: true }).filter(isHabit)).not.toEqual([]);
});

test('what was measured on pages stays only where a client framework draws them', () => {
  const pages = ['frontend.labels', 'frontend.states', 'frontend.url-state'];
  const form = { frameworks: ['Ruby on Rails'] } as const;
  expect(generalIn({ technologies: [rails] }, form).filter((id) => pages.includes(id))).toEqual([]);
  expect(generalIn({}, { frameworks: ['React'] })).toEqual(expect.arrayContaining(pages));
});

test.each(contentLanguages)('what leaves is named with its reason and no other one (%s)', (language) => {
  const { project, sections } = composeRule(answers, language, 'lean', sampleProfile({ codeCounts: [] }));
  const unasked = project?.unasked?.map(({ id }) => id) ?? [];
  expect(unasked).not.toEqual([]);
  const others = [...(project?.enforced ?? []), ...(project?.outdated ?? []), ...(project?.contradicted ?? [])];
  const said = [...others, ...sections.flatMap(({ lines }) => lines)].map((one) => one.id);
  expect(unasked.filter((id) => said.includes(id))).toEqual([]);
});
