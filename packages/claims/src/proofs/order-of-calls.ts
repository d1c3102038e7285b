import { blocksIn, type Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { namesOnly } from './details.ts';
import { proven } from './proof.ts';

const between = /^\)?`[^.;:`]{0,40}\b(?:before|vor|bevor)\b[^.;:`]{0,30}`$/i;

/** Proves that one call comes before another in the place of the evidence: each time that both are there. */
export function orderOfCalls(line: Line, project: Project): Verdict | undefined {
  const { text } = line.claim;
  const names = line.mentions.filter((one) => one.is === 'name' && one.isCode && !one.isDenied);
  const pair = names.flatMap((first, index) => {
    const second = names[index + 1];
    const isPair = second !== undefined && between.test(text.slice(first.at + first.text.length, second.at));
    return isPair ? [{ first, second }] : [];
  })[0];
  if (pair?.first.is !== 'name' || pair.second.is !== 'name') return undefined;
  const { first, second } = pair;
  const blocks = blocksIn(line, project).flatMap(({ path, symbol, code }) => {
    const [one, other] = [callsOf(first.name, code), callsOf(second.name, code)];
    return one.length === 0 || other.length === 0 ? [] : [{ path, symbol, one, other }];
  });
  const [block] = blocks;
  if (block === undefined) return undefined;
  const known = [first.name, second.name, ...blocks.map(({ symbol }) => symbol)];
  if (!namesOnly(line, (name) => known.includes(name))) return undefined;
  const places = [block.symbol === '' ? block.path : `${block.path}#${block.symbol}`];
  const isSo = blocks.every(({ one, other }) => Math.max(...one) < Math.min(...other));
  return isSo ? proven('call', places) : { is: 'unproven', why: 'undecided', places };
}

function callsOf(name: string, code: string): number[] {
  const call = new RegExp(`(?<![\\w$])(?<!\\b(?:function|def|func|fn) )${name.replace(/\$/g, '\\$')}\\s*\\(`, 'g');
  return [...code.matchAll(call)].map(({ index }) => index);
}
