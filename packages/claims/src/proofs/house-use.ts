import { type Line, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import { usesInMarkup } from '../project/uses-in-markup.ts';
import type { Verdict } from '../proven-claim.ts';
import type { Mention } from '../reading/mentions-of.ts';
import { groupOfUsers } from './group-of-users.ts';
import { proven } from './proof.ts';
import { type Way, waysIn } from './ways-in.ts';
import { hasWord, lineWith } from './words.ts';

const few = 3;
const least = 8;
const share = 0.9;
const whole =
  /\b(?:always|every|each|all|only|never|everywhere|whole|immer|jede[rsmn]?|alle[rsmn]?|nur|nie|niemals|überall|ausschließlich)\b/i;

/**
 * Proves a form of the house by counting: the files that use what the line names, beside those that use what it denies. A line about all
 * places needs nine of ten, and eight of them; a line that only names the way needs three.
 */
export function houseUse(line: Line, project: Project): Verdict | undefined {
  const after = line.claim.kind === 'invariant' && condition.test(line.claim.text) ? wayAfter(line.claim.text) : 0;
  if (after === undefined) return undefined;
  const isAboutTests = line.claim.kind === 'test';
  const ways = [...waysIn(line, project, isAboutTests, after)].sort((a, b) => b.users.length - a.users.length);
  const [way] = ways;
  if (way === undefined || way.users.length < few) return undefined;
  const hasEvidence = line.claim.evidence.length > 0;
  if (!hasEvidence && !tells.test(line.claim.text)) return undefined;
  const scope = scopeOf(way.home ?? way.users[0] ?? '');
  const denied = line.mentions.filter((one) => one.isBarred && one.is === 'name' && !way.name.includes(one.text));
  if (denied.some(({ text }) => text.includes(way.name))) return undefined;
  if (!isWayMeant(way, line, project) && !denied.some((one) => one.is === 'name' && isMadeOf(way, one.name, project)))
    return undefined;
  const isOwn = new Set(ways.flatMap(({ home }) => home ?? []));
  const breakers = denied
    .flatMap((one) => breakersOf(one, project, isAboutTests))
    .filter((path) => path.startsWith(scope) && !isOwn.has(path));
  const users = new Set(way.users);
  const only = [...new Set(breakers)];
  const places = [way.home ?? way.name, ...way.users.slice(0, 2)];
  if (denied.length > 0) {
    const of = users.union(new Set(only)).size;
    const follow = of - only.length;
    if (!denied.every((one) => isInstead(one, way, project))) return undefined;
    if (only.length === 0 && project.isSample) return { is: 'unproven', why: 'sample-only', places };
    if (only.length === 0) return proven('count', places, { holds: follow, of });
    const broken = only.slice(0, 3).map((path) =>
      lineWith(
        denied.map(({ text }) => text),
        path,
        project,
      ),
    );
    const isUniversal = universal.test(line.claim.text);
    if (isUniversal && hasEvidence && only.length >= few && follow < of / 2)
      return { is: 'refuted', why: 'counterexamples', what: denied[0]?.text ?? '', holds: follow, of, places: broken };
    if (follow < least || follow < of * share) return { is: 'unproven', why: 'undecided', places: broken };
    return isUniversal
      ? { is: 'unproven', why: 'exceptions', holds: follow, of, places: broken }
      : proven('count', places, { holds: follow, of });
  }
  const group = groupOfUsers(way.users, project.codePaths);
  if (group !== undefined && group.holds >= least && group.holds >= group.of * share) {
    const { holds, of, exceptions } = group;
    return holds < of && universal.test(line.claim.text)
      ? { is: 'unproven', why: 'exceptions', holds, of, places: exceptions }
      : proven('count', places, { holds, of });
  }
  // how many there are says nothing of the others
  return whole.test(line.claim.text.slice(0, 120)) ? { is: 'unproven', why: 'undecided', places } : undefined;
}

function isMadeOf({ home }: Way, name: string, project: Project): boolean {
  return home !== undefined && hasWord(project.codeOf(home) ?? '', name);
}

/** Whether the prose speaks of the way, or of the files that take it. */
function isWayMeant({ name, home, users }: Way, line: Line, project: Project): boolean {
  const prose = line.claim.text.replace(/`[^`]*`/g, '');
  if (speaksOf(prose, { path: home === name ? name : '', symbol: home === name ? '' : name })) return true;
  const group = groupOfUsers(users, project.codePaths);
  if (group === undefined || group.holds < few) return false;
  const said = new Set(
    prose
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.replace(/s$/, '').slice(0, 6)) ?? [],
  );
  const folders = users.slice(0, 40).map(
    (path) =>
      path
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.map((word) => word.replace(/s$/, '').slice(0, 6)) ?? [],
  );
  return folders.filter((words) => words.some((word) => said.has(word))).length >= folders.length * 0.9;
}

/** What is denied is something that could be used: a package, something of the platform, or what the way itself is made of. */
function isInstead(one: Mention, { home }: Way, project: Project): boolean {
  if (one.is !== 'name') return false;
  const first = one.text.split(/\W/).find((word) => word !== '') ?? '';
  if (platform.test(first)) return true;
  if (project.filesWith(one.name).length > 0)
    return (
      home === undefined || hasWord(project.codeOf(home) ?? '', one.name) || breakersOf(one, project, false).length > 0
    );
  return (
    project.profile.technologies.some(({ name }) => name === one.text || name.endsWith(`/${one.text}`)) ||
    project.files.some(({ outside }) => outside.some(({ from }) => from === one.text))
  );
}

const platform =
  /^(?:console|fetch|axios|localStorage|sessionStorage|window|document|process|Date|Math|Net|print|println|logger|logging|requests|os|fs|NextResponse|Carbon|DateTime|env|config|alert|confirm|setTimeout|XMLHttpRequest|Faraday|open|fmt|log|sql|http)$/;

const universal =
  /\b(?:always|every|each|all|only|never|everywhere|immer|jede[rsmn]?|alle[rsmn]?|nur|nie|niemals|überall|ausschließlich)\b/i;

/** Without evidence, only a line that tells how things are done is about their use; the others describe. */
const tells =
  /\b(?:uses?|using|via|through|calls?|extends?|prefer|instead|never|always|only|must|should|wrap|register|benutz\w*|verwend\w*|nutz\w*|über|durch|statt|nie|niemals|immer|nur|muss)\b/i;

const condition = /^(?:if|when|whenever|after|before|adding|changing|wenn|wer|sobald|falls|neue[rs]?)\b/i;

/** Where a condition ends whose consequence is to call something of the house; undefined for any other consequence. */
function wayAfter(text: string): number | undefined {
  const found =
    /,[^,;.]{0,40}\b(?:call|use|dispatch|go through|through|do it through|run|wrap|benutz\w*|verwend\w*|ruf\w*|über|nutz\w*)\b/i.exec(
      text,
    );
  return found?.index;
}

/** The files that use what the line denies: import it as a package, or call it. */
function breakersOf(one: Mention, project: Project, isAboutTests: boolean): string[] {
  if (one.is !== 'name') return [];
  const whole = one.text.replace(/\(.*$/, '');
  const first = whole.split(/\.|::|->/)[0] ?? whole;
  const call = new RegExp(
    `(?<![\\w$.>:])${whole.replace(/[^\w]/g, '\\$&')}\\s*[.(:<]|(?<![\\w$])${whole.replace(/[^\w]/g, '\\$&')}\\s*\\(`,
  );
  const importing = project.files
    .filter((file) => file.outside.some(({ from, names }) => from === first || names.includes(one.name)))
    .map(({ path }) => path);
  const calling = project.filesWith(one.name).filter((path) => {
    const code = project.codeOf(path) ?? '';
    return call.test(code) || usesInMarkup(path, code, one.name);
  });
  return [...new Set([...importing, ...calling])].filter((path) => project.isTest(path) === isAboutTests);
}

/** The part of the project in which a form can hold: its first folder, or the first two of one in a monorepo. */
function scopeOf(path: string): string {
  const parts = path.split('/');
  const depth = /^(?:apps|packages|services|libs|modules|crates|src)$/.test(parts[0] ?? '') ? 2 : 1;
  return parts.length <= depth ? '' : `${parts.slice(0, depth).join('/')}/`;
}
