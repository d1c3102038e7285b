import type { Proof } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const lints = proofsIn('python', 'ruff');
const tests = proofsIn('python', 'pytest');

/** Proofs of the Python directives. */
export const proofs: readonly Proof[] = [
  lints('python.ruff-rules', {
    shows: 'without a selection a comparison with None passes, and with it it does not',
    files: { 'a.py': 'x = 1\nif x == None:\n    pass\n' },
    run: 'ruff check --isolated a.py; ruff check --isolated --extend-select E711 a.py',
    exits: 'not zero',
    prints: /All checks passed![\s\S]*E711/,
  }),
  lints('python.except-form', {
    shows: 'the formatter removes the brackets for 3.14 and keeps them for 3.13',
    files: { 'a.py': 'try:\n    pass\nexcept (ValueError, TypeError):\n    pass\n' },
    run: 'ruff format --isolated --target-version py313 a.py && cat a.py && ruff format --isolated --target-version py314 a.py && cat a.py',
    exits: 'zero',
    prints: /except \(ValueError, TypeError\):[\s\S]*except ValueError, TypeError:/,
  }),
  tests(
    'python.pytest-table',
    {
      shows: 'two tables end the run',
      files: {
        'pyproject.toml': '[tool.pytest]\nstrict = true\n\n[tool.pytest.ini_options]\naddopts = "-q"\n',
        'test_a.py': 'def test_a(): ...\n',
      },
      run: 'pytest',
      exits: 'not zero',
      prints: /Cannot use both/,
    },
    {
      shows: 'with strict a marker that nobody declared is an error',
      files: {
        'pyproject.toml': '[tool.pytest]\nstrict = true\n',
        'test_a.py': 'import pytest\n\n\n@pytest.mark.slwo\ndef test_a(): ...\n',
      },
      run: 'pytest',
      exits: 'not zero',
      prints: /'slwo' not found in `markers`/,
    },
  ),
  tests(
    'python.class-fixture',
    {
      shows: 'a test does not see what a method set, and pytest warns',
      files: {
        'test_a.py':
          'import pytest\n\n\nclass TestA:\n    @pytest.fixture(scope="class", autouse=True)\n    def make(self):\n        self.value = 1\n\n    def test_a(self):\n        assert hasattr(self, "value")\n',
      },
      run: 'pytest -q',
      exits: 'not zero',
      prints: /PytestRemovedIn10Warning: Class-scoped fixture defined as instance method is deprecated/,
    },
    {
      shows: 'it sees what a class method set',
      files: {
        'test_a.py':
          'import pytest\n\n\nclass TestA:\n    @pytest.fixture(scope="class", autouse=True)\n    @classmethod\n    def make(cls):\n        cls.value = 1\n\n    def test_a(self):\n        assert self.value == 1\n',
      },
      run: 'pytest -q',
      exits: 'zero',
      prints: /1 passed/,
    },
  ),
  tests('python.parametrize-generator', {
    shows: 'the second test of a class gets no case and is skipped, and the run passes',
    files: {
      'test_a.py':
        'import pytest\n\n\n@pytest.mark.parametrize("a", iter([1, 2]))\nclass TestA:\n    def test_a(self, a): ...\n    def test_b(self, a): ...\n',
    },
    run: 'pytest -q -rs',
    exits: 'zero',
    prints: /got empty parameter set[\s\S]*2 passed, 1 skipped/,
  }),
];
