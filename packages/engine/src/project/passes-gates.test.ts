import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { expect, test } from 'vitest';
import { allDirectives } from '../knowledge/all-directives.ts';
import { gates } from './gates.ts';
import { fitsExample, passesGates } from './passes-gates.ts';
import { sampleProfile } from './sample-profile.ts';

type Technology = ProjectProfile['technologies'][number];
const on = (ecosystem: Technology['ecosystem'], name: string, version?: string): Technology => ({
  ecosystem,
  name,
  isExact: version !== undefined,
  evidence: 'manifest',
  ...(version === undefined ? {} : { version }),
});
const withPackages = (...technologies: Technology[]) => sampleProfile({ technologies });
const check = (name: string, ...settings: string[]) => ({ name, settings, evidence: 'config' });

test('every gate speaks of lines that exist', () => {
  const known = new Set(allDirectives.map(({ id }) => id));
  expect(gates.flatMap(({ directives }) => directives).filter((id) => !known.has(id))).toEqual([]);
});

test.each<[string, ProjectProfile]>([
  ['php.prepared', withPackages(on('php', 'doctrine/orm'))],
  ['php.passwords', withPackages(on('php', 'laravel/framework'))],
  ['rails.authentication', withPackages(on('ruby', 'devise'))],
  ['rails.solid', withPackages(on('ruby', 'sidekiq'))],
  ['typescript.any', sampleProfile({ checks: [check('biome', 'suspicious/noExplicitAny:off')] })],
  ['typescript.any', sampleProfile({ checks: [check('eslint', '@typescript-eslint/no-explicit-any:off')] })],
  ['typescript.strict', sampleProfile({ checks: [check('tsc', 'strict:off')] })],
  ['laravel.bootstrap', sampleProfile({ traits: ['laravel-kernel'] })],
  ['fastapi.pydantic2', withPackages(on('python', 'pydantic', '1.9.0'))],
  ['base.applied-migration', sampleProfile()],
  ['base.personal-data', sampleProfile()],
  ['frontend.url-state', sampleProfile({ codeCounts: [] })],
  [
    'laravel.form-requests',
    sampleProfile({ codeCounts: [{ probe: 'laravel.form-requests', follows: 0, breaks: 3, places: ['a.php'] }] }),
  ],
  // a framework that is known by name alone has its own way
  ['react.tree', withPackages(on('npm', 'react'), on('npm', 'gatsby'))],
  ['react.lint', withPackages(on('npm', 'react'), on('npm', 'eslint-config-expo'))],
  ['react.actions', withPackages(on('npm', 'react'), on('npm', 'react-native'))],
  ['frontend.url-state', sampleProfile({ technologies: [on('npm', 'expo')], isNew: true })],
  ['vue.tree', sampleProfile({ technologies: [on('npm', 'nuxt')], isNew: true })],
  ['vue.route-params', withPackages(on('npm', 'nuxt'), on('npm', 'vue-router'))],
  ['node.tree', sampleProfile({ technologies: [on('npm', '@nestjs/core')], isNew: true })],
  ['typescript.type-imports', withPackages(on('npm', '@nestjs/core'))],
  ['php.tree', sampleProfile({ technologies: [on('php', 'symfony/framework-bundle')], isNew: true })],
])('%s leaves where the project contradicts it', (directive, profile) => {
  expect(passesGates(directive, profile)).toBe(false);
});

test.each<[string, ProjectProfile]>([
  ['php.prepared', withPackages(on('php', 'slim/slim'))],
  ['rails.authentication', withPackages(on('ruby', 'rails'))],
  ['base.personal-data', sampleProfile({ isNew: true })],
  ['laravel.form-requests', sampleProfile({ isNew: true, codeCounts: [] })],
  ['typescript.any', sampleProfile({ checks: [check('biome', 'suspicious/noExplicitAny:warn')] })],
  ['fastapi.pydantic2', withPackages(on('python', 'pydantic', '2.11.7'))],
  ['react.pure-render', sampleProfile()],
  ['react.tree', sampleProfile({ isNew: true })],
  ['node.tree', withPackages(on('npm', 'fastify'))],
  ['vue.route-params', withPackages(on('npm', 'vue-router'))],
  ['base.applied-migration', sampleProfile({ traits: ['migrations'] })],
  ['base.applied-migration', sampleProfile({ isNew: true })],
  ['base.applied-migration', sampleProfile({ technologies: [] })],
  ['frontend.url-state', sampleProfile({ technologies: [] })],
])('%s stays where nothing contradicts it', (directive, profile) => {
  expect(passesGates(directive, profile)).toBe(true);
});

test('an example for another version leaves without its line', () => {
  const old = withPackages(on('python', 'pydantic', '1.9.0'));
  expect(passesGates('fastapi.blocking-async', old)).toBe(true);
  expect(fitsExample('fastapi.blocking-async', old)).toBe(false);
  expect(fitsExample('fastapi.blocking-async', withPackages(on('python', 'pydantic', '2.11.7')))).toBe(true);
});
