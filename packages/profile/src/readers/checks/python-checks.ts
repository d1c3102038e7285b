import type { Findings } from '../../findings.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';
import { ruffSettings } from './ruff-settings.ts';

/** Returns the checks of a `[tool]` table: ruff, mypy, pyright, black, flake8, isort, pylint and pytest. */
export function pythonChecks(tool: unknown): NonNullable<Findings['checks']> {
  const flags = (table: unknown) => entriesOf(table).flatMap(([key, value]) => (value === true ? [key] : []));
  const pyright = fieldOf(tool, 'pyright') ?? fieldOf(tool, 'basedpyright');
  const mode = textOf(fieldOf(pyright, 'typeCheckingMode'));
  const plain = ['black', 'isort', 'flake8', 'pylint', 'pytest'].filter((name) => fieldOf(tool, name) !== undefined);
  return [
    ...(fieldOf(tool, 'ruff') === undefined ? [] : [{ name: 'ruff', settings: ruffSettings(fieldOf(tool, 'ruff')) }]),
    ...(fieldOf(tool, 'mypy') === undefined
      ? []
      : [{ name: 'mypy', settings: [...flags(fieldOf(tool, 'mypy')), ...scopeOf(fieldOf(tool, 'mypy'))] }]),
    ...(pyright === undefined
      ? []
      : [{ name: 'pyright', settings: [...(mode === undefined ? [] : [`mode:${mode}`]), ...flags(pyright)] }]),
    ...plain.map((name) => ({ name, settings: [] })),
  ];
}

/** Names the scope that mypy has without arguments. */
function scopeOf(mypy: unknown): string[] {
  return ['files', 'packages', 'modules'].some((key) => fieldOf(mypy, key) !== undefined) ? ['files'] : [];
}
