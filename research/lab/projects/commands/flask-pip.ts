import type { ProjectCommand } from '../project-command.ts';

const failing = { 'tests/test_app.py': 'def test_fails() -> None:\n    assert 1 == 2\n' };

/** The commands of the Flask project, in the order of their runs. */
export const flaskPip: readonly ProjectCommand[] = [
  { kind: 'install', command: 'pip install -r requirements.txt' },
  {
    kind: 'lint',
    command: 'ruff check',
    plant: { fault: 'lint', files: { 'planted.py': 'import os\n' }, prints: /F401/ },
  },
  {
    kind: 'format',
    command: 'ruff format',
    plant: { fault: 'syntax', files: { 'planted.py': 'def planted(:\n' }, prints: /Failed to parse/ },
  },
  {
    kind: 'typecheck',
    command: 'mypy .',
    plant: {
      fault: 'types',
      files: { 'planted.py': 'number: int = "text"\n' },
      prints: /Incompatible types/,
    },
  },
  {
    kind: 'test',
    command: 'pytest',
    prints: /1 passed/,
    plant: { fault: 'test', files: failing, prints: /assert 1 == 2/ },
  },
  {
    kind: 'testOne',
    command: 'pytest <file>',
    run: 'pytest tests/test_app.py',
    prints: /1 passed/,
    plant: { fault: 'test', files: failing, prints: /assert 1 == 2/ },
  },
];
