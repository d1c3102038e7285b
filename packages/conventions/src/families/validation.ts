import type { Entry } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { below, unter } from './place-words.ts';
import { placesIn } from './places-in.ts';

/** A controller that takes a request of its own kind, and one that checks it inside. */
const classes = /\b[A-Z]\w+Request \$\w+/g;
const inside = /\$request->validate(?:WithBag)?\(|\$this->validate\(|\bValidator::make\(|\brequest\(\)->validate\(/g;

/** Where requests are checked in Laravel, where a model would do it in the controller. */
export const validationPlaces: Entry = {
  id: 'validation-place',
  value: 8,
  choices: { form: ['request'] },
  sentence: {
    en: ({ place }) =>
      `Check requests in a \`…Request\` class that the action takes${below(place)}, not in the controller.`,
    de: ({ place }) =>
      `Prüfe Anfragen in einer Klasse \`…Request\`, die die Action entgegennimmt${unter(place)}, nicht im Controller.`,
  },
  find: (project) => {
    const controllers = project.files.filter(
      ({ path, language, isTest }) => language === 'php' && !isTest && path.endsWith('Controller.php'),
    );
    const follow = placesIn(controllers, project, classes)
      .filter(({ found }) => !/^(?:Server|Form|Http)Request /.test(found))
      .map(({ path }) => path);
    const differ = placesIn(controllers, project, inside).map(({ path }) => path);
    const found = counted({ form: 'request', place: commonFolder([...follow, ...differ]) }, follow, differ);
    return found === undefined ? [] : [found];
  },
};
