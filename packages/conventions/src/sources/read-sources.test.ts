import { expect, test } from 'vitest';
import { readSources, sourceLimits } from './read-sources.ts';

const paths = (count: number) => Array.from({ length: count }, (_, index) => `src/part${index % 40}/file${index}.ts`);

test('of many sources the same sample is read each time, spread over the folders', async () => {
  const all = paths(5000);
  const there = await readSources(all, async () => 'x');
  const back = await readSources(all.toReversed(), async () => 'x');
  expect([there.read, there.of]).toEqual([sourceLimits.files, 5000]);
  expect([...back.texts.keys()]).toEqual([...there.texts.keys()]);
  const folders = Map.groupBy(there.texts.keys(), (path) => path.split('/')[1]);
  expect(folders.size).toBe(40);
  for (const files of folders.values()) expect(files.length).toBeGreaterThan(40);
});

test('what is generated, too long or unreadable is no source, and another takes its place', async () => {
  const [generated = '', minified = '', long = '', unreadable = '', ...rest] = paths(21);
  const texts: Readonly<Record<string, string>> = {
    [generated]: '// DO NOT EDIT',
    [minified]: `/* a library */\n${'function a(){}'.repeat(400)}`,
    [long]: 'x'.repeat(sourceLimits.fileCharacters + 1),
    ...Object.fromEntries(rest.map((path) => [path, 'x'])),
  };
  const read = async (path: string) => texts[path];
  const { texts: chosen, read: count, of } = await readSources([generated, minified, long, unreadable, ...rest], read);
  expect([count, of]).toEqual([17, 17]);
  expect([...chosen.keys()].sort()).toEqual(rest.sort());
});

test('no more text is kept than fits, and manifests come along', async () => {
  const long = `${'x'.repeat(99)}\n`.repeat(sourceLimits.fileCharacters / 100);
  const { texts, read } = await readSources(['package.json', 'notes.md', ...paths(400)], async () => long);
  expect(read).toBe(sourceLimits.characters / sourceLimits.fileCharacters);
  expect(texts.has('package.json')).toBe(true);
  expect(texts.has('notes.md')).toBe(false);
});

test('ends early once there is no time left', async () => {
  const answers = [true, true, false];
  const hasTime = () => answers.shift() === true;
  const { read, of } = await readSources(paths(400), async () => 'x', { hasTime });
  expect([read, of]).toEqual([32, 400]);
});

test('a byte order mark is no part of a text', async () => {
  const { texts } = await readSources(['package.json', 'src/a.ts'], async () => '\uFEFFx');
  expect([...texts.values()]).toEqual(['x', 'x']);
});
