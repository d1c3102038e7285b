import type { WrittenClaim } from '@regelwerk/claims/written-claim';
import type { Document } from './document.ts';

/** Says whether two lines are sentences of one paragraph, which explain each other. */
export function areOneParagraph(
  [one, other]: readonly [WrittenClaim, WrittenClaim],
  rules: readonly Document[],
): boolean {
  if (one.file !== other.file) return false;
  const [from, to] = [one.line ?? 1, other.line ?? 1].toSorted((a, b) => a - b) as [number, number];
  if (from === to) return true;
  if (to - from > 3) return false;
  const rows = rules.find(({ path }) => path === one.file)?.rows.slice(from, to) ?? [];
  return rows.every((row) => row.trim() !== '' && !/^\s*(?:[-*+>#|]|\d+[.)]|`{3})/.test(row));
}
