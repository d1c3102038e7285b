import { codeProbeIds } from '@regelwerk/contract/rules/code-probes';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { expect, test } from 'vitest';
import { composeRule } from '../compose/compose-rule.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { effects } from '../knowledge/effects.ts';
import { isGeneral } from './is-general.ts';
import { isSecurityBoundary } from './is-security-boundary.ts';
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
const generalIn = (changes: Partial<ProjectProfile>, form: Partial<FormState> = {}, size?: 'lean' | 'full') => {
  const rule = composeRule({ ...answers, ...form }, 'en', size, sampleProfile(changes));
  return rule.sections.filter(({ id }) => isGeneral(id)).flatMap(({ lines }) => lines.map(({ id = '' }) => id));
};
const probes = new Set<string>(
  codeProbeIds.filter((id) => byId.get(id)?.class !== 'security' && effects[id] === undefined),
);
const counted = (follows: number) => codeProbeIds.map((probe) => ({ probe, follows, breaks: 0, places: [] }));

test.each(['lean', undefined] as const)(
  'of a counted code base only security, what was measured and what it follows stays (%s)',
  (size) => {
    const plain = generalIn({ codeCounts: [] }, {}, size);
    expect(plain.filter((id) => effects[id] === undefined && !isSecurityBoundary(byId.get(id) ?? fail(id)))).toEqual(
      [],
    );
    expect(plain).toEqual(expect.arrayContaining(['fullstack.authorize-server', 'react.html-from-outside']));
  },
);

test('what the code follows in three places stays, in two it leaves', () => {
  const followed = (follows: number) => generalIn({ codeCounts: counted(follows) }).filter((id) => probes.has(id));
  expect(followed(3)).not.toEqual([]);
  expect(followed(2)).toEqual([]);
});

test('without counts, in a full rule and in a new project the choice is that of the knowledge', () => {
  const isHabit = (id: string) => effects[id] === undefined && byId.get(id)?.class !== 'security';
  expect(generalIn({}).filter(isHabit)).not.toEqual([]);
  expect(generalIn({ codeCounts: [] }, {}, 'full').filter(isHabit)).not.toEqual([]);
  expect(generalIn({ codeCounts: [], isNew: true }).filter(isHabit)).not.toEqual([]);
});

test('what was measured on pages stays only where a client framework draws them', () => {
  const pages = ['frontend.labels', 'frontend.states', 'frontend.url-state'];
  const form = { frameworks: ['Ruby on Rails'] } as const;
  expect(generalIn({ technologies: [rails] }, form).filter((id) => pages.includes(id))).toEqual([]);
  const svelte = { ...reactAt('5.0.0'), name: 'svelte', framework: undefined };
  expect(generalIn({ technologies: [rails, svelte] }, form)).toEqual(expect.arrayContaining(pages));
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

function fail(id: string): never {
  throw new Error(`there is no line ${id}`);
}
