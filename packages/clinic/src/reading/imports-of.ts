import type { Document } from './document.ts';

/** A file that another one takes in, with the place where it does. */
export interface Import {
  readonly written: string;
  /** From the root of the project; undefined where it leads out of the project. */
  readonly path: string | undefined;
  readonly line: number;
}

const mention = /(?:^|\s)@((?:~\/|\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*)/g;

/** Returns the imports of a CLAUDE.md, which are written `@path` outside of code. */
export function importsOf({ path, rows, code }: Document): Import[] {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return rows.flatMap((row, index) => {
    if (code.has(index + 1) || !row.includes('@')) return [];
    return [...row.replace(/`[^`]*`/g, '').matchAll(mention)].flatMap(([, written = '']): Import[] => {
      const plain = written.replace(/[.,:;]+$/, '');
      // a person or a package is no file
      if (!/\.(?:md|mdc|mdx|txt|json|ya?ml|toml)$/i.test(plain)) return [];
      return [{ written: plain, path: resolved(folder, plain), line: index + 1 }];
    });
  });
}

function resolved(folder: string, written: string): string | undefined {
  if (/^[~/]/.test(written)) return undefined;
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of written.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
