import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const unused = { 'unused.py': 'import os\n' };
const syntax = { 'broken.py': 'def broken(:\n' };
const crooked = { 'crooked.py': "a   =  'a'\n" };
const failing = { 'tests/test_app.py': 'def test_double() -> None:\n    assert 1 == 2\n' };
const other = { 'tests/test_other.py': 'def test_fails() -> None:\n    assert False\n' };

const ruff = (project: string) => [
  ...commandTrials({
    project,
    command: 'ruff check .',
    plants: [
      { fault: 'lint', files: unused, prints: /F401/ },
      { fault: 'syntax', files: syntax, prints: /invalid-syntax|SyntaxError|Expected/ },
    ],
  }),
  ...commandTrials({
    project,
    command: 'ruff format FILE',
    run: 'ruff format . && ruff format --check .',
    files: crooked,
    plants: [
      { fault: 'format', run: 'ruff format --check crooked.py', files: crooked, prints: /crooked\.py/ },
      { fault: 'syntax', files: syntax, prints: /Failed to parse|broken\.py/ },
    ],
  }),
];
const pytest = (project: string) => [
  ...commandTrials({
    project,
    command: 'pytest',
    prints: /1 passed/,
    plants: [
      { fault: 'test', files: failing, prints: /assert 1 == 2/ },
      { fault: 'syntax', files: { 'app.py': 'def broken(:\n' }, prints: /SyntaxError/ },
    ],
  }),
  ...commandTrials({
    project,
    command: 'pytest tests/test_NAME.py::test_NAME',
    run: 'pytest tests/test_app.py::test_double',
    prints: /1 passed/,
    files: other,
    plants: [{ fault: 'test', files: failing, prints: /assert 1 == 2/ }],
  }),
];

const model = (field: string) => `from django.db import models\n\n\nclass Item(models.Model):\n    ${field}\n`;
const wrongTest = {
  'shop/tests.py':
    'from django.test import SimpleTestCase\n\n\nclass ItemTest(SimpleTestCase):\n    def test_names(self):\n        self.assertEqual(1, 2)\n\n    def test_empty(self):\n        raise ValueError("other")\n',
};

/** Proofs of the commands of the Python frameworks. */
export const proofs: readonly Proof[] = [
  {
    id: 'FastAPI',
    scaffold: 'python',
    packages: ['fastapi', 'pytest', 'ruff', 'mypy'],
    trials: [
      ...pytest('fastapi'),
      ...ruff('fastapi'),
      ...commandTrials({
        project: 'fastapi',
        command: 'mypy .',
        plants: [
          { fault: 'types', files: { 'wrong.py': 'number: int = "text"\n' }, prints: /Incompatible types/ },
          { fault: 'syntax', files: syntax, prints: /syntax|Invalid/ },
        ],
      }),
    ],
  },
  {
    id: 'Flask',
    scaffold: 'python',
    packages: ['Flask', 'pytest', 'ruff'],
    trials: [...pytest('flask'), ...ruff('flask')],
  },
  {
    id: 'Django',
    scaffold: 'python',
    packages: ['Django', 'ruff'],
    trials: [
      ...commandTrials({
        project: 'django',
        command: 'python manage.py check',
        plants: [
          {
            fault: 'setting',
            files: { 'config/urls.py': 'from django.urls import path\n\nurlpatterns = [path("a/", "text")]\n' },
            prints: /TypeError|view must be/,
          },
          {
            fault: 'types',
            files: { 'shop/models.py': model('name = models.CharField(max_length="text")') },
            prints: /fields\.E121/,
          },
        ],
      }),
      ...commandTrials({
        project: 'django',
        command: 'python manage.py makemigrations --check --dry-run',
        prints: /No changes detected/,
        plants: [
          {
            fault: 'migration',
            files: { 'shop/models.py': model('name = models.CharField(max_length=60)') },
            prints: /Alter field name on item/,
          },
        ],
      }),
      ...commandTrials({
        project: 'django',
        command: 'python manage.py test',
        prints: /Ran 2 tests[\s\S]*OK/,
        plants: [
          { fault: 'test', files: wrongTest, prints: /1 != 2/ },
          { fault: 'syntax', files: { 'shop/views.py': 'def broken(:\n' }, prints: /SyntaxError/ },
        ],
      }),
      ...commandTrials({
        project: 'django',
        command: 'python manage.py test app.tests.TestCase.test_name',
        run: 'python manage.py test shop.tests.ItemTest.test_names',
        prints: /Ran 1 test/,
        plants: [{ fault: 'test', files: wrongTest, prints: /Ran 1 test[\s\S]*FAILED|1 != 2/ }],
      }),
      ...ruff('django'),
    ],
  },
];
