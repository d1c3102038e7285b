import type { Entry, OwnSource } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { mostFrequent } from './most-frequent.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

/** What a file is by its name, from where a request enters to where the data lie. */
const layers = [
  { name: 'entry', words: ['Controller', 'Resource', 'Resolver', 'Handler', 'Router', 'Routes', 'Route'] },
  { name: 'middle', words: ['Service', 'UseCase', 'Interactor', 'Manager'] },
  { name: 'data', words: ['Repository', 'Repo', 'Dao', 'Mapper', 'Store'] },
] as const;
/** A layer of fewer files is none. */
const fewestFiles = 3;

/** The way of a request: controllers that call services, and leave repositories to them. */
export const requestLayers: Entry = {
  id: 'layer',
  value: 8,
  sentence: {
    en: ({ entry, middle, data, place }) =>
      `Files named ${named(entry, ' and ')}${below(place)} reach data through \`…${middle}\`, not through \`…${data}\` directly.`,
    de: ({ entry, middle, data, place }) =>
      `Dateien namens ${named(entry, ' und ')}${unter(place)} kommen über \`…${middle}\` an Daten, nicht direkt über \`…${data}\`.`,
  },
  find: ({ files }) => {
    const code = files.filter(({ isTest }) => !isTest);
    const kinds = new Map(code.flatMap(({ path }) => layerOf(path).map((one) => [path, one] as const)));
    const usesOf = ({ own }: OwnSource) =>
      own.flatMap(({ module, isType }) => (isType ? [] : (kinds.get(module) ?? [])));
    const inLayer = (name: string) => code.filter(({ path }) => kinds.get(path)?.name === name);
    const reaching = inLayer('middle').filter((file) => usesOf(file).some(({ name }) => name === 'data'));
    if (inLayer('data').length < fewestFiles || reaching.length < fewestFiles) return [];
    const calling = inLayer('entry').flatMap((file) => {
      const uses = usesOf(file);
      const [used, past] = ['middle', 'data'].map((name) => uses.filter((one) => one.name === name));
      const entry = kinds.get(file.path);
      if (entry === undefined || used === undefined || past === undefined || used.length + past.length === 0) return [];
      return [{ path: file.path, entry: entry.word, middle: used[0]?.word, holds: past.length === 0 }];
    });
    const data = mostFrequent(inLayer('data').flatMap(({ path }) => kinds.get(path)?.word ?? []))[0] ?? '';
    return joinPlaces(
      inWholeOrParts(calling, (own) => {
        const paths = (holds: boolean) => own.filter((one) => one.holds === holds).map(({ path }) => path);
        const entry = mostFrequent(own.map((one) => one.entry))
          .slice(0, 2)
          .join(', ');
        const middle = mostFrequent(own.flatMap((one) => one.middle ?? []))[0] ?? '';
        const place = commonFolder(own.map(({ path }) => path));
        return middle === '' ? undefined : counted({ entry, middle, data, place }, paths(true), paths(false));
      }),
    );
  },
};

function named(words = '', joint: string): string {
  return spans(words, joint).replaceAll(/`(?=\w)/g, '`…');
}

interface Layer {
  readonly name: string;
  readonly word: string;
}

/** `OrderController.java`, `order.controller.ts` and `order_service.py`. */
function layerOf(path: string): Layer[] {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return layers.flatMap(({ name: layer, words }) => {
    const word = words.find((one) => new RegExp(`(?:[a-z0-9]${one}|[._-]${one.toLowerCase()})(?:Impl)?$`).test(name));
    return word === undefined || stemOf(path) === word ? [] : [{ name: layer, word }];
  });
}
