import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { namesOnly } from './details.ts';
import { proven } from './proof.ts';

const stated =
  /(?<![\w.])(\d{1,5}) (?:out )?(?:of|von) (?:the |den )?(\d{1,5}) (?:\p{L}+ )?(?:files|tests|test files|modules|Dateien|Tests|Testdateien|Module)\b/iu;

/**
 * Counts again what a line counts: so many of the files of a folder use the first name that it has. Only a line that names the folder
 * can be refuted, and only where all sources were read.
 */
export function statedCounts(line: Line, project: Project): Verdict | undefined {
  const [sentence, ...numbers] = stated.exec(line.claim.text) ?? [];
  const name = line.mentions.find((one) => one.is === 'name' && one.isCode && !one.isDenied);
  if (sentence === undefined || name?.is !== 'name' || !namesOnly(line, (one) => one === name.name)) return undefined;
  const [holds, of] = numbers.map(Number);
  const folder = line.places.find(({ found, isDenied }) => found.is === 'folder' && !isDenied)?.found;
  const under = folder?.is === 'folder' && folder.path !== '' ? `${folder.path}/` : '';
  const users = new Set(project.filesWith(name.name));
  if (users.size === 0) return undefined;
  const all = project.files.map(({ path }) => path).filter((path) => path.startsWith(under));
  const direct = all.filter((path) => !path.slice(under.length).includes('/'));
  const isDefinedIn = (path: string) => project.factsOf(path)?.exports.some((one) => one.name === name.name) ?? false;
  const groups = [all, direct].flatMap((group) => [
    group,
    group.filter((path) => project.isTest(path)),
    group.filter((path) => !project.isTest(path)),
  ]);
  const counted = groups
    .flatMap((group) => [group, group.filter((path) => !isDefinedIn(path))])
    .map((group) => ({ holds: group.filter((path) => users.has(path)).length, of: group.length }));
  const places = [under.slice(0, -1), ...all.filter((path) => users.has(path))].filter((path) => path !== '');
  const same = counted.find((one) => one.holds === holds && one.of === of);
  if (same !== undefined) return proven('count', places, same);
  const [first] = counted.filter((one) => one.of > 0);
  // other numbers than the line has prove nothing of it
  if (under === '' || first === undefined || project.isSample)
    return { is: 'unproven', why: project.isSample ? 'sample-only' : 'undecided', places: places.slice(0, 3) };
  return { is: 'refuted', why: 'counted-otherwise', what: name.text, ...first, places: places.slice(0, 3) };
}
