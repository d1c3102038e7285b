import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Names of other programs that look like a setting of ours. */
const foreign =
  /^(NODE_(?!ENV|EVN)|npm_|NPM_|PG|LC_|OTEL_|COMPOSE_|DOCKER_|KUBERNETES_|API_|STRIPE_TEST_SECRET_KEY$|TZ$|LANG$|PATH$|HOME$|DEBUG$|CI$|FORCE_COLOR$|NO_COLOR$|UV_THREADPOOL_SIZE$|SSL_CERT_|(HTTPS?|NO|ALL)_PROXY$)/;

const shortest = 6;
const long = 12;

/**
 * Returns a sentence for each setting that has no effect. In the `.env` file, every unknown name counts unless it belongs to
 * another program; in the environment, only near misses count, because most of it belongs to other programs.
 */
export function unknownSettings(
  known: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
  ownFile: readonly string[] = [],
): string[] {
  const own = new Set(ownFile);
  return Object.keys(source)
    .filter((name) => !known.includes(name) && !foreign.test(name))
    .flatMap((name) => {
      const meant = nearest(known, name);
      if (meant !== undefined) return [`${name}: no such setting; did you mean ${meant}?`];
      return own.has(name) ? [`${name}: no such setting, yet it stands in .env`] : [];
    });
}

function nearest(known: readonly string[], name: string): string | undefined {
  return known.find((one) => {
    if (plain(one) === plain(name)) return one.length >= shortest;
    // typing errors are rare in the first letter, but other programs' names often differ there
    if (one.length < shortest || one[0] !== name[0]) return false;
    return spellingDistance(one, name) <= (one.length < long ? 1 : 2);
  });
}

const plain = (name: string) => name.replaceAll('_', '').toUpperCase();

/** Returns the names of the settings in this process's `.env` files. */
export function namesInEnvFiles(execArgv: readonly string[] = process.execArgv): string[] {
  return execArgv.flatMap((argument) => {
    const path = /^--env-file(?:-if-exists)?=(.+)$/.exec(argument)?.[1];
    if (path === undefined) return [];
    return Object.keys(parseEnv(readFileSync(path, 'utf8')));
  });
}

/** Returns the number of letters that were mistyped, omitted, added or swapped with their neighbor. */
function spellingDistance(first: string, second: string): number {
  const rows = [Array.from({ length: second.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      current[column] = Math.min(
        at(rows[row - 1], column) + 1,
        at(current, column - 1) + 1,
        at(rows[row - 1], column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rows[row - 2], column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(current);
  }
  return at(rows.at(-1), second.length);
}

const at = (row: readonly number[] | undefined, column: number) => row?.[column] ?? Number.POSITIVE_INFINITY;
