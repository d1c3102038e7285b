import type { Entry, OwnSource } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';

/** How a component gets its styles, where a model would write classes of utilities. */
const ways = [
  { form: 'css-modules', written: 'CSS Modules (`*.module.css`)', from: /\.module\.css$/ },
  { form: 'scss-modules', written: 'CSS Modules (`*.module.scss`)', from: /\.module\.s[ac]ss$/ },
  { form: 'less-modules', written: 'CSS Modules (`*.module.less`)', from: /\.module\.less$/ },
  { form: 'styled-components', written: '`styled-components`', from: /^styled-components(?:\/macro)?$/ },
  { form: 'emotion', written: '`@emotion/styled`', from: /^@emotion\/styled$/ },
  { form: 'emotion-css', written: '`@emotion/css`', from: /^@emotion\/css$/ },
  { form: 'emotion-react', written: '`@emotion/react`', from: /^@emotion\/react$/ },
  { form: 'linaria', written: '`linaria`', from: /^@linaria\// },
  { form: 'vanilla-extract', written: 'vanilla-extract (`*.css.ts`)', from: /\.css\.ts$/ },
] as const;
const written = new Map<string, string>(ways.map((one) => [one.form, one.written]));

/** Several classes in a text. */
const classes = /\bclass(?:Name)?="[\w:/.[\]-]+ [^"]+"/;

export const styling: Entry = {
  id: 'styling',
  value: 7,
  choices: { form: [...written.keys()] },
  sentence: {
    en: ({ form = '', place }) => `Style components${below(place)} with ${written.get(form)}.`,
    de: ({ form = '', place }) => `Gestalte Komponenten${unter(place)} mit ${written.get(form)}.`,
  },
  find: ({ files, texts }) => {
    const styled = files.filter(isComponent).flatMap(({ path, own, outside }) => {
      const taken = [...outside.map(({ from }) => from), ...own.flatMap(({ from, module }) => [from, module])];
      const way = ways.find(({ from }) => taken.some((one) => from.test(one)));
      if (way !== undefined) return [{ path, form: way.form }];
      return classes.test(texts.get(path) ?? '') ? [{ path, form: 'classes' }] : [];
    });
    return ways.flatMap(({ form }) =>
      joinPlaces(
        inWholeOrParts(styled, (all) => {
          const paths = (isSo: boolean) => all.filter((one) => (one.form === form) === isSo).map(({ path }) => path);
          return counted({ form, place: commonFolder(all.map(({ path }) => path)) }, paths(true), paths(false));
        }),
      ),
    );
  },
};

function isComponent({ path, isTest }: OwnSource): boolean {
  return /\.[jt]sx$/.test(path) && !isTest && !/\.stories\./.test(path);
}
