import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { completeLockfile } from './complete-lockfile.ts';

const folder = join(import.meta.dirname, 'scaffolds');
const scaffolds = readdirSync(folder).filter((name) => readdirSync(join(folder, name)).includes('package.json'));

describe.each(scaffolds)('the scaffold %s', (name) => {
  const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
  const { packages } = JSON.parse(read('package-lock.json'));

  test('is pinned by a lockfile that npm ci accepts on every platform', () => {
    expect(Object.keys(completeLockfile(packages)).filter((path) => packages[path] === undefined)).toEqual([]);
  });

  test('asks for exact versions, and its lockfile names no registry', () => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read('package.json'));
    const { dependencies: locked = {}, devDependencies: lockedDev = {} } = packages[''];
    expect({ ...locked, ...lockedDev }).toEqual({ ...dependencies, ...devDependencies });
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^(?:npm:typescript@)?\d+\.\d+\.\d+$/);
    }
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});

const projects = readdirSync(join(folder, 'projects'));

test.each(projects)('the lockfile of the project %s serves every platform and names no registry', (name) => {
  const file = join(folder, 'projects', name, 'package-lock.json');
  if (!existsSync(file)) return expect(name).toBe('flask-pip');
  const text = readFileSync(file, 'utf8');
  const { packages } = JSON.parse(text);
  expect(Object.keys(completeLockfile(packages)).filter((path) => packages[path] === undefined)).toEqual([]);
  expect(text).not.toMatch(/"resolved": "https?:/);
});

test('the Python scaffold pins every package', () => {
  const lines = readFileSync(join(folder, 'python/requirements.txt'), 'utf8').trim().split('\n');
  for (const line of lines) expect(line).toMatch(/^[\w.-]+==[\w.]+$/);
});

test('a lockfile gets the packages of other platforms that npm left out', () => {
  const optionalDependencies = { '@a/binding-linux-arm64-musl': '1.0.0', '@a/binding-win32-x64-msvc': '1.0.0' };
  const present = { version: '1.0.0', optional: true };
  const found = completeLockfile({
    '': {},
    'node_modules/@a/binding-win32-x64-msvc': present,
    'node_modules/a': { version: '1.0.0', dev: true, optionalDependencies },
  });
  expect(found['node_modules/@a/binding-linux-arm64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['linux'],
  });
  expect(found['node_modules/@a/binding-win32-x64-msvc']).toBe(present);
});
