import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { printFigures } from '../../bench/report/print-figures.ts';
import { measurePresses } from './measure-presses.ts';

/** Some of the people or languages, for a part of the presses: `node research/presses/presses.ts person de`. */
const wanted = process.argv.slice(2);
const chosen = <Name extends string>(names: readonly Name[]) => {
  const named = names.filter((name) => wanted.includes(name));
  return named.length === 0 ? names : named;
};

printFigures(await measurePresses(chosen(['visitor', 'person']), chosen(interfaceLanguages)));
