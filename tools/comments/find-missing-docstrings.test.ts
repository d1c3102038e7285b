import { expect, test } from 'vitest';
import { findMissingDocstrings } from './find-missing-docstrings.ts';

test.each([
  'export const a = 1;',
  'export function a() {}',
  'export async function* a() {}',
  'export default class a {}',
  'export interface a {}',
  'export type a = string;',
  '// a comment is no docstring\nexport const a = 1;',
  '/** of the import */\nimport b from "b";\n\nexport const a = 1;',
])('refuses %j', (source) => {
  expect(findMissingDocstrings(source)).toHaveLength(1);
});

test.each([
  '/** One sentence. */\nexport const a = 1;',
  '/**\n * Two\n * lines.\n */\nexport function a() {}',
  'const a = 1;',
  "export { a } from './a.ts';",
])('accepts %j', (source) => {
  expect(findMissingDocstrings(source)).toEqual([]);
});
