import { isForeignFolder } from '@regelwerk/profile/accept/is-foreign-folder';
import { isSecret } from '@regelwerk/profile/accept/is-secret';
import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { isDistinct } from '../reading/mentions-of.ts';
import { isFileName } from '../reading/place.ts';

const made =
  /\b(?:create|creates|add a (?:new )?file|new file|place it|put (?:it|them|new)|anlegen|neue datei|erstell\w*|name it|named|heißt|would|e\.g\.|z\. ?B\.|such as|for example)\b/i;
const gone =
  /\b(?:no longer|not exist|doesn't exist|does not exist|never existed|there (?:is|are) no|removed|deleted|gone|renamed|outdated|out of date|wrong|not in|gibt es (?:\S+ ){0,3}nicht|nicht (?:mehr|im)|veraltet|entfernt|gelöscht|fehlt|irrt)\b/i;
const example =
  /(?:^|\/)(?:foo|bar|baz|[Ee]xample|[Yy]our|[Mm]y|[Ss]ome|path\/to|xyz|name|feature|x|y)(?:[-_.\w]*)(?:\/|$)|[<>{}*…$]|\.\.\./i;
/** A part of the name that stands for another: `field_NAME.go`. */
const variable = /[a-z][_-][A-Z]{2,}(?![a-z])|(?:^|\/)NAME\b/;

/** Refutes a line whose evidence, or whose text, names a file that is nowhere in the project, or a symbol that no file has. */
export function missingNames(line: Line, project: Project): Verdict | undefined {
  const { text } = line.claim;
  for (const { written, place, found, isEvidence, isDenied } of line.places) {
    if (
      found.is === 'missing' &&
      !isDenied &&
      place.path.includes('/') &&
      !/^[`\s]*[/~]/.test(written) &&
      mustExist(place.path, project)
    ) {
      if (isEvidence) return { is: 'refuted', why: 'no-path', what: place.path, places: [] };
      const isWhole = isFileName(place.path);
      if (isWhole && !made.test(text) && !gone.test(text) && !example.test(place.path) && !variable.test(place.path))
        return { is: 'refuted', why: 'no-path', what: place.path, places: [] };
    }
    if (!isEvidence || found.is !== 'file' || place.symbol === undefined) continue;
    const name =
      place.symbol
        .replace(/\(.*$/, '')
        .split(/\.|::|->|#|\\|\//)
        .at(-1) ?? '';
    const own = project.textOf(found.path);
    if (
      own === undefined ||
      !/^[A-Za-z_$][\w$]*$/.test(name) ||
      !isDistinct(name) ||
      own.toLowerCase().includes(name.toLowerCase())
    )
      continue;
    if (project.filesWith(name).length === 0 && !project.isSample && project.factsOf(found.path) !== undefined)
      return { is: 'refuted', why: 'no-symbol', what: name, places: [found.path] };
  }
  return undefined;
}

/** What git ignores, what tools install and what may hold secrets is not among the paths. */
function mustExist(path: string, project: Project): boolean {
  const plain = path.replace(/^(?:\.\/|\/)+/, '');
  if (path.startsWith('/') || path.startsWith('~') || path.startsWith('@') || path.startsWith('..')) return false;
  if (
    isSecret(plain) ||
    plain.split('/').some((part) => isForeignFolder(part) || /^(?:build|out|tmp|node_modules|bin|obj)$/.test(part))
  )
    return false;
  return !project.isIgnored(plain) && !project.isIgnored(`${plain}/`);
}
