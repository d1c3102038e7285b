import type { Rule } from '@regelwerk/contract/rules/rule';
import { describe, expect, test } from 'vitest';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { filesForTools } from '../deliver/files-for-tools.ts';
import { allTargets } from '../knowledge/targets/all-targets.ts';
import { composeRule } from './compose-rule.ts';
import { ruleForTool } from './rule-for-tool.ts';

const form = {
  aiModel: 'cursor',
  applicationType: 'Fullstack',
  frameworks: ['React', 'FastAPI'],
  behaviorPreference: 'Modular',
  outputFormat: 'Both',
  additionalNotes: 'Use tabs.',
} as const;
const made = composeRule(form, 'en');
const linesOf = ({ sections }: Rule) => sections.flatMap(({ lines }) => lines);

describe('a rule for another tool', () => {
  test('is the one that the tool would have got, for each tool and from each', () => {
    for (const { name } of allTargets) {
      const { fingerprint: _, ...asked } = composeRule({ ...form, aiModel: name }, 'en');
      expect(ruleForTool(made, { form }, name)).toMatchObject(asked);
      const { fingerprint: _own, ...back } = made;
      expect(ruleForTool(composeRule({ ...form, aiModel: name }, 'en'), { form }, 'cursor')).toMatchObject(back);
    }
  });

  test('keeps lines that the knowledge no longer has, and words that a model wrote, and takes no newer line', () => {
    const [first, second] = linesOf(made);
    const older: Rule = {
      ...made,
      knowledgeVersion: '2026.01.31',
      sections: made.sections.map((section, index) => ({
        ...section,
        lines: [
          ...section.lines
            .filter((line) => line.id !== first?.id)
            .map((line) => (line.id === second?.id ? { ...line, text: 'In its own words.' } : line)),
          ...(index === 1
            ? [{ id: 'gone.today', class: 'foot-gun', modality: 'must', text: 'An older line.' } as const]
            : []),
        ],
      })),
    };
    const there = ruleForTool(older, { form }, 'Claude Code');
    const ids = linesOf(there).map(({ id }) => id);
    expect(there.knowledgeVersion).toBe('2026.01.31');
    expect(ids).toContain('gone.today');
    expect(ids).not.toContain(first?.id);
    expect(linesOf(there).find(({ id }) => id === second?.id)?.text).toBe('In its own words.');
    expect(there.sections[1]?.lines.at(-1)?.id).toBe('gone.today');
  });
});

describe('the files of several tools', () => {
  const forTools = (...tools: Parameters<typeof ruleForTool>[2][]) =>
    filesForTools(tools.map((tool) => ruleForTool(made, { form }, tool)));
  const paths = (files: readonly { readonly path?: string }[]) => files.map(({ path }) => path);

  test('are those of the tool where there is one', () => {
    expect(forTools('cursor')).toEqual(deliveriesOf(made)[0]?.files);
    expect(forTools('ChatGPT')).toEqual([]);
  });

  test('are one source, which the others import', () => {
    const files = forTools('cursor', 'Claude Code', 'OpenAI Codex', 'ChatGPT');
    expect(paths(files)).toEqual(['AGENTS.md', 'CLAUDE.md']);
    const [agents, claude] = files;
    expect(claude?.content).toBe('@AGENTS.md\n');
    for (const line of linesOf(made)) expect(agents?.content).toContain(line.text.split('.')[0]);
    expect(agents?.content).toMatch(/^# .*Rule.* Full/i);
    expect(agents?.content).not.toContain('Cursor');
    expect(agents?.content).toContain('## Code Review Rules');
  });

  test('say no line twice to a tool whose file is there already', () => {
    expect(paths(forTools('Claude Code', 'Claude', 'OpenAI Codex'))).toEqual(['AGENTS.md', 'CLAUDE.md']);
  });

  test('of every pair of tools stand at paths of their own', () => {
    for (const { name: a } of allTargets)
      for (const { name: b } of allTargets) {
        const all = paths(forTools(a, b));
        expect(new Set(all).size).toBe(all.length);
        expect(all).not.toContain(undefined);
      }
  });
});
