/** A group of like files, and how many of them do a thing. */
export interface Counted {
  readonly holds: number;
  readonly of: number;
  /** Some of the group that do not. */
  readonly exceptions: readonly string[];
}

/**
 * Finds the group of like files that users of something belong to: those of the same kind (`route.ts`, `*Controller.php`, `*.test.ts`)
 * below the folder in which nearly all of the users lie. Undefined where the users have nothing in common.
 */
export function groupOfUsers(users: readonly string[], all: readonly string[]): Counted | undefined {
  const kinds = Map.groupBy(users, kindOf);
  const [kind, own] = [...kinds].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (kind === undefined || own === undefined || own.length < users.length * 0.6) return undefined;
  const folder = commonFolder(own);
  const group = all.filter((path) => kindOf(path) === kind && (folder === '' || path.startsWith(`${folder}/`)));
  const set = new Set(users);
  const exceptions = group.filter((path) => !set.has(path));
  return { holds: group.length - exceptions.length, of: group.length, exceptions: exceptions.slice(0, 3) };
}

/** The last word of a name, with its endings: `UserController.php` is `Controller.php`, `user.test.ts` is `.test.ts`. */
function kindOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.indexOf('.', 1);
  const [stem, ending] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  if (ending.split('.').length > 2) return ending;
  const [, last = ''] = /(?:[a-z\d]|^|_|-)([A-Z][a-z]+|(?<=[_-])[a-z]+|^[a-z]+)$/.exec(stem) ?? [];
  return `${last}${ending}`;
}

function commonFolder(paths: readonly string[]): string {
  const needed = paths.length * 0.9;
  const counts = new Map<string, number>();
  for (const path of paths)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      counts.set(path.slice(0, at), (counts.get(path.slice(0, at)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= needed)
    .reduce((best, [folder]) => (folder.length > best.length ? folder : best), '');
}
