import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;
const below = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`);
const manifests = ['package.json', ...below('apps'), ...below('packages'), 'research/lighthouse/package.json'];

test.each(manifests)('%s names one version of each package, and no range', (manifest) => {
  const content = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Record<string, Record<string, string>>;
  const named = fields.flatMap((field) => Object.entries(content[field] ?? {}));
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('npm saves one version by itself', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('save-exact=true');
});
