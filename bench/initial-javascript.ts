import { initialJavascript } from '../tools/initial-javascript.ts';
import { printFigures } from './report/print-figures.ts';

const { visitKilobytes, appKilobytes } = initialJavascript();
printFigures([
  {
    name: 'scripts that the landing page runs by itself, gzipped',
    unit: 'kB',
    value: visitKilobytes,
    goal: { of: 'value', atMost: 90 },
  },
  { name: 'scripts that it has run once the app is wanted, gzipped', unit: 'kB', value: appKilobytes },
]);
