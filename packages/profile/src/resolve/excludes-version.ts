const comparator = /^(>=|<=|===?|~=|~>|!=|[<>=^~])?v?(\d+(?:\.\d+)*)(?:\.[x*])*$/;

/** Says whether a range, as manifests of any language write it, leaves a version out. What cannot be read leaves nothing out. */
export function excludesVersion(range: string, version: string): boolean {
  const numbers = numbersOf(version);
  if (numbers === undefined) return false;
  return range.split(/\|\|?/).every((all) =>
    all
      .trim()
      .replace(/([<>=~^!])\s+/g, '$1')
      .split(/[\s,]+/)
      .some((one) => leavesOut(one, numbers)),
  );
}

/** Says whether two versions are of different lines of releases, where both tell: the first number of Node.js, the first two of others. */
export function areApart(name: string, a: string, b: string): boolean {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  const telling = name === 'node' ? 1 : 2;
  return first !== undefined && second !== undefined && compared(first.slice(0, telling), second) !== 0;
}

function numbersOf(version: string): number[] | undefined {
  const [, numbers] = /^v?(\d+(?:\.\d+)*)(?:\.[x*])*$/.exec(version.trim()) ?? [];
  return numbers?.split('.').map(Number);
}

function leavesOut(written: string, version: readonly number[]): boolean {
  const [, operator = '=', numbers = ''] = comparator.exec(written) ?? [];
  if (numbers === '') return false;
  const bound = numbers.split('.').map(Number);
  const order = compared(version, bound);
  if (operator === '!=') return false;
  if (operator.startsWith('>')) return order < 0;
  if (operator === '<=') return order > 0;
  if (operator === '<') return order > 0 || (order === 0 && bound.slice(version.length).every((one) => one === 0));
  if (operator.startsWith('=')) return order !== 0;
  const kept = operator === '^' ? bound.findIndex((one) => one > 0) + 1 : bound.length - 1;
  return order < 0 || compared(version, bound.slice(0, Math.max(kept, 1))) !== 0;
}

/** Compares the numbers that both versions have: `22` is any release of 22. */
function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, index) => index < b.length && one !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
