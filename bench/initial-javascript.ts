import { initialJavascript } from '../tools/initial-javascript.ts';
import { printFigures } from './report/print-figures.ts';

printFigures([
  {
    name: 'scripts that the landing page runs by itself, gzipped',
    unit: 'kB',
    value: initialJavascript().kilobytes,
    goal: { of: 'value', atMost: 135 },
  },
]);
