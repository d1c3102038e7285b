import { matchesGlob } from 'node:path';
import type { AiModel } from '@regelwerk/contract/rules/choices';
import { firstModels } from '@regelwerk/contract/rules/choices';
import type { Delivery } from '@regelwerk/contract/rules/delivery';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { composeRule } from '../compose/compose-rule.ts';
import { allTargets } from '../knowledge/targets/all-targets.ts';
import { sampleProfile } from '../project/sample-profile.ts';
import { deliveriesOf } from './deliveries-of.ts';
import { globsOf } from './globs-of.ts';

const form = {
  applicationType: 'Fullstack',
  frameworks: ['React', 'FastAPI'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
} as const satisfies Partial<FormState>;

/** The places of the tools under "More": the files, and the front matter of the first one and of the one about FastAPI. */
const places: readonly {
  readonly tool: AiModel;
  readonly id: string;
  readonly core: string;
  readonly coreHead?: object;
  readonly scoped?: string;
  readonly head?: object;
}[] = [
  {
    tool: 'GitHub Copilot',
    id: 'copilot-agents',
    core: 'AGENTS.md',
    scoped: '.github/instructions/*.instructions.md',
    head: { applyTo: expect.stringMatching(/^\*\*\/\*\.py,/) },
  },
  {
    tool: 'GitHub Copilot',
    id: 'copilot-instructions',
    core: '.github/copilot-instructions.md',
    scoped: '.github/instructions/*.instructions.md',
    head: { applyTo: expect.stringMatching(/^\*\*\/\*\.py,/) },
  },
  { tool: 'OpenAI Codex', id: 'codex', core: 'AGENTS.md' },
  {
    tool: 'Windsurf',
    id: 'devin-rules',
    core: 'AGENTS.md',
    scoped: '.devin/rules/*.md',
    head: { trigger: 'glob', globs: expect.arrayContaining(['**/*.py']), description: expect.any(String) },
  },
  { tool: 'Windsurf', id: 'agents-md', core: 'AGENTS.md' },
  { tool: 'JetBrains Junie', id: 'agents-md', core: 'AGENTS.md' },
  {
    tool: 'Kiro',
    id: 'kiro-steering',
    core: 'AGENTS.md',
    scoped: '.kiro/steering/*.md',
    head: { inclusion: 'fileMatch', fileMatchPattern: expect.arrayContaining(['**/*.py']) },
  },
  { tool: 'Zed', id: 'agents-md', core: 'AGENTS.md' },
  {
    tool: 'Cline',
    id: 'cline-rules',
    core: '.clinerules/00-core.md',
    scoped: '.clinerules/*.md',
    head: { paths: expect.arrayContaining(['**/*.py']) },
  },
  { tool: 'Cline', id: 'agents-md', core: 'AGENTS.md' },
  {
    tool: 'Amp',
    id: 'amp',
    core: 'AGENTS.md',
    scoped: '.agents/docs/*.md',
    head: { globs: expect.arrayContaining(['**/*.py']) },
  },
  { tool: 'OpenCode', id: 'agents-md', core: 'AGENTS.md' },
  {
    tool: 'Claude Code',
    id: 'claude-code-agents',
    core: 'AGENTS.md',
    scoped: '.claude/rules/*.md',
    head: { paths: expect.arrayContaining(['**/*.py']) },
  },
  {
    tool: 'Claude Code',
    id: 'claude-code',
    core: 'CLAUDE.md',
    scoped: '.claude/rules/*.md',
    head: { paths: expect.arrayContaining(['**/*.py']) },
  },
  {
    tool: 'Antigravity',
    id: 'antigravity-rules',
    core: '.agents/rules/00-core.md',
    coreHead: { trigger: 'always_on' },
    scoped: '.agents/rules/*.md',
    head: { trigger: 'glob', globs: expect.stringContaining('**/*.py'), description: expect.any(String) },
  },
  {
    tool: 'Antigravity',
    id: 'antigravity-agents',
    core: 'AGENTS.md',
    scoped: '.agents/rules/*.md',
    head: { trigger: 'glob', globs: expect.stringContaining('**/*.py'), description: expect.any(String) },
  },
];

const deliver = (aiModel: AiModel, id: string, size: RuleSize = 'standard', profile?: ProjectProfile): Delivery => {
  const found = deliveriesOf(composeRule({ ...form, aiModel }, 'en', size, profile)).find((one) => one.id === id);
  if (found === undefined) throw new Error(`${aiModel} has no ${id}`);
  return found;
};
const headOf = (content: string) => /^---\n([\s\S]+?)\n---\n\n# /.exec(content)?.[1];
const loads = (content: string, path: string) =>
  (globsOf(parse(headOf(content) ?? '') ?? {}) ?? []).some((glob) => matchesGlob(path, glob));

test('every file of a tool under "More" is one of the places that are tested here', () => {
  const known = allTargets
    .filter(({ name }) => !firstModels.includes(name))
    .flatMap(({ name, surfaces }) => surfaces.filter(({ kind }) => kind === 'files').map(({ id }) => `${name} ${id}`));
  expect(places.map(({ tool, id }) => `${tool} ${id}`)).toEqual(known);
});

describe.each(places)('$tool, $id', ({ tool, id, core, coreHead, scoped, head }) => {
  const [before = '', after = ''] = scoped?.split('*') ?? [];
  const isImport = (content: string) => content === '@AGENTS.md\n';

  test.each(['lean', 'standard'] as const)(
    'each file has its place and its front matter, and loads with the files it is about (%s)',
    (size) => {
      const { files, used, limit } = deliver(tool, id, size);
      const [first, ...others] = files.filter(({ content }) => !isImport(content));
      expect(first?.path).toBe(core);
      expect(headOf(first?.content ?? '') === undefined).toBe(coreHead === undefined);
      if (coreHead !== undefined) expect(parse(headOf(first?.content ?? '') ?? '')).toEqual(coreHead);
      expect(used).toBeLessThanOrEqual(limit.max ?? used);
      const slugs = scoped === undefined ? [] : ['react', 'fastapi'];
      expect(others.map(({ path }) => path).toSorted()).toEqual(
        slugs.map((slug) => `${before}${slug}${after}`).toSorted(),
      );
      for (const { path = '', content } of others) {
        const isPython = path.includes('fastapi');
        if (isPython) expect(parse(headOf(content) ?? '')).toEqual(head);
        expect(loads(content, 'api/app/main.py'), path).toBe(isPython);
        expect(loads(content, 'web/src/App.tsx'), path).toBe(!isPython);
      }
    },
  );

  test.each(['lean', 'standard'] as const)('nothing is said twice, and nothing is lost (%s)', (size) => {
    const rule = composeRule({ ...form, aiModel: tool }, 'en', size);
    const { files, leftOut = [] } = deliver(tool, id, size);
    const text = files.map(({ content }) => content).join('\n');
    const lost = new Set(leftOut.map((line) => line.id));
    for (const line of rule.sections.flatMap(({ lines }) => lines))
      expect(text.split(line.text).length - 1, line.id).toBe(lost.has(line.id ?? '') ? 0 : 1);
  });

  test.each(contentLanguages)('with a project, a line about a package is loaded with that package (%s)', (language) => {
    const profile = sampleProfile({
      conventions: [
        {
          id: 'single-method',
          values: { kind: 'Job', method: 'perform', place: 'packages/ui' },
          holds: 12,
          of: 12,
          examples: ['packages/ui/job.ts'],
          exceptions: [],
        },
      ],
    });
    for (const size of ['lean', 'standard'] as const) {
      const rule = composeRule({ ...form, aiModel: tool }, language, size, profile);
      const { files, used, limit } = deliveriesOf(rule).find((one) => one.id === id) ?? deliver(tool, id);
      expect(used).toBeLessThanOrEqual(limit.max ?? used);
      const [place] = files.filter(({ content }) => content.includes('`perform`'));
      expect(place?.path).toBe(scoped === undefined ? core : `${before}folder-packages-ui${after}`);
      if (scoped !== undefined) {
        expect(loads(place?.content ?? '', 'packages/ui/job.ts')).toBe(true);
        expect(loads(place?.content ?? '', 'apps/web/src/job.ts')).toBe(false);
      }
      expect(files.find(({ path }) => path === core)?.content).toContain('pnpm lint');
    }
  });
});

describe('a project with files of other tools', () => {
  const placeIn = (tool: AiModel, id: string, paths: readonly string[]) =>
    deliver(tool, id, 'lean', sampleProfile({ ruleFiles: paths.map((path) => ({ path, size: 9 })) })).place;

  test.each([
    ['Zed', 'agents-md', '.rules'],
    ['Zed', 'agents-md', '.github/copilot-instructions.md'],
    ['JetBrains Junie', 'agents-md', '.junie/AGENTS.md'],
    ['OpenAI Codex', 'codex', 'AGENTS.override.md'],
  ] as const)('%s, %s: says that %s is read instead', (tool, id, path) => {
    expect(placeIn(tool, id, [path])).toContain(`\`${path}\` is in this project too and is read instead`);
    expect(placeIn(tool, id, [])).not.toContain('in this project');
  });

  test.each([
    ['GitHub Copilot', 'copilot-agents', '.github/copilot-instructions.md'],
    ['GitHub Copilot', 'copilot-instructions', 'AGENTS.md'],
    ['Windsurf', 'devin-rules', 'CLAUDE.md'],
    ['Antigravity', 'antigravity-rules', 'AGENTS.md'],
    ['Cline', 'cline-rules', 'AGENTS.md'],
  ] as const)('%s, %s: says that %s is read as well', (tool, id, path) => {
    expect(placeIn(tool, id, [path])).toContain(`\`${path}\` is in this project too and is read as well`);
  });

  test('Claude Code keeps the CLAUDE.md of the project or gets one that only imports AGENTS.md', () => {
    const profile = sampleProfile({ ruleFiles: [{ path: 'CLAUDE.md', size: 9 }] });
    const { files, existing, place } = deliver('Claude Code', 'claude-code-agents', 'lean', profile);
    expect(files.find(({ path }) => path === 'CLAUDE.md')?.content).toBe('@AGENTS.md\n');
    expect(existing).toEqual(['CLAUDE.md']);
    expect(place).toContain('`CLAUDE.md` is already in this project: merge the new text into it');
  });
});

test.each(contentLanguages)(
  'Codex reads what its review is to report under the heading that it looks for (%s)',
  (language) => {
    const [{ files } = { files: [] }] = deliveriesOf(composeRule({ ...form, aiModel: 'OpenAI Codex' }, language));
    expect(files[0]?.content).toMatch(/\n\n## Code Review Rules\n\n- [^\n]+\n$/);
  },
);

test('AGENTS.md of Amp names each of its other files, once', () => {
  const { files } = deliver('Amp', 'amp');
  const [core, ...others] = files;
  expect(others.map(({ path }) => `@${path}`)).toEqual(core?.content.match(/^@\S+$/gm));
});
