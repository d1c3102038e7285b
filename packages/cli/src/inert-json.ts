/** Writes a value as JSON in which nothing acts on a terminal: escapes, and marks that turn lines around, are written as their codes. */
export function inertJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (mark) =>
    mark.split('').reduce((codes, unit) => `${codes}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`, ''),
  );
}
