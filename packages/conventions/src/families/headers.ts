import type { Entry, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { markedPlaces } from './marked-places.ts';
import { below, unter } from './place-words.ts';

const headers = [
  { mark: 'strict-types', language: 'php', kind: 'PHP', text: 'declare(strict_types=1);' },
  { mark: 'future-annotations', language: 'python', kind: 'Python', text: 'from __future__ import annotations' },
] as const;

function headerOf(line?: string) {
  return headers.find(({ mark }) => mark === line) ?? headers[0];
}

/** A line with which nearly every file of a language begins, and which a model leaves out. */
export const headerLines: Entry = {
  id: 'header-line',
  value: 5,
  choices: { line: headers.map(({ mark }) => mark) },
  sentence: {
    en: ({ line, place }) => `New ${headerOf(line).kind} files${below(place)} begin with \`${headerOf(line).text}\`.`,
    de: ({ line, place }) =>
      `Neue ${headerOf(line).kind}-Dateien${unter(place)} beginnen mit \`${headerOf(line).text}\`.`,
  },
  find: ({ files }) =>
    headers.flatMap(({ mark, language }) =>
      inWholeOrParts(
        files.filter((file) => file.language === language),
        (own) =>
          counted(
            { line: mark, place: commonFolder(own.map(({ path }) => path)) },
            own.filter(({ marks }) => marks.has(mark)).map(({ path }) => path),
            own.filter(({ marks }) => !marks.has(mark)).map(({ path }) => path),
          ),
      ),
    ),
};

/** Whether Python functions say what they return. */
export const annotations: Entry = {
  id: 'annotations',
  value: 4,
  sentence: {
    en: ({ place }) => `Python functions${below(place)} state their return type.`,
    de: ({ place }) => `Python-Funktionen${unter(place)} geben ihren Rückgabetyp an.`,
  },
  find: ({ files }) => {
    const functions = markedPlaces(
      files.filter(({ language, isTest }) => language === 'python' && !isTest),
      'function',
      'annotated',
    );
    return joinPlaces(
      inWholeOrParts(functions, (own) =>
        counted(
          { place: commonFolder(own.map(({ path }) => path)) },
          own.filter(({ holds }) => holds).map(({ path }) => path),
          own.filter(({ holds }) => !holds).map(({ path }) => path),
        ),
      ),
    );
  },
};

/** Whether classes are closed to heirs, which a model leaves open. */
export const finalClasses: Entry = {
  id: 'final-class',
  value: 5,
  choices: { word: ['final', 'sealed'] },
  sentence: {
    en: ({ word, place }) => `Declare classes${below(place)} \`${word}\`.`,
    de: ({ word, place }) => `Deklariere Klassen${unter(place)} als \`${word}\`.`,
  },
  find: ({ files }: ProjectSources) =>
    (['php', 'csharp'] as const).flatMap((language) => {
      const classes = files
        .filter((file) => file.language === language && !file.isTest)
        .flatMap(({ path, marks }) => {
          const closed = marks.get('final') ?? 0;
          const all = (marks.get('class') ?? 0) - (marks.get('abstract') ?? 0);
          return Array.from({ length: Math.max(all, closed) }, (_, index) => ({ path, isFinal: index < closed }));
        });
      return inWholeOrParts(classes, (own) =>
        counted(
          { word: language === 'php' ? 'final' : 'sealed', place: commonFolder(own.map(({ path }) => path)) },
          own.filter(({ isFinal }) => isFinal).map(({ path }) => path),
          own.filter(({ isFinal }) => !isFinal).map(({ path }) => path),
        ),
      );
    }),
};
