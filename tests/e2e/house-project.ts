import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A base class whose name looks like a key; put together here, so that no scanner takes this file for a leak. */
export const secretName = ['Kx7dP2mQ9v', 'R4tZ8wL3nB'].join('');

/** Writes a project with conventions of its own into a folder and returns its path. What a source says besides is marked LEAK. */
export function writeHouseProject(folder: string): string {
  const many = (count: number, file: (index: number) => readonly [string, string]) =>
    Array.from({ length: count }, (_, index) => file(index));
  const files = [
    [
      'package.json',
      '{ "name": "house", "dependencies": { "react": "19.2.0", "axios": "1.13.0" }, "devDependencies": { "typescript": "5.9.3", "vitest": "4.0.0" }, "scripts": { "test": "vitest run", "lint": "eslint ." } }',
    ],
    ['.gitattributes', 'src/client.gen.ts linguist-generated\n'],
    ['.gitignore', 'private/\n'],
    ['src/client.gen.ts', '// LEAK-generated\n'],
    ['private/notes.ts', '// LEAK-private\n'],
    ['node_modules/axios/index.js', 'module.exports = {}; // LEAK-module\n'],
    ['dist/house.js', '// LEAK-dist\n'],
    ['src/services/http.ts', "import axios from 'axios';\nexport const http = axios.create(); // LEAK-http\n"],
    ['lib/BaseTask.ts', 'export class BaseTask {}\n'],
    [`lib/${secretName}.ts`, `export class ${secretName} {}\n`],
    ['tests/harness.ts', 'export const createHarness = () => ({}); // LEAK-harness\n'],
    ...many(20, (index) => [
      `src/features/feature${index}.ts`,
      `import { http } from '../services/http';\n// LEAK-comment\nexport const load${index} = (value: any) => http.get('/LEAK-address', value);\n`,
    ]),
    ...many(9, (index) => [
      `src/features/feature${index}.test.ts`,
      `import { test } from 'vitest';\nimport { createHarness } from '../../tests/harness';\ntest('LEAK-title', () => void createHarness());\n`,
    ]),
    ...many(9, (index) => [`src/tasks/a${index}.ts`, `export class A${index}Task extends BaseTask {}\n`]),
    ...many(9, (index) => [`src/jobs/b${index}.ts`, `export class B${index}Job extends ${secretName} {}\n`]),
  ] as const;
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
