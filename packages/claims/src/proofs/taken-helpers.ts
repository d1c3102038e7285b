import { blocksIn, evidenceFiles, type Line, speaksOf } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { clausesOf } from '../reading/clauses-of.ts';
import { deniesName, hasAllDetails, isTied, namesOf } from './details.ts';
import { asksForMore } from './linked-places.ts';
import { proven } from './proof.ts';
import { isHome } from './ways-in.ts';

const few = 3;
const several = 5;
const share = 0.3;

/**
 * Proves what a line says of the helpers of the house: a file of the evidence defines the one that it points to or speaks of, other files
 * take it, and they take all others that it names beside it: tests where the line is about tests.
 */
export function takenHelpers(line: Line, project: Project): Verdict | undefined {
  if (deniesName(line) || asksForMore(line) || !hasAllDetails(line, project)) return undefined;
  const isAboutTests = line.claim.kind === 'test';
  const least = isAboutTests ? few : several;
  const files = evidenceFiles(line);
  const blocks = blocksIn(line, project);
  const prose = line.claim.text.replace(/`[^`]*`/g, ' ');
  const reasons = clausesOf(line.claim.text).filter(({ is }) => is === 'why');
  const isReason = (name: string) =>
    line.mentions
      .filter((one) => one.is === 'name' && one.name === name)
      .every(({ at }) => reasons.some(({ from, to }) => at >= from && at < to));
  const helpers = namesOf(line).map((name) => {
    const home = files.find((path) => isHome(project, path, name));
    const users = project.filesWith(name).filter((path) => path !== home && project.isTest(path) === isAboutTests);
    const isMeant = blocks.some(({ symbol }) => symbol === name) || speaksOf(prose, { path: '', symbol: name });
    return { name, home, users, isMeant };
  });
  const own = helpers.filter(({ home, users, isMeant }) => home !== undefined && users.length >= least && isMeant);
  const [first] = own;
  if (first?.home === undefined) return undefined;
  const isBeside = ({ name, users }: { readonly name: string; readonly users: readonly string[] }) =>
    isReason(name) && isTied(name, blocks, project)
      ? true
      : own.some((one) => {
          const both = new Set(one.users).intersection(new Set(users)).size;
          return both >= few && both >= Math.min(users.length, one.users.length) * share;
        });
  if (!helpers.every((one) => own.includes(one) || isBeside(one)) || !areBases(line, project)) return undefined;
  return proven('call', [`${first.home}#${first.name}`, ...first.users.slice(0, 2)]);
}

const inherited = /\b(?:extends?|inherits? from|erb(?:en|t) (?:zuerst )?von)\s+`?([\w\\\\:.]+)/gi;

/** What a line says that classes extend is the base of some. */
function areBases({ claim }: Line, project: Project): boolean {
  const said = [...claim.text.matchAll(inherited)].map(([, name = '']) => lastOf(name));
  if (said.length === 0) return true;
  const bases = new Set(
    project.files.flatMap(({ classes }) =>
      classes.flatMap((one) => [...one.bases, ...one.mixins, ...one.contracts].map(lastOf)),
    ),
  );
  return said.every((name) => bases.has(name));
}

function lastOf(name: string): string {
  return (
    name
      .replace(/[.:]+$/, '')
      .split(/\.|::|\\/)
      .at(-1) ?? name
  );
}
