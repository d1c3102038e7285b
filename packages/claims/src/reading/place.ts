import type { Relation } from './relation.ts';

/** A place that a line names: a path, where in the file, and what is said to hold there. */
export interface Place {
  readonly path: string;
  readonly symbol?: string | undefined;
  readonly line?: number | undefined;
  readonly toLine?: number | undefined;
  readonly relation?: Relation | undefined;
}

const path = String.raw`[\p{L}\p{N}@._$~+-][\p{L}\p{N}@._$~+()[\]{}*-]*(?:\/[\p{L}\p{N}@._$~+()[\]{}*-]+)*\/?`;
const written = new RegExp(
  `^(?:\\.\\/|\\/)?(${path})(?:#L?(\\d+)(?:[-–]L?(\\d+))?|#([^\\s#\`]{1,120})|:L?(\\d+)(?::\\d+)?(?:[-–]L?(\\d+))?|::?([\\p{L}_$][^\\s#\`:]{0,119}))?$`,
  'u',
);
/** Files of tools that have no ending. */
const ofTools = String.raw`[Jj]ustfile|Dockerfile|Gemfile|Rakefile|Procfile(?:\.\w+)?|Pipfile`;
/** Files without an ending, or without a folder, that are paths all the same. */
const rootFile = new RegExp(
  String.raw`^(?:(?:GNU)?[Mm]akefile|${ofTools}|Vagrantfile|Brewfile|Jenkinsfile|CODEOWNERS|LICENSE|README|CONTRIBUTING|CHANGELOG|Caddyfile|artisan|mix\.exs|go\.(?:mod|sum)|\.[a-z][\w.-]*|[\w.@-]+\.[a-z][\w]{0,9})$`,
);
/** What is a file also where nothing points into it. */
const bareFile = new RegExp(
  String.raw`^(?:(?:GNU)?Makefile|makefile|${ofTools}|CODEOWNERS|LICENSE|COPYING|\.[a-z][\w-]{2,}(?:\.\w+)?)$`,
);
/** `product.name` and `Array.from` look like files. */
const ending =
  /\.(?:[cm]?[jt]sx?|d\.ts|vue|svelte|astro|py[iwx]?|rb|erb|rake|ru|php|twig|phtml|go|mod|sum|tmpl|rs|java|kts?|scala|cs|cshtml|csproj|sln|props|fs|swift|m|mm|h|hpp|c|cc|cpp|ex|exs|eex|heex|leex|erl|dart|lua|pl|sh|bash|zsh|fish|ps1|bat|cmd|sql|prisma|graphql|gql|proto|json[c5]?|ya?ml|toml|ini|cfg|conf|env|xml|xlf|html?|haml|slim|hbs|pug|ejs|liquid|css|s[ac]ss|less|styl|mdx?|mdc|rst|adoc|txt|csv|tsv|lock|snap|po|pot|mo|strings|arb|svg|tf|nix|dockerfile|editorconfig|dist|example|sample|stub|map|neon|gradle|properties|http|bru|ftl)$/i;

/** Says whether a path ends like a file of a project. */
export function isFileName(path: string): boolean {
  return ending.test(path);
}

/** Reads a place as it is written; undefined for anything else. */
export function placeOf(text: string): Place | undefined {
  const bare = text
    .trim()
    .replace(/^`([^`]+)`(.*)$/, '$1$2')
    .replace(/[.;,]$/, '');
  if (bare.length > 300) return undefined;
  const found = written.exec(bare);
  const [, at = '', lineA, toA, symbol, lineB, toB, method] = found ?? [];
  if (found === null || !isPath(at, (symbol ?? lineA ?? lineB) !== undefined)) return undefined;
  const line = lineA ?? lineB;
  const to = toA ?? toB;
  return {
    path: at.replace(/\/$/, ''),
    ...(symbol !== undefined || method !== undefined ? { symbol: symbol ?? method } : {}),
    ...(line !== undefined ? { line: Number(line) } : {}),
    ...(to !== undefined ? { toLine: Number(to) } : {}),
  };
}

function isPath(text: string, isPointed: boolean): boolean {
  if (/^\d+$|^[.\-_/]+$|^(?:https?|www\.)|\.\.\.|^\d+(?:\.\d+)+$/.test(text)) return false;
  const name = text.replace(/\/$/, '').slice(text.replace(/\/$/, '').lastIndexOf('/') + 1);
  if (text.includes('/'))
    return (
      isPointed ||
      ending.test(name) ||
      text.endsWith('/') ||
      /^[\w@.*{}()[\]$~+-]+(?:\/[\w@.*{}()[\]$~+-]+)+$/.test(text)
    );
  return ending.test(name) || (isPointed && rootFile.test(name)) || bareFile.test(name);
}
