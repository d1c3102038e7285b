import type { ApplicationType, ChosenFramework } from '@regelwerk/contract/rules/choices';
import { normaliseAnswer } from '@regelwerk/contract/rules/normalise-choice';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { describe, expect, test } from 'vitest';
import { sampleProfile } from '../project/sample-profile.ts';
import { composeRule } from './compose-rule.ts';

const compose = (applicationType: ApplicationType, frameworks: ChosenFramework[], profile?: ProjectProfile) =>
  composeRule(
    { aiModel: 'Claude', applicationType, frameworks, behaviorPreference: 'Strict', outputFormat: 'Markdown' },
    'en',
    'full',
    profile,
  );
const idsOf = ({ sections }: Rule) => sections.flatMap(({ lines }) => lines.map(({ id }) => id ?? ''));
const installed = (name: string, framework: 'Next.js' | 'NestJS' | 'Expo', version: string) =>
  ({ name, ecosystem: 'npm', framework, version, isExact: true, evidence: 'package-lock.json' }) as const;

describe('a technology under More', () => {
  test('is what a plain value of the specification now composes to', () => {
    expect(['next', 'svelte', 'python', 'go', 'flutter'].map(normaliseAnswer.framework)).toEqual([
      'Next.js',
      'Svelte',
      'Python',
      'Go',
      'Flutter',
    ]);
  });

  test('brings what it never comes without, as one app with a server', () => {
    const rule = compose('Frontend', ['Next.js']);
    expect(rule.stack.map(({ name }) => name)).toEqual(['React', 'Next.js']);
    expect(idsOf(rule)).not.toContain('pair.several-interfaces');
    expect(idsOf(rule)).toContain('next.server-action');
  });

  test('silences the lines of its base that do not hold with it', () => {
    expect(idsOf(compose('Frontend', ['React']))).toContain('react.html-from-outside');
    expect(
      idsOf(compose('Frontend', ['Expo'])).filter((id) => /html|view-transition|url-state|announce/.test(id)),
    ).toEqual([]);
    const nest = idsOf(compose('Backend', ['NestJS']));
    expect(nest).toContain('nest.type-import');
    expect(nest).not.toContain('typescript.type-imports');
  });

  test('silences them in a project that has it, also where nobody chose it', () => {
    const profile = sampleProfile({
      isNew: true,
      technologies: [...sampleProfile().technologies, installed('next', 'Next.js', '16.4.6')],
    });
    expect(idsOf(compose('Frontend', ['React'], sampleProfile({ isNew: true })))).toContain('react.tree');
    expect(idsOf(compose('Frontend', ['React'], profile))).not.toContain('react.tree');
  });

  test('tells a new project what is new in the version it has installed, and nothing of a newer one', () => {
    const withNext = (version: string) =>
      idsOf(
        compose('Fullstack', ['Next.js', 'React'], {
          ...sampleProfile({ isNew: true }),
          technologies: [...sampleProfile().technologies, installed('next', 'Next.js', version)],
        }),
      );
    expect(withNext('16.4.6')).toEqual(expect.arrayContaining(['next.docs', 'next.await-request', 'next.proxy']));
    expect(withNext('15.1.0').filter((id) => /^next\.(?:docs|await-request|proxy)$/.test(id))).toEqual([]);
  });

  test('gives no version of its own to the runtime below it', () => {
    const profile = sampleProfile({
      runtimes: [],
      technologies: [installed('@nestjs/core', 'NestJS', '12.5.1')],
    });
    const { stack } = compose('Backend', ['NestJS', 'Node.js'], profile);
    expect(stack.find(({ name }) => name === 'NestJS')?.version).toBe('12.5.1');
    expect(stack.find(({ name }) => name === 'Node.js')?.version).toBe('');
  });

  test('a driver’s version is not that of its database', () => {
    const pg = { name: 'pg', ecosystem: 'npm', framework: 'PostgreSQL', version: '8.23.1', isExact: true } as const;
    const rule = compose('Backend', ['PostgreSQL'], sampleProfile({ technologies: [{ ...pg, evidence: 'lock' }] }));
    expect(rule.stack.find(({ name }) => name === 'PostgreSQL')?.version).toBe('');
  });

  test('a database alone names the checks of its project', () => {
    const commands = compose('Backend', ['PostgreSQL']).sections.find(({ id }) => id === 'commands');
    expect(commands?.lines.map(({ text }) => text).join()).toContain('own checks');
  });
});
