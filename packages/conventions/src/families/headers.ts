import type { Entry } from '../convention.ts';
import type { LanguageName } from '../sources/source-facts.ts';
import { counted } from './counted.ts';

const headers: readonly { readonly mark: string; readonly language: LanguageName; readonly text: string }[] = [
  { mark: 'strict-types', language: 'php', text: 'declare(strict_types=1);' },
  { mark: 'future-annotations', language: 'python', text: 'from __future__ import annotations' },
];

/** A line with which nearly every file of a language begins, and which a model leaves out. */
export const headerLines: Entry = {
  id: 'header-line',
  value: 4,
  sentence: {
    en: ({ line }) => {
      const text = headers.find(({ mark }) => mark === line)?.text;
      return text && `New files begin with \`${text}\`.`;
    },
    de: ({ line }) => {
      const text = headers.find(({ mark }) => mark === line)?.text;
      return text && `Neue Dateien beginnen mit \`${text}\`.`;
    },
  },
  find: ({ files }) =>
    headers.flatMap(({ mark, language }) => {
      const own = files.filter((file) => file.language === language);
      const has = own.filter(({ marks }) => marks.has(mark)).map(({ path }) => path);
      return (
        counted(
          { line: mark },
          has,
          own.map(({ path }) => path).filter((path) => !has.includes(path)),
        ) ?? []
      );
    }),
};

/** Whether Python functions say what they return. */
export const annotations: Entry = {
  id: 'annotations',
  value: 4,
  sentence: {
    en: () => 'Functions state their return type.',
    de: () => 'Funktionen nennen ihren Rückgabetyp.',
  },
  find: ({ files }) => {
    const python = files.filter(({ language, isTest }) => language === 'python' && !isTest);
    const places = (count: (marks: ReadonlyMap<string, number>) => number) =>
      python.flatMap(({ path, marks }) => Array.from({ length: Math.max(count(marks), 0) }, () => path));
    const annotated = (marks: ReadonlyMap<string, number>) => marks.get('annotated') ?? 0;
    const convention = counted(
      {},
      places(annotated),
      places((marks) => (marks.get('function') ?? 0) - annotated(marks)),
    );
    return convention === undefined ? [] : [convention];
  },
};
