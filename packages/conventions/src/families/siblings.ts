import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry } from '../convention.ts';
import { languageOf } from '../sources/all-languages.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { dirname } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { below, unter } from './place-words.ts';
import { isBelowLanguage, isTranslation } from './source-language.ts';
import { spans } from './spans.ts';

const mostKinds = 3;
const mostNamed = 4;
const fewestUnits = 8;
/** Two names that go together by chance are more likely than three. */
const fewestOfOne = 16;
/** Folders with more files than this are layers, and their files are about things rather than roles. */
const mostFiles = 12;

/** Files that lie in one folder together: `service.py` beside `endpoints.py`, `order.command.ts` beside `order.usecase.ts`. */
export const siblings: Entry = {
  id: 'sibling-files',
  value: 7,
  sentence: {
    en: ({ file, others, place }) => `A new ${spans(file)}${below(place)} needs ${spans(others, ' and ')} beside it.`,
    de: ({ file, others, place }) =>
      `Lege neben einer neuen Datei ${spans(file)}${unter(place)} auch ${spans(others, ' und ')} an.`,
  },
  find: ({ paths }) => {
    const all = paths.filter(
      (path) => !isTest(path) && !isUsual(path) && !isTranslation(path) && !isBelowLanguage(path) && isWritten(path),
    );
    const found = [...kindsIn(all, fixedName), ...kindsIn(all, suffixOf)].sort(
      (a, b) => b.others.length - a.others.length || b.holds - a.holds,
    );
    return found
      .filter(
        ({ file, others }, index) =>
          !found
            .slice(0, index)
            .some(
              (one) => one.file === file || one.others.includes(file) || others.every((m) => one.others.includes(m)),
            ),
      )
      .slice(0, mostKinds)
      .map(({ file: _, others: __, ...one }) => one);
  },
};

/** Splits a path into what its siblings share, and which of them it is. */
type Split = (path: string) => readonly [string, string] | undefined;

const fixedName: Split = (path) => [dirname(path), path.slice(path.lastIndexOf('/') + 1)];

const suffixOf: Split = (path) => {
  const [, stem, suffix] = /^(.*\/[^./]+)(\.[^/]+)$/.exec(path) ?? [];
  return stem === undefined || suffix === undefined ? undefined : [stem, `*${suffix}`];
};

function kindsIn(paths: readonly string[], split: Split) {
  const units = new Map<string, Map<string, string>>();
  for (const path of paths) {
    const [unit, member] = split(path) ?? [];
    if (unit === undefined || member === undefined) continue;
    units.set(unit, (units.get(unit) ?? new Map<string, string>()).set(member, path));
  }
  const byMember = new Map<string, Map<string, string>[]>();
  for (const unit of units.values())
    for (const member of unit.keys()) byMember.set(member, [...(byMember.get(member) ?? []), unit]);
  return [...byMember].flatMap(([member, own]) => {
    const first = own[0]?.get(member);
    if (
      own.length < fewestUnits ||
      largestOf(own) > mostFiles ||
      first === undefined ||
      languageOf(first) === undefined
    )
      return [];
    const shares = new Map<string, number>();
    for (const unit of own) for (const other of unit.keys()) shares.set(other, (shares.get(other) ?? 0) + 1);
    shares.delete(member);
    const candidates = [...shares].sort((a, b) => b[1] - a[1]).filter(([, times]) => times >= own.length * 0.9);
    const place = commonFolder(own.flatMap((unit) => unit.get(member) ?? []));
    let best: ReturnType<typeof count> | undefined;
    let others: string[] = [];
    for (const [other] of candidates.slice(0, mostNamed)) {
      const next = count([...others, other]);
      if (next !== undefined) [best, others] = [next, [...others, other]];
    }
    const isLone = others.length === 1 && own.length < fewestOfOne;
    return best === undefined || isLone || /stories/.test(member) ? [] : [{ ...best, file: member, others }];

    function count(names: readonly string[]) {
      const pathOf = (unit: ReadonlyMap<string, string>) => unit.get(member) ?? '';
      const has = (unit: ReadonlyMap<string, string>) => names.every((name) => unit.has(name));
      return counted(
        { file: member, others: names.join(', '), place },
        own.filter(has).map(pathOf),
        own.filter((unit) => !has(unit)).map(pathOf),
      );
    }
  });
}

/** How many files half of the units have at most. */
function largestOf(units: readonly ReadonlyMap<string, string>[]): number {
  const sizes = units.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** What people write by hand: sources, templates, styles, texts and queries. */
function isWritten(path: string): boolean {
  return (
    languageOf(path) !== undefined ||
    /\.(?:html|erb|haml|slim|s?css|less|ya?ml|graphql|proto|sql|mdx?|twig|razor|cshtml|feature|hbs|mjml)$/.test(path)
  );
}

/** Names that languages, tools and frameworks ask for. */
function isUsual(path: string): boolean {
  return /(?:^|\/)(?:__init__\.py|mod\.rs|lib\.rs|Cargo\.toml|README[^/]*|LICENSE[^/]*|CHANGELOG[^/]*|\.[^/]+|(?:package|tsconfig[^/]*|composer|meta|project)\.json|go\.mod|index\.[jt]sx?|doc\.go|(?:models|views|urls|admin|apps|tests|forms|signals|managers)\.py|(?:Program|Startup)\.cs|(?:types?|consts?|constants?|errors?|utils?|helpers?)\.[a-z]+|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.config\.[cm]?[jt]s)$|\.(?:component\.(?:html|s?css|less)|controller\.ts|module\.ts)$|\.d\.ts$|\.map$|(?:^|\/)migrations?\//i.test(
    path,
  );
}
