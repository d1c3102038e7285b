import { frameworks } from '@regelwerk/contract/rules/choices';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { projectProfileSchema } from '@regelwerk/contract/rules/project-profile-schema';
import { ecosystems } from '@regelwerk/contract/rules/registry-facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { installedVersion, isAtLeast, isBelow } from '../project/installed-version.ts';
import { sampleProfile } from '../project/sample-profile.ts';
import { versionText } from '../project/version-text.ts';
import { composeRule } from './compose-rule.ts';

const written = [
  '>=20 (LTS)',
  '^20 or >=22',
  '^20.0.0 or >=22',
  '20.11.0 lts',
  '1.2.3 # x',
  '~> 7.1.0 beta',
  '^8.1 or 8.2',
  '>1.0.9007199254740991',
  '9007199254740991.0.0',
  '1.0.9007199254740992',
  '>=1 <1.0.9007199254740991',
  '99999999999999999999999999',
  '1.0.0-alpha+b.1 beta',
  '20241126.1',
  '1.0.20241126120000',
  '1.2.3.4.5.6.7',
  '1.x.x || x',
  '1 - 2 - 3',
  '>>1',
  '<>1',
  '><',
  '^^1',
  '~>~>1',
  '>=1.0.0-',
  '=v1 v2',
  '01.02.03',
  '1..2',
  '.5',
  '5.',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  'Infinity',
  '１８',
  '١٨',
  '||',
  ',',
];
const part = fc.oneof(
  fc.constantFrom(
    ...[
      '>=',
      '<=',
      '>',
      '<',
      '^',
      '~',
      '~>',
      '~=',
      '==',
      '!=',
      '||',
      '|',
      ',',
      ' - ',
      '-',
      '.',
      'x',
      '*',
      ' ',
      'v',
      '+',
    ],
  ),
  fc.constantFrom('lts', 'beta', 'rc1', '-alpha.1', '@dev', '(LTS)', 'or', '9007199254740991', '999999999999999', '0'),
  fc.nat({ max: 30 }).map(String),
);
const version = fc.oneof(
  fc.constantFrom(...written),
  fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('').slice(0, 60)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);

test('any version of any ecosystem is read or not read, and what is read can be compared and shown', () => {
  const compared = fc.record({ text: version, ecosystem: fc.constantFrom(...ecosystems), isLocked: fc.boolean() });
  fc.assert(
    fc.property(compared, ({ text, ecosystem, isLocked }) => {
      const installed = installedVersion(text, ecosystem, isLocked);
      if (installed === undefined) return;
      expect(versionText(installed, 'en')).toMatch(/^\d+(\.\d+){0,2}/);
      for (const other of ['0', '20', '7.1.0', '999999999']) {
        expect(isBelow(installed, other) && isAtLeast(installed, other)).toBe(false);
      }
    }),
    { numRuns: 3000, seed: 20261126 },
  );
});

test.each(written)('%s in a manifest leaves the rest of the rule', (text) => {
  for (const name of ['node', 'php', 'ruby', 'python'])
    expect(composed(sampleProfile({ runtimes: [{ name, version: text, evidence: 'package.json' }] }))).toContain(
      'React',
    );
});

test('any versions of a project compose to a rule with its files', () => {
  const names = allTechnologies.flatMap(({ name, packages = [] }) => packages.map((carrier) => ({ name, carrier })));
  const technology = fc
    .record({ one: fc.constantFrom(...names), version: fc.option(version, { nil: undefined }), isExact: fc.boolean() })
    .map(({ one, version, isExact }) => {
      const [ecosystem = 'npm', name = ''] = one.carrier.includes(':')
        ? [one.carrier.slice(0, one.carrier.indexOf(':')), one.carrier.slice(one.carrier.indexOf(':') + 1)]
        : ['npm', one.carrier];
      const framework = frameworks.find((known) => known === one.name);
      return { name, ecosystem, framework, version, isExact, evidence: 'package.json' };
    });
  const tool = fc.record({
    name: fc.constantFrom('node', 'php', 'ruby', 'python', 'go', 'java', 'pnpm', 'constructor'),
    version: fc.option(version, { nil: undefined }),
    evidence: fc.constant('package.json'),
  });
  const profile = fc.record({
    technologies: fc.array(technology, { maxLength: 12 }),
    runtimes: fc.array(tool, { maxLength: 4 }),
    packageManagers: fc.array(tool, { maxLength: 2 }),
  });
  let accepted = 0;
  fc.assert(
    fc.property(profile, (changes) => {
      const parsed = projectProfileSchema.safeParse({ ...sampleProfile(), ...changes });
      if (!parsed.success) return;
      accepted += 1;
      expect(composed(parsed.data)).not.toBe('');
    }),
    { numRuns: 300, seed: 20261126 },
  );
  expect(accepted).toBeGreaterThan(100);
});

function composed(profile: ProjectProfile): string {
  const rule = composeRule(
    {
      aiModel: 'Claude',
      applicationType: 'Fullstack',
      frameworks: ['React', 'TypeScript', 'Node.js', 'Laravel', 'Ruby on Rails', 'Django'],
      behaviorPreference: 'Strict',
      outputFormat: 'Markdown',
    },
    'en',
    'full',
    profile,
  );
  return deliveriesOf(rule)
    .flatMap(({ files }) => files.map(({ content }) => content))
    .join('\n');
}
