import { fieldOf } from '../../shape/field-of.ts';
import { textsOf } from '../../shape/texts-of.ts';

/** The rules of ruff where nothing is selected. */
const byDefault = ['E4', 'E7', 'E9', 'F'];

/** Returns the rule codes that ruff checks, those that it ignores as `S101:off`, and whether its formatter is set up or it mends what it finds. */
export function ruffSettings(config: unknown): string[] {
  const lists = (key: string) => [...textsOf(fieldOf(config, 'lint', key)), ...textsOf(fieldOf(config, key))];
  const selected = lists('select');
  return [
    ...(selected.length === 0 ? byDefault : selected),
    ...lists('extend-select'),
    ...[...lists('ignore'), ...lists('extend-ignore')].map((code) => `${code}:off`),
    ...(fieldOf(config, 'fix') === true ? ['fix'] : []),
    ...(fieldOf(config, 'format') === undefined ? [] : ['format']),
  ];
}
