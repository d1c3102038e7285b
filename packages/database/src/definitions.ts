import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Functions come first, because triggers and policies call them. */
const kinds = ['functions', 'triggers', 'policies'] as const;

/** One SQL file that defines a function, or the triggers or the policies and grants of a table, in its present form. */
export interface Definition {
  /** Folder and file, as in `functions/private.post_tokens`. */
  readonly name: string;
  readonly kind: (typeof kinds)[number];
  /** The function or the table, with its schema. */
  readonly subject: string;
  readonly text: string;
  readonly sha256: string;
}

let known: readonly Definition[] | undefined;

/** Returns every definition of this version, each after its dependencies. Reads the files once. */
export function definitions(): readonly Definition[] {
  known ??= kinds.flatMap((kind) => inOrder(readFolder(kind)));
  return known;
}

/** Returns the functions that a piece of SQL calls, directly or indirectly, each after its dependencies. */
export function functionsIn(sql: string, all: readonly Definition[]): readonly Definition[] {
  const functions = new Map(all.filter(({ kind }) => kind === 'functions').map((one) => [one.subject, one]));
  const found = new Set<Definition>();
  const follow = (text: string, above: ReadonlySet<Definition>) => {
    for (const name of qualifiedNames(text)) {
      const one = functions.get(name);
      if (one === undefined || found.has(one) || above.has(one)) continue;
      follow(one.text, new Set([...above, one]));
      found.add(one);
    }
  };
  follow(sql, new Set());
  return [...found];
}

function inOrder(files: readonly Definition[]): readonly Definition[] {
  return [...new Set(files.flatMap((file) => [...functionsIn(file.text, files), file]))];
}

function readFolder(kind: Definition['kind']): Definition[] {
  const folder = join(import.meta.dirname, kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const subject = file.slice(0, -'.sql'.length);
      const sha256 = hash('sha256', text, 'hex');
      return { name: `${kind}/${subject}`, kind, subject, text, sha256 };
    });
}

function qualifiedNames(sql: string): ReadonlySet<string> {
  return new Set(sql.replace(/--.*$/gm, '').match(/\b\w+\.\w+\b/g));
}
