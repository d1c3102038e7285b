import { expect, test } from 'vitest';
import { allDirectives } from './all-directives.ts';
import { effects } from './effects.ts';
import { groundOf } from './ground-of.ts';

const groundById = (id: string) => {
  const found = allDirectives.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no directive ${id}.`);
  return groundOf(found);
};

test('a directive that made results better says so', () => {
  expect(groundById('frontend.states')).toBe('effect');
});

test('a directive that was run is a fact, also where it is about security', () => {
  expect(groundById('angular.standalone')).toBe('fact');
  expect(groundById('angular.bypass-security')).toBe('fact');
});

test('a directive whose source alone states it says so', () => {
  expect(groundById('rails.solid')).toBe('source');
});

test('a boundary without a proof is a boundary, and every other line without one a convention', () => {
  expect(groundById('base.secrets')).toBe('boundary');
  expect(groundById('react.tree')).toBe('convention');
});

test('the commands of a technology are proven under its name, those of a project come from its files', () => {
  expect(groundOf({ id: 'command.React', class: 'command' })).toBe('fact');
  expect(groundOf({ id: 'command.Rails', class: 'command' })).toBe('convention');
  expect(groundOf({ id: 'command.project.test', class: 'command' })).toBe('project');
  expect(groundOf({ id: 'project.tests', class: 'decision' })).toBe('project');
});

test('what runs showed is recorded of directives that exist', () => {
  const ids = new Set(allDirectives.map(({ id }) => id));
  expect(Object.keys(effects).filter((id) => !ids.has(id))).toEqual([]);
});
