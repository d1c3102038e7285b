import { expect, test } from 'vitest';
import { detectProject } from '../../detect-project.ts';

const rule = (id: string, severity: string) =>
  `id: ${id}\nlanguage: tsx\nseverity: ${severity}\nmessage: no\nrule:\n  kind: decorator\n`;
const checksOf = (path: string, text: string) => detectProject(new Map([[path, text]])).checks;

test('rules of ast-grep that are errors are named by the first part of their ids', () => {
  const text = [rule('react.default-props--tsx', 'error'), rule('react.default-props--javascript', 'error')].join(
    '---\n',
  );
  expect(checksOf('rules/react.yml', text)).toEqual([
    { name: 'ast-grep', settings: ['react.default-props'], evidence: 'rules/react.yml' },
  ]);
});

test('rules that only warn, and rules of other tools, are no check', () => {
  expect(checksOf('rules/react.yml', rule('react.default-props', 'warning'))).toEqual([]);
  expect(checksOf('rules/alerts.yml', 'groups:\n  - id: a\n    severity: error\n')).toEqual([]);
  expect(checksOf('rules/react.yml', rule('a b; c', 'error'))).toEqual([]);
});
