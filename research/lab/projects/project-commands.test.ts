import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleProjects } from '../../../tools/rule/example-projects.ts';
import { fixtureProfile } from '../../../tools/rule/fixture-profile.ts';
import { projectProofs } from './project-proofs.ts';
import { qualityPage, withTable } from './quality-table.ts';
import { quotedCommands } from './quoted-commands.ts';
import { readRecord } from './record.ts';

const record = readRecord();
const fixtures = exampleProjects.map(({ fixture }) => fixture);
const named = ({ kind, folder = '', command }: { kind: string; folder?: string; command: string }) =>
  `${kind} ${folder}: ${command}`;

test('every example has a proof and a record', () => {
  expect(projectProofs.map(({ fixture }) => fixture)).toEqual(fixtures);
  expect(record.projects.map(({ fixture }) => fixture)).toEqual(fixtures);
});

test.each(projectProofs)('every command that the rule of $fixture quotes is run, and must find a fault', (proof) => {
  const quoted = quotedCommands(proof.fixture).map(({ text, ...one }) => named({ ...one, command: text }));
  expect(quoted.length).toBeGreaterThan(2);
  expect(proof.commands.map(named).sort()).toEqual(quoted.sort());
  for (const { kind, command, plant } of proof.commands) expect(plant === undefined, command).toBe(kind === 'install');
});

test.each(record.projects)('the record of $fixture is about its versions, and every run ended as it should', (one) => {
  const proof = projectProofs.find(({ fixture }) => fixture === one.fixture);
  expect(one.commands.map(named)).toEqual(proof?.commands.map(named));
  const { technologies } = fixtureProfile(one.fixture);
  for (const version of one.versions.split(', ')) {
    expect(technologies.map(({ name, version: installed }) => `${name} ${installed}`)).toContain(version);
  }
  for (const { kind, exit, planted } of one.commands) {
    expect(exit).toBe(0);
    if (kind !== 'install') expect(planted?.exit).toBeGreaterThan(0);
  }
});

test('the page of quality shows the record', () => {
  const page = readFileSync(qualityPage, 'utf8');
  expect(withTable(page, record)).toBe(page);
});
