import type { Entry } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';

/** Whether modules of other folders are imported by an alias, where a model would climb with `../`. */
export const importAliases: Entry = {
  id: 'import-alias',
  value: 5,
  sentence: {
    en: ({ alias, place }) => `Import modules from other folders${below(place)} as \`${alias}…\`, not with \`../\`.`,
    de: ({ alias, place }) =>
      `Importiere Module aus anderen Ordnern${unter(place)} mit \`${alias}…\`, nicht mit \`../\`.`,
  },
  find: ({ files }) => {
    const imports = files
      .filter(({ language, isTest }) => language === 'script' && !isTest)
      .flatMap(({ path, own }) => own.map(({ from }) => ({ path, alias: aliasOf(from) })))
      .filter(({ alias }) => alias !== undefined);
    return joinPlaces(
      inWholeOrParts(imports, (own) => {
        const alias = own.find((one) => one.alias !== '../')?.alias ?? '';
        const follow = own.filter((one) => one.alias === alias).map(({ path }) => path);
        const differ = own.filter((one) => one.alias !== alias).map(({ path }) => path);
        return counted({ alias, place: commonFolder([...follow, ...differ]) }, follow, differ);
      }),
    );
  },
};

/** `@/`, `~/` and `#/`, or `../`; undefined for a neighbor and for a package. */
function aliasOf(from: string): string | undefined {
  return /^(?:[@~#]\/|\.\.\/)/.exec(from)?.[0];
}
