import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const generatedBy = (script: string) =>
  detectProject(new Map([['package.json', JSON.stringify({ scripts: { api: script } })]])).generated;

test('what a script writes is generated; a script too long to read is skipped', () => {
  const script = 'orval -o src/api.ts';
  expect(generatedBy(script)).toMatchObject([{ path: 'src/api.ts' }]);
  expect(generatedBy(`${'orval '.repeat(5000)}-o src/api.ts`)).toBeUndefined();
});
