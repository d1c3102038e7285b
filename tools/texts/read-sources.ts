import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A source file of the web app, as far as its texts matter. */
export interface Source {
  readonly path: string;
  readonly code: string;
  /** The files of the app that it imports, now or later. */
  readonly imports: readonly string[];
  /** Its strings, and a pattern for each string with values in it. */
  readonly strings: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** Reads every source file below a folder, by its path from there. */
export function readSources(root: string): ReadonlyMap<string, Source> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name),
  );
  return new Map(files.map((path) => [path, readSource(path, readFileSync(join(root, path), 'utf8'))]));
}

/** Reads one source file; `path` is from the root of the sources. */
export function readSource(path: string, code: string): Source {
  const strings = new Set<string>();
  const patterns: RegExp[] = [];
  const { program } = parseSync(path, code);
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.add(value);
    },
    TemplateLiteral: ({ quasis }) => {
      const fixed = quasis.map(({ value }) => value.cooked ?? value.raw);
      // text that consists of values says nothing about keys
      if (/[a-z]/i.test(fixed.join(''))) patterns.push(new RegExp(`^${fixed.map(RegExp.escape).join('[\\w.-]+')}$`));
    },
  }).visit(program);
  const imports = [...strings]
    .filter((text) => /^\.\.?\/.*\.tsx?$/.test(text))
    .map((text) => join(dirname(path), text));
  return { path, code, imports, strings, patterns };
}
