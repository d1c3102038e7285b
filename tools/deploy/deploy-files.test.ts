import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseYaml } from '@regelwerk/profile/shape/parse-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContainerfile } from './read-containerfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** The settings of the product, and what Node and the C library read. */
const settings = new Set([
  ...[...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name),
  'MALLOC_MMAP_THRESHOLD_',
  'NODE_COMPILE_CACHE',
]);
const namesIn = (text: string) => [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
const service = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
});
const compose = z.object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) });

test('everything that the container copies is in the repository, or in an earlier stage', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const stages = readContainerfile();
  expect(stages).toHaveLength(2);
  const copies = stages.flatMap(({ instructions }) => instructions.filter(({ name }) => name === 'COPY'));
  expect(copies.length).toBeGreaterThan(5);
  for (const { words, text } of copies) {
    if (words[0]?.startsWith('--from=') === true) expect(stages.map(({ name }) => name)).toContain(words[0].slice(7));
    else
      for (const source of words.slice(0, -1))
        expect(source === '.' || tracked.some((path) => path === source || path.startsWith(`${source}/`)), text).toBe(
          true,
        );
  }
  const ignored = read('.dockerignore').split('\n');
  for (const secret of ['.env', 'operator.json', '.data']) expect(ignored).toContain(secret);
});

test('container and unit set only settings that there are', () => {
  const ofContainer = readContainerfile().flatMap(({ instructions }) =>
    instructions.filter(({ name }) => name === 'ENV').flatMap(({ text }) => namesIn(text)),
  );
  const [, ofUnit = ''] = /^Environment=(.*)$/m.exec(read('deploy/regelwerk.service')) ?? [];
  expect(ofContainer.length).toBeGreaterThan(3);
  expect([...ofContainer, ...namesIn(ofUnit)].filter((name) => !settings.has(name))).toEqual([]);
});

test('the compose file names settings, variables and files that there are', () => {
  const text = read('deploy/compose.yaml');
  const { services, volumes } = compose.parse(parseYaml(text));
  const { app, caddy, postgres } = services;
  expect(Object.keys(app?.environment ?? {}).filter((name) => !settings.has(name))).toEqual([]);
  const [intro = ''] = text.split('\nname:');
  for (const [, name = ''] of text.matchAll(/\$\{(\w+)/g)) expect(intro).toContain(name);
  const ofCaddy = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  expect(ofCaddy.sort()).toEqual(Object.keys(caddy?.environment ?? {}).sort());
  expect(Object.keys(postgres?.environment ?? {})).toEqual([
    ...new Set([...read('deploy/postgres-user.sh').matchAll(/\$([A-Z_]+)/g)].map(([, name]) => name)),
  ]);
  // what the operator writes has a template
  const templates = new Map([
    ['../operator.json', '../operator.example.json'],
    ['../.env', '../.env.example'],
  ]);
  const mounted = Object.values(services).flatMap(({ volumes: all, env_file: file }) => [
    ...all.map((one) => one.split(':')[0] ?? ''),
    ...(file === undefined ? [] : [file]),
  ]);
  for (const place of mounted)
    if (place.startsWith('.'))
      expect(existsSync(resolve(root, 'deploy', templates.get(place) ?? place)), place).toBe(true);
    else expect(Object.keys(volumes)).toContain(place);
  const { context = '', dockerfile = '' } = app?.build ?? {};
  expect(existsSync(resolve(root, 'deploy', context, dockerfile))).toBe(true);
});
