import type { Place } from './place.ts';
import type { Relation } from './relation.ts';

/** Writes it as evidence is written. */
export function placeText({ path: at, symbol, line, toLine, relation }: Place): string {
  const said = relation === undefined ? '' : relationText(relation);
  if (symbol !== undefined) return `${at}#${symbol}${said}`;
  return line === undefined ? `${at}${said}` : `${at}:${line}${toLine === undefined ? '' : `-${toLine}`}${said}`;
}

function relationText(relation: Relation): string {
  if (relation.is === 'has') return ` = ${relation.text}`;
  if (relation.is === 'together') return ` + ${relation.path}`;
  if (relation.is === 'uses') return relation.names.map((name) => ` -> ${name}`).join('');
  if (relation.is === 'files') return `: ${relation.holds}`;
  const { name, holds, of } = relation;
  const count = holds === undefined ? '' : `: ${holds}${of === undefined ? '' : `/${of}`}`;
  return ` -> ${name}${count}`;
}
