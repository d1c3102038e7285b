import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { clausesOf } from '../reading/clauses-of.ts';
import { proven } from './proof.ts';
import { hasWord, lineWith } from './words.ts';

const only = /\b(?:only|nowhere else|alone|exclusively|nur|ausschließlich|nirgends sonst|allein)\b/i;
const uses =
  /\b(?:imports?|imported|uses?|used|calls?|called|reads?|writes?|importier\w*|benutz\w*|verwend\w*|nutz\w*|ruf\w*|liest|gelesen)\b/i;

/** Proves that only one place imports or uses something, or refutes it with the first that does so elsewhere. */
export function onlyUsers(line: Line, project: Project): Verdict | undefined {
  const clause = clausesOf(line.claim.text).find(({ text, is }) => is === 'must' && only.test(text) && uses.test(text));
  if (clause === undefined || clause.isDenied) return undefined;
  const own = line.mentions.filter(({ at }) => at >= clause.from && at < clause.to);
  const places = own.flatMap((one) => {
    const found = one.is === 'command' ? undefined : project.paths.find(one.is === 'path' ? one.place.path : one.text);
    const isPlace = found?.is === 'folder' || (found?.is === 'file' && one.is === 'path');
    return isPlace && (one.is === 'path' || found.path === one.text) ? [{ one, path: found.path }] : [];
  });
  const things = own.filter((one) => one.is !== 'command' && !places.some((place) => place.one === one));
  const [place, ...otherPlaces] = places;
  const [thing, ...otherThings] = things;
  const isOne = otherPlaces.length === 0 && otherThings.length === 0 && line.mentions.length === own.length;
  if (place === undefined || thing === undefined || !isOne) return undefined;
  const users = usersOf(thing.text.replace(/\(.*$/, ''), project).filter((path) => !project.isTest(path));
  const inside = users.filter((path) => path === place.path || path.startsWith(`${place.path}/`));
  const others = users.filter((path) => !inside.includes(path));
  if (inside.length === 0) return undefined;
  if (others.length > 0)
    return {
      is: 'refuted',
      why: 'counterexamples',
      what: thing.text,
      holds: inside.length,
      of: users.length,
      places: others.slice(0, 3).map((path) => lineWith([thing.text], path, project)),
    };
  if (project.isSample) return { is: 'unproven', why: 'sample-only', places: inside.slice(0, 3) };
  return proven('count', inside, { holds: inside.length, of: users.length });
}

/** The files that import a package, or that have a name of the project and do not define it. */
function usersOf(name: string, project: Project): string[] {
  const importers = project.files.flatMap(({ path, outside }) =>
    outside.some(({ from }) => from === name || from.startsWith(`${name}/`)) ? [path] : [],
  );
  if (importers.length > 0) return importers;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return [];
  return project.files.flatMap(({ path, exports, classes }) => {
    const isHome =
      exports.some((one) => one.name === name) ||
      classes.some((one) => one.name === name || one.methods.includes(name));
    return !isHome && hasWord(project.codeOf(path) ?? '', name) ? [path] : [];
  });
}
