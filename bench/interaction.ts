import { interfaceLanguages } from '@regelwerk/contract/languages';
import { measurePresses } from './presses/measure-presses.ts';
import { printFigures } from './report/print-figures.ts';

printFigures(await measurePresses(['visitor'], interfaceLanguages));
