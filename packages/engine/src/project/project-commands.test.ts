import { expect, test } from 'vitest';
import { commandSpan } from './code-span.ts';
import { provingCommands } from './project-commands.ts';

const command = (kind: 'lint' | 'build' | 'test', text: string, isAside?: true) => ({
  kind,
  text,
  folder: '',
  evidence: 'package.json',
  ...(isAside && { isAside }),
});

test('what proves a change keeps the order of the profile, without what stands aside', () => {
  const commands = [command('lint', 'yarn lint', true), command('build', 'yarn build'), command('test', 'yarn test')];
  expect(provingCommands(commands).map(({ text }) => text)).toEqual(['yarn build', 'yarn test']);
});

test('a command that serves two purposes proves a change once, under the line that names it', () => {
  const commands = [command('build', 'yarn check'), command('lint', 'yarn check')];
  expect(provingCommands(commands).map(({ kind }) => kind)).toEqual(['lint']);
});

test('what stands for a file, a name or a project is quoted, any other tag is not', () => {
  expect(commandSpan('./gradlew :<project>:test --tests <name>')).toBe('`./gradlew :<project>:test --tests <name>`');
  expect(commandSpan('vitest <script>')).toBeUndefined();
});
