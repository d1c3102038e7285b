import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fontCharacters } from './font-characters.ts';

/** The weights that the style sheets use: normal to bold. */
const wght = { min: 400, max: 700 };
/** The features that shape letters unasked, and figures of one width. No style asks for the alternates. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];
const folder = join(import.meta.dirname, '../../.cache/fonts');

/**
 * Makes the fonts of the app beside `faces.css` of each font's package: for each language one with its characters, and one with
 * the others of the Latin font, which a browser loads only for a text that contains one. Each has the weights in use.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      mkdirSync(folder, { recursive: true });
      await write('inter', 'Inter');
      await write('jetbrains-mono', 'JetBrains Mono');
      const find = /^@fontsource-variable\/([\w-]+)\/(?=\w+\.(?:css|woff2)\b)/;
      return { resolve: { alias: [{ find, replacement: `${folder}/$1-` }] } };
    },
  };
}

interface Face {
  readonly family: string;
  readonly name: string;
  readonly characters: string;
}

async function write(font: string, family: string): Promise<void> {
  const whole = readFileSync(fileOf(font, `files/${font}-latin-wght-normal.woff2`));
  const faces: Face[] = [
    ...interfaceLanguages.map((language) => ({
      family: `${family} ${language}`,
      name: `${font}-${language}`,
      characters: fontCharacters[language],
    })),
    { family, name: `${font}-rest`, characters: restOf(font) },
  ];
  for (const { name, characters } of faces) {
    const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures } as const;
    writeFileSync(join(folder, `${name}.woff2`), await subsetFont(whole, characters, options));
  }
  writeFileSync(join(folder, `${font}-faces.css`), faces.map(ruleOf).join('\n'));
}

function ruleOf({ family, name, characters }: Face): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${wght.min} ${wght.max};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${rangesOf(characters)};
}`;
}

/** The characters of the Latin font that not every language needs. */
function restOf(font: string): string {
  const { latin }: { latin: string } = JSON.parse(readFileSync(fileOf(font, 'unicode.json'), 'utf8'));
  const points = latin.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return points
    .map((point) => String.fromCodePoint(point))
    .filter((character) => interfaceLanguages.some((language) => !fontCharacters[language].includes(character)))
    .join('');
}

/** Returns the `unicode-range` of these characters. */
function rangesOf(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

function fileOf(font: string, file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/${file}`));
}
