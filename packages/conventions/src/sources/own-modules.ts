import { placeFrom } from '@regelwerk/contract/rules/place-from';
import { dirname, join } from './path-parts.ts';
import { pythonStandardLibrary } from './python-standard-library.ts';
import type { LanguageName } from './source-facts.ts';

const endings: Readonly<Record<LanguageName, readonly string[]>> = {
  script: ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts', '.vue', '.svelte', '/index.ts', '/index.tsx', '/index.js'],
  python: ['.py', '/__init__.py'],
  php: ['.php'],
  java: ['.java'],
  go: [],
  ruby: [],
  csharp: [],
  rust: [],
};

/**
 * Returns a function that finds the file of the project behind an import, from all its paths, the names of its packages to their
 * folders, and the module paths of Go to theirs. It returns undefined for an import of anything else.
 */
export function ownModules(
  paths: readonly string[],
  packages: ReadonlyMap<string, string>,
  namespaces: ReadonlyMap<string, string> = new Map(),
): (language: LanguageName, from: string, importer: string) => string | undefined {
  const known = new Set(paths);
  const vendors = new Set([...namespaces.values()].map((one) => one.split('\\')[0]));
  const byName = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1));
  const at = (language: LanguageName, stem: string) =>
    endings[language].map((ending) => stem + ending).find((path) => known.has(path));

  /** The file whose path ends so; of several the one nearest to the importer. */
  const endingWith = (
    language: LanguageName,
    stem: string,
    importer: string,
    isSeen: (path: string) => boolean = () => true,
  ): string | undefined => {
    for (const ending of endings[language]) {
      const end = `${stem}${ending}`;
      const candidates = (byName.get(end.slice(end.lastIndexOf('/') + 1)) ?? []).filter(
        (path) => (path === end || path.endsWith(`/${end}`)) && isSeen(path),
      );
      if (candidates.length > 0) return candidates.sort((a, b) => shared(b, importer) - shared(a, importer))[0];
    }
    return undefined;
  };

  /**
   * An absolute import starts at a folder that holds the importer and is no package itself, or at `src` beside it: `logging` is
   * not `app/logging.py`. A name of the standard library is the project's only as a package.
   */
  const pythonModule = (rest: string, importer: string): string | undefined => {
    const [first = ''] = rest.split('/');
    return endingWith('python', rest, importer, (path) => {
      const root = path.slice(0, path.lastIndexOf(rest)).replace(/\/$/, '');
      const home = /(?:^|\/)src$/.test(root) ? dirname(root) : root;
      if (path === importer || (home !== '' && !importer.startsWith(`${home}/`))) return false;
      if (root !== '' && known.has(`${root}/__init__.py`)) return false;
      return !pythonStandardLibrary.has(first) || known.has(join(root, `${first}/__init__.py`));
    });
  };

  return (language, from, importer) => {
    if (language === 'script') {
      if (from.startsWith('.')) return withoutJs(at, placeFrom(dirname(importer), from));
      const [name, rest] = packageOf(from);
      const folder = packages.get(name);
      if (folder !== undefined)
        return at('script', join(folder, join('src', rest))) ?? at('script', join(folder, rest)) ?? `${folder}/`;
      const alias = /^(?:[@~#$]\/?|src\/|app\/)(.+)$/.exec(from)?.[1];
      if (alias === undefined) return undefined;
      return alias.includes('/') || !from.startsWith('@') || from.startsWith('@/')
        ? endingWith('script', alias, importer)
        : undefined;
    }
    if (language === 'python') {
      const dots = /^\.+/.exec(from)?.[0].length ?? 0;
      const rest = from.slice(dots).replaceAll('.', '/');
      if (dots === 0) return pythonModule(rest, importer);
      const base = Array.from({ length: dots }).reduce<string>((folder) => dirname(folder), importer);
      return at('python', placeFrom(base, rest));
    }
    if (language === 'php') {
      const parts = from.replace(/^\\/, '').split('\\');
      if (parts.length < 3) return undefined;
      // `Illuminate\Http\Request` is not the project's `Http/Request.php`
      const isMeant = (path: string) => {
        const namespace = namespaces.get(path);
        if (namespace !== undefined) return namespace === parts.slice(0, -1).join('\\');
        return vendors.size === 0 || vendors.has(parts[0]);
      };
      return (
        endingWith('php', parts.join('/'), importer, isMeant) ??
        endingWith('php', parts.slice(1).join('/'), importer, isMeant)
      );
    }
    if (language === 'java') {
      const path = from.replaceAll('.', '/');
      return endingWith('java', path, importer) ?? endingWith('java', dirname(path), importer);
    }
    if (language === 'go') {
      const owner = [...packages].find(([name]) => from === name || from.startsWith(`${name}/`));
      return owner === undefined ? undefined : `${join(owner[1], from.slice(owner[0].length + 1))}/`;
    }
    return undefined;
  };
}

function withoutJs(at: (language: LanguageName, stem: string) => string | undefined, stem: string) {
  return at('script', stem) ?? at('script', stem.replace(/\.jsx?$/, ''));
}

/** `@scope/name/rest` and `name/rest`. */
function packageOf(from: string): readonly [string, string] {
  const parts = from.split('/');
  const length = from.startsWith('@') ? 2 : 1;
  return [parts.slice(0, length).join('/'), parts.slice(length).join('/')];
}

/** How many folders two paths have in common. */
function shared(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  const different = left.findIndex((part, index) => part !== right[index]);
  return different === -1 ? left.length : different;
}
