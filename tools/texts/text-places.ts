import type { Source } from './read-sources.ts';

/** A page, or several of the same title, on which texts appear. */
export interface Page {
  /** The key of the title. */
  readonly title: string;
  readonly isForAdmins: boolean;
  readonly files: ReadonlySet<string>;
}

/** Files whose texts do not belong to a single page with a title. */
const entries = {
  everywhere: 'app/shell/shell.tsx',
  'public-pages': 'app/prerender/render-parts.tsx',
  'legal-texts': 'features/legal/legal-page.tsx',
  'search-engines': 'app/prerender/head-words.ts',
} as const;
type Area = keyof typeof entries;
const areas = Object.keys(entries) as Area[];

/**
 * Says where the texts of the app appear: `placesOf` returns the titles of pages, or the areas above, for the key of a
 * text, as the sources use it. A text of the frame is everywhere, so no page is named for it.
 */
export function textPlaces(sources: ReadonlyMap<string, Source>): {
  readonly pages: readonly Page[];
  readonly areas: readonly Area[];
  readonly placesOf: (key: string) => readonly string[];
} {
  const pages = [...sources.values()].flatMap(({ path, code }): Page[] => {
    const title = path.endsWith('-page.tsx') ? titleOf(code) : undefined;
    if (title === undefined) return [];
    return [{ title, isForAdmins: path.startsWith('features/admin/'), files: filesBelow(path, sources) }];
  });
  const { everywhere, ...others } = Object.fromEntries(
    areas.map((area) => [area, filesBelow(entries[area], sources)]),
  ) as Record<Area, ReadonlySet<string>>;
  const isCopy = ({ code }: Source) => code.includes('defineCopy(');
  const all = [...sources.values()];
  const placesOfFiles = (used: readonly string[]) => {
    if (used.some((path) => everywhere.has(path))) return ['everywhere'];
    const isUsed = (files: ReadonlySet<string>) => used.some((path) => files.has(path));
    const on = new Set(pages.filter(({ files }) => isUsed(files)).map(({ title }) => title));
    const beside = Object.entries(others).filter(([, files]) => isUsed(files));
    return [...on, ...beside.map(([area]) => area)];
  };
  return {
    pages: [...new Map(pages.map((page) => [page.title, page])).values()],
    areas,
    placesOf: (key) => {
      const users = all.filter((source) => !isCopy(source) && uses(source, key)).map(({ path }) => path);
      const found = placesOfFiles(users);
      if (found.length > 0) return found;
      // a key that is composed at run time counts as used where its copy is
      const declared = all.filter((source) => isCopy(source) && source.strings.has(key)).map(({ path }) => path);
      const near = placesOfFiles(declared);
      return near.length > 0 ? near : ['everywhere'];
    },
  };
}

/** Returns the key of the title that a page gives itself, the last one if it has several. */
function titleOf(code: string): string | undefined {
  const said = [...code.matchAll(/<AuthCard\s+title=\{([^}]*)\}|(?:usePageTitle\(|const title =)([^;]*t\([^;]*);/g)];
  return said
    .flatMap(([, card = '', other = '']) => [...`${card}${other}`.matchAll(/'([a-z]\w*\.[\w.]+)'/gi)])
    .map(([, key]) => key)
    .at(-1);
}

function filesBelow(path: string, sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(sources.get(next)?.imports ?? []));
  }
  return found;
}

function uses({ strings, patterns }: Source, key: string): boolean {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return strings.has(key) || strings.has(base) || patterns.some((pattern) => pattern.test(base));
}
