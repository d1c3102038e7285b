import type { Dependency } from '../../findings.ts';

const written =
  /^([A-Za-z0-9](?:[\w.-]{0,98}[A-Za-z0-9])?)\s*(?:\[[^\]]{0,200}\])?\s*\(?((?:[<>=!~^]=?=?\s*[\w.*+!-]+\s*,?\s*){0,6})\)?\s*(?:;.*|@.*|#.*|--hash.*|\\)?$/;

/** Returns the dependency that a line of PEP 508 states, with its name normalised; undefined for anything else. */
export function requirement(line: string, isDev: boolean): Dependency | undefined {
  const [, name, range = ''] = line.length > 500 ? [] : (written.exec(line.trim()) ?? []);
  if (name === undefined) return undefined;
  const plain = range.replace(/\s+/g, '').replace(/,$/, '');
  return {
    ecosystem: 'python',
    name: name.toLowerCase().replace(/[-_.]+/g, '-'),
    range: plain === '' ? undefined : plain,
    isDev,
  };
}
