import { type Place, placeOf } from './place.ts';

/** Something of the project that a line names. */
export type Mention = (
  | { readonly is: 'path'; readonly place: Place }
  | { readonly is: 'command'; readonly command: string }
  /** A symbol; `owner` is what stands before it. */
  | { readonly is: 'name'; readonly name: string; readonly owner?: string | undefined }
) & {
  /** As it is written, without backticks. */
  readonly text: string;
  /** Where it stands in the line. */
  readonly at: number;
  readonly isCode: boolean;
  /** Whether the line says that this is not so, or not to be used. */
  readonly isDenied: boolean;
  /** Whether it is not to be used: the way beside it is. */
  readonly isBarred: boolean;
};

const tool =
  /^(?:\$ )?(?:[A-Z_][A-Z0-9_]*=\S* )*(?:npm|npx|pnpm|yarn|bunx?|deno|node|make|just|task|cargo|go|pip3?|pipenv|pipx|uv|uvx|poetry|pytest|ruff|mypy|flake8|black|isort|tox|nox|hatch|pdm|pre-commit|prek|composer|php|artisan|bundle|rails|rake|rspec|rubocop|standardrb|brakeman|mix|dotnet|gradle|mvn|docker|docker-compose|podman|swift|flutter|dart|phpunit|phpstan|eslint|biome|prettier|vitest|jest|tsc|playwright|cypress|turbo|nx|lerna|prisma|drizzle-kit|alembic|golangci-lint|buf|sqlc|bash|sh|cd|python3?|py|foreman|overmind|celery|gunicorn|uvicorn|git|ng|vite|next|nuxt|astro|expo|wrangler|supabase|helm|kubectl|terraform)(?= [\w./:@<"'$-])|^(?:tox|nox|pytest|rspec|phpunit|eslint|vitest|jest|tsc|make|prek|golangci-lint)$|^(?:\.\/)?(?:[\w.-]+\/)*(?:(?:manage\.py|console|artisan|rails|rake)(?: (?=\S))|(?:gradlew|mvnw|[\w-]+\.sh)(?: |$))|^(?:\.\/|bin\/|vendor\/bin\/|scripts?\/)[\w.-]+(?: |$)|^\.\/[\w.-]+ -/;
const symbol =
  /^(?:new )?[$@&*]{0,2}(?:this(?:\.|->)|self\.|\\)?([A-Za-z_$][\w$]*(?:(?:\.|::|->|\\|#|\?\.)[$]?[A-Za-z_$][\w$]*){0,6})[!?]?(?:\(.{0,120}\)|\[.{0,60}\])?(?:::class)?[!?]?$/s;
const denials =
  /(?:\b(?:not|never|no|without|instead of|rather than|nor|avoid|don't|doesn't|isn't|except|other than|nicht|nie|niemals|keine?[nmrs]?|statt|anstelle|anstatt|ohne|weder|noch|außer)\b|≠)[^.;:!?]{0,60}$/i;
const bars =
  /\b(?:not|never|no|instead of|rather than|avoid|don't|nicht|nie|niemals|keine?[nmrs]?|statt|anstelle|anstatt)\b[^.;:!?]{0,60}$/i;
const turns = /\b(?:but|only|except|sondern|nur|aber)\b|[,–—]\s*(?:use|always|it|which|otherwise|sonst)\b/i;
const gone =
  /^[`"'\s]{0,3}(?:does not exist|no longer exists?|is not used|are not used|gibt es (?:\S+ ){0,3}nicht|existiert nicht)/i;

/** Finds what a line names: in its code, and in its prose what only code is written like. */
export function mentionsOf(text: string): Mention[] {
  const mentions: Mention[] = [];
  // `--no-cache` denies nothing, and what never ends is no denial
  const plain = text.replace(/`[^`]*`|\b(?:never ends?|endet nie|enden nie)\b/gi, (code) => 'x'.repeat(code.length));
  let from = 0;
  const parts = text.split('`');
  parts.forEach((part, index) => {
    const at = from;
    from += part.length + 1;
    const isCode = index % 2 === 1;
    const standing = (place: number, length: number) => standingAt(text, plain, place, length);
    if (isCode) mentions.push(...inCode(part.trim(), at, standing(at, part.length)));
    else mentions.push(...inProse(part, at, standing));
  });
  return mentions;
}

type Standing = Pick<Mention, 'isDenied' | 'isBarred'>;

function standingAt(text: string, plain: string, at: number, length: number): Standing {
  const before = plain.slice(Math.max(0, at - 80), at);
  const holds = (word: RegExp) => {
    const found = word.exec(before);
    return found !== null && !turns.test(found[0]);
  };
  return { isDenied: holds(denials) || gone.test(text.slice(at + length)), isBarred: holds(bars) };
}

function inCode(code: string, at: number, standing: Standing): Mention[] {
  const base = { text: code, at, isCode: true, ...standing };
  if (tool.test(code)) return [{ is: 'command', command: code.replace(/^\$ /, ''), ...base }];
  const place = placeOf(code);
  if (place !== undefined) return [{ is: 'path', place, ...base }];
  const named = nameOf(code);
  if (named !== undefined) return [{ is: 'name', ...named, ...base }];
  return [...code.matchAll(/[A-Za-z_$][\w$]{3,}/g)]
    .filter(([word]) => isDistinct(word))
    .slice(0, 4)
    .map(([name]) => ({ is: 'name', name, ...base }));
}

function nameOf(code: string): { readonly name: string; readonly owner?: string } | undefined {
  const [, path] = symbol.exec(code) ?? [];
  if (path === undefined) return undefined;
  const parts = path.split(/\.|::|->|\\|#|\?\./).map((part) => part.replace(/^\$/, ''));
  const name = parts.at(-1) ?? '';
  const owner = parts.at(-2);
  if (name.length < 2) return undefined;
  return owner === undefined || owner === '' ? { name } : { name, owner };
}

const prose =
  /(?<![\w$/.@-])(?:(?:[\w@.-]+\/){1,12}[\w@.*-]+|[A-Za-z_$][\w$]*(?:(?:::|->|\\|\.(?=[A-Za-z_$][\w$]*\())[A-Za-z_$][\w$]*){0,5}(?:\(\))?|[\w-]+(?:\.[\w-]+){0,2}\.[a-z]{1,10})(?![\w/-])/g;

function inProse(text: string, from: number, standing: (at: number, length: number) => Standing): Mention[] {
  return [...text.matchAll(prose)].flatMap(({ 0: word, index }): Mention[] => {
    const at = from + index;
    const base = { text: word, at, isCode: false, ...standing(at, word.length) };
    const place = /[/.]/.test(word) && !word.includes('::') ? placeOf(word) : undefined;
    if (place !== undefined && (/\.\w{1,10}$/.test(place.path) || /\w{2,}\/\w{2,}/.test(place.path)))
      return [{ is: 'path', place, ...base }];
    const named = nameOf(word);
    if (named === undefined || !(isDistinct(named.name) || named.owner !== undefined || word.endsWith('()'))) return [];
    return [{ is: 'name', ...named, ...base }];
  });
}

/** Names that no prose has: `camelCase`, `PascalCase`, `snake_case`, `CONSTANTS`. */
export function isDistinct(word: string): boolean {
  return (
    word.length >= 4 &&
    (/[a-z\d][A-Z]/.test(word) || /[A-Za-z\d]_[A-Za-z\d]/.test(word) || /^[A-Z][A-Z\d_]{4,}$/.test(word)) &&
    !prosaic.test(word)
  );
}

const prosaic =
  /^(?:GitHub|GitLab|JavaScript|TypeScript|PostgreSQL|Postgres\w*|MySQL|MariaDB|SQLite|GraphQL|OpenAPI|OAuth\d?|WebSockets?|YouTube|LaTeX|macOS|iOS|README|CONTRIBUTING|CHANGELOG|DevTools|RabbitMQ|FastAPI|NextJS|NodeJS|VSCode|PhpStorm|IntelliJ|ClickHouse|MongoDB|DynamoDB|JSON|HTTPS?|CamelCase|camelCase|snake_case|PascalCase|SolidJS|RSpec|FactoryBot|ESLint|PHPUnit|PHPStan|StyleCI|CodeQL|DateTime)$/i;
