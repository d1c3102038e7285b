const table = String.raw`(?:public|private|auth)\.\w+\b(?!\()`;
const patterns = [
  // a clause of a statement that names a table, but no call of a function
  new RegExp(String.raw`\b(?:from|join|into|update|using)\s+(?:only\s+)?${table}`, 'gi'),
  // a fragment that starts with a table
  new RegExp(String.raw`\bsql(?:<[^\`]*>)?\`\s*${table}`, 'g'),
  /\bsql\.table\(/g,
];

/** Returns the lines, from 1, on which a TypeScript source names a table in SQL text instead of to the query builder. */
export function findRawStatements(source: string): number[] {
  const lines = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ index }) => source.slice(0, index).split('\n').length),
  );
  return [...new Set(lines)].sort((one, other) => one - other);
}
