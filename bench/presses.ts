import { interfaceLanguages } from '@regelwerk/contract/languages';
import { measurePresses } from './presses/measure-presses.ts';
import { printFigures } from './report/print-figures.ts';

/** Some of the people or languages, for a part of the presses: `node bench/presses.ts person de`. */
const wanted = process.argv.slice(2);
const chosen = <Name extends string>(names: readonly Name[]) => {
  const named = names.filter((name) => wanted.includes(name));
  return named.length === 0 ? names : named;
};

printFigures(await measurePresses(chosen(['visitor', 'person']), chosen(interfaceLanguages)));
