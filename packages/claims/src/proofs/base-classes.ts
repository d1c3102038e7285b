import { isTest } from '@regelwerk/contract/rules/is-test';
import { evidenceFiles, type Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { hasAllDetails, hasNames, namesOnly } from './details.ts';
import { type Counted, groupOfUsers } from './group-of-users.ts';
import { proven } from './proof.ts';
import { hasWord } from './words.ts';

const least = 8;
const few = 3;
const share = 0.9;
const inherits =
  /\b(?:extends?|inherits?|subclass\w*|derives?|base class|includes?|uses? the trait|erb(?:en|t)|ableiten|leiten|basisklasse|implements?|implementieren)\b/i;

/** Proves that classes of a kind have a base: counted again, also through other bases. */
export function baseClasses(line: Line, project: Project): Verdict | undefined {
  if (!inherits.test(line.claim.text)) return undefined;
  const verb = inherits.exec(line.claim.text)?.index ?? 0;
  const [behind] = line.mentions.filter(({ at }) => at > verb);
  const names = new Set(
    line.mentions.flatMap((one) =>
      one.is === 'name' && !one.isDenied && one.at >= (behind?.is === 'name' ? behind.at : Infinity) ? [one.name] : [],
    ),
  );
  const all = project.files.flatMap((file) => file.classes.map((one) => ({ ...one, path: file.path })));
  const counted = [...names].flatMap((name) => {
    const heirs = heirsOf(name, all);
    const users = [...new Set(heirs.map(({ path }) => path))];
    if (users.length < few) return [];
    return [{ name, users, groups: groupsOf(users, name, line.claim.text, all) }];
  });
  const best = counted.sort((a, b) => b.users.length - a.users.length)[0];
  if (best === undefined) return undefined;
  const { name, users, groups } = best;
  const members = all.filter((one) => one.name === name).flatMap(({ methods }) => methods);
  // a member that its heirs do not use says nothing of them
  const isKnown = (one: string) =>
    one === name ||
    (members.includes(one) &&
      users.filter((path) => hasWord(project.codeOf(path) ?? '', one)).length >= users.length / 3);
  const files = evidenceFiles(line);
  if (files.length > 0 && !files.some((path) => hasWord(project.codeOf(path) ?? '', name))) return undefined;
  if (!hasAllDetails(line, project)) return undefined;
  if (!namesOnly(line, (one) => isKnown(one) || hasNames(line, project))) return undefined;
  const places = users.slice(0, 3);
  const whole = groups.find(({ holds, of }) => holds >= of * share && (of >= least || holds === of));
  if (whole === undefined) return { is: 'unproven', why: 'undecided', places };
  return proven('count', places, { holds: whole.holds, of: whole.of });
}

/** The classes that a line may mean: those of the kind of the heirs, and those that the words before the base name. */
function groupsOf(
  users: readonly string[],
  base: string,
  text: string,
  all: readonly NamedClass[],
): Pick<Counted, 'holds' | 'of'>[] {
  const paths = [...new Set(all.map(({ path }) => path))];
  const alike = groupOfUsers(users, paths);
  const set = new Set(users);
  const isTests = users.filter(isTest).length > users.length / 2;
  const [before = ''] = text.split(base);
  const words = [...new Set(before.toLowerCase().match(/[a-z]{4,}/g) ?? [])].map((word) =>
    word.replace(/(?:ies|s)$/, ''),
  );
  const named = words.slice(-8).map((word) => {
    const group = paths.filter(
      (path) =>
        isTest(path) === isTests &&
        path
          .slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1)
          .toLowerCase()
          .includes(word),
    );
    return { holds: group.filter((path) => set.has(path)).length, of: group.length };
  });
  return [...(alike === undefined ? [] : [alike]), ...named].filter(
    ({ holds }) => holds >= few && holds >= users.length / 3,
  );
}

interface NamedClass {
  readonly name: string;
  readonly path: string;
  readonly bases: readonly string[];
  readonly mixins: readonly string[];
  readonly contracts: readonly string[];
  readonly methods: readonly string[];
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
