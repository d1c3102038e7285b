import { stemOf } from '../sources/path-parts.ts';

const kind =
  /(?:Controller|Service|Serializer|Presenter|Policy|Repository|Resource|Request|Factory|Model|Schema|Type|Resolver|Form|View|Transformer|Seeder|Observer)$/i;

/** What a file is about: its name without case, separators and the word for its kind. */
export function subjectOf(path: string): string {
  return (nameWithoutKind(path) ?? plainName(path)).toLowerCase();
}

/** The name of a file without the word for its kind; undefined where it has none. */
export function nameWithoutKind(path: string): string | undefined {
  const name = plainName(path);
  const without = name.replace(kind, '');
  return without === name || without === '' ? undefined : without;
}

function plainName(path: string): string {
  return stemOf(path).replace(/[-_.]/g, '');
}
