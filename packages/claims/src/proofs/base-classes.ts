import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { groupOfUsers } from './group-of-users.ts';
import { proven } from './proof.ts';

const least = 8;
const few = 3;
const share = 0.9;
const inherits =
  /\b(?:extends?|inherits?|subclass\w*|derives?|base class|includes?|uses? the trait|erb(?:en|t)|ableiten|leiten|basisklasse|implements?|implementieren)\b/i;

/** Proves that classes of a kind have a base: counted again, also through other bases. */
export function baseClasses(line: Line, project: Project): Verdict | undefined {
  if (!inherits.test(line.claim.text)) return undefined;
  const names = new Set(line.mentions.flatMap((one) => (one.is === 'name' && !one.isDenied ? [one.name] : [])));
  const all = project.files.flatMap((file) => file.classes.map((one) => ({ ...one, path: file.path })));
  const counted = [...names].flatMap((name) => {
    const heirs = heirsOf(name, all);
    const users = [...new Set(heirs.map(({ path }) => path))];
    if (users.length < few) return [];
    const group = groupOfUsers(users, [...new Set(all.map(({ path }) => path))]);
    return [{ name, users, group }];
  });
  const best = counted.sort((a, b) => b.users.length - a.users.length)[0];
  if (best === undefined) return undefined;
  const { users, group } = best;
  const places = users.slice(0, 3);
  if (group !== undefined && group.holds >= group.of * share && (group.of >= least || group.holds === group.of))
    return proven('count', places, { holds: group.holds, of: group.of });
  return users.length >= least
    ? proven('call', places, { holds: users.length })
    : { is: 'unproven', why: 'undecided', places };
}

interface NamedClass {
  readonly name: string;
  readonly path: string;
  readonly bases: readonly string[];
  readonly mixins: readonly string[];
  readonly contracts: readonly string[];
}

function heirsOf(base: string, all: readonly NamedClass[]): NamedClass[] {
  const wanted = new Set([base]);
  const heirs = new Set<NamedClass>();
  for (let turn = 0; turn < 4; turn += 1) {
    const before = heirs.size;
    for (const one of all) {
      if (heirs.has(one) || ![...one.bases, ...one.mixins, ...one.contracts].some((name) => wanted.has(lastOf(name))))
        continue;
      heirs.add(one);
    }
    for (const { name } of heirs) wanted.add(lastOf(name));
    if (heirs.size === before) break;
  }
  return [...heirs];
}

function lastOf(name: string): string {
  return name.split(/\.|::|\\/).at(-1) ?? name;
}
