import { inputLimits } from '@regelwerk/profile/accept/accept-files';
import { expect, test } from 'vitest';
import { textsSource } from './texts-source.ts';
import { walkProject } from './walk-project.ts';

/** Serves files by their paths, and notes what is listed and opened. */
function sourceOf(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  return {
    asked,
    list: async (folder: string) => {
      asked.push(`list ${folder}`);
      const below = Object.keys(files).filter((path) => path.startsWith(folder));
      const names = new Map(
        below
          .map((path) => path.slice(folder.length).split('/'))
          .map(([name = '', ...rest]) => [name, rest.length > 0]),
      );
      return Array.from(names, ([name, isFolder]) => ({ name, isFolder }));
    },
    open: async (path: string) => {
      asked.push(`open ${path}`);
      if (files[path] === 'denied') throw new DOMException('denied', 'NotReadableError');
      return new Blob([files[path] ?? '']);
    },
  };
}

const silent = () => {};

test('only wanted files are opened, and folders of tools are not listed', async () => {
  const source = sourceOf({
    'package.json': '{}',
    '.env': 'SECRET=1',
    '.gitignore': 'private/\n*.log\n',
    'private/package.json': '{}',
    'debug.log': 'x',
    'node_modules/react/package.json': '{}',
    'vendor/autoload.php': 'x',
    '.git/config': 'x',
    'dist/index.js': 'x',
    'src/main.ts': 'code',
    'src/sub/package.json': '{}',
  });
  const { files, leftOut, foreign, cutAt } = await walkProject(source, silent);
  expect(foreign).toEqual(['.git', 'dist', 'node_modules', 'vendor']);
  expect(source.asked).toEqual([
    'list ',
    'open .gitignore',
    'open package.json',
    'list src/',
    'list src/sub/',
    'open src/sub/package.json',
  ]);
  expect([...files.keys()]).toEqual(['.gitignore', '.env', 'package.json', 'src/main.ts', 'src/sub/package.json']);
  expect([files.get('.env'), files.get('src/main.ts'), files.get('package.json')]).toEqual(['', '', '{}']);
  expect([leftOut, cutAt]).toEqual([[], undefined]);
});

test('what cannot be opened is named and the rest is read', async () => {
  const source = sourceOf({ 'package.json': 'denied', 'a/pyproject.toml': 'x', 'b/go.mod': 'module b' });
  const list = async (folder: string) => {
    if (folder === 'a/') throw new DOMException('denied', 'NotAllowedError');
    return source.list(folder);
  };
  const { files, leftOut } = await walkProject({ ...source, list }, silent);
  expect(leftOut).toEqual([{ path: 'a', reason: 'broken' }]);
  expect([files.get('package.json'), files.get('b/go.mod')]).toEqual(['\0', 'module b']);
});

test('a root that cannot be listed fails', async () => {
  const list = async () => {
    throw new DOMException('denied', 'NotAllowedError');
  };
  await expect(walkProject({ ...sourceOf({}), list }, silent)).rejects.toThrow('denied');
});

test('a folder without end is left at the limit', async () => {
  const list = async (folder: string) => [
    { name: 'package.json', isFolder: false },
    { name: 'deeper', isFolder: folder.length < 150 },
    ...Array.from({ length: 4000 }, (_, index) => ({ name: `file-${index}.ts`, isFolder: false })),
  ];
  const counts: number[] = [];
  const { files, cutAt } = await walkProject({ list, open: async () => new Blob(['{}']) }, (count) =>
    counts.push(count),
  );
  expect(cutAt).toBe(inputLimits.paths);
  expect(files.size).toBeLessThanOrEqual(inputLimits.paths);
  expect(counts.at(-1)).toBe(inputLimits.paths);
});

test('no more text is opened than one detection accepts', async () => {
  const names = Array.from({ length: 40 }, (_, index) => ({
    name: `p${String(index).padStart(2, '0')}`,
    isFolder: true,
  }));
  const list = async (folder: string) => (folder === '' ? names : [{ name: 'package.json', isFolder: false }]);
  const open = async () => new Blob(['x'.repeat(3_000_000)]);
  const { files, leftOut } = await walkProject({ list, open }, silent);
  expect(files.size).toBe(4);
  expect(leftOut).toHaveLength(36);
  expect(leftOut[0]).toEqual({ path: 'p04/package.json', reason: 'too-many' });
});

test('pasted texts are files of the root', async () => {
  const { files } = await walkProject(textsSource(new Map([['go.mod', 'module a']])), silent);
  expect([...files]).toEqual([['go.mod', 'module a']]);
});
